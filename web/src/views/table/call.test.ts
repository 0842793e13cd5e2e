import { expect, test } from "vitest";

import type { Player } from "$shared/table/desk";
import type { LiveDesk } from "$shared/table/live_desk.svelte";
import type { Facts } from "$shared/texts/facts";

import { celebrates, tellTurn } from "./call";

const say = (key: string, facts: Facts = {}): string => [key, ...Object.values(facts)].join(" ");

function player(seat: number, isMine = false): Player {
  return { seat, name: `P${seat}`, paper: "blue", isBot: false, isMine };
}

function turn(more: Partial<LiveDesk>, winners: number[] = []): LiveDesk {
  const players = [player(0, true), player(1), player(2)];
  const play = { outcome: { winners } };
  return { over: false, players, actors: [1], myTurn: false, own: [0], seat: 0, play, ...more } as unknown as LiveDesk;
}

test.each([
  ["table-call-you", turn({ actors: [0], myTurn: true })],
  ["table-call-other P1", turn({})],
  ["table-call-several 2", turn({ actors: [1, 2] })],
  ["table-call-other P2", turn({ actors: [2], myTurn: true, own: [0, 2], seat: 2 })],
  ["table-call-you_won", turn({ over: true }, [0])],
  ["table-call-won P1", turn({ over: true }, [1])],
  ["table-call-shared P0,P1", turn({ over: true }, [0, 1])],
  ["table-call-over", turn({ over: true }, [])],
])("%s", (expected, desk) => {
  expect(tellTurn(desk, say)).toBe(expected);
});

test.each([
  ["who has won", turn({}, [0]), true],
  ["who has lost", turn({}, [1]), false],
  ["one device with the winner before it", turn({ own: [0, 1] }, [1]), true],
  ["who looks on", turn({ own: [] }, [1]), true],
  ["nobody where nobody has won", turn({ own: [] }, []), false],
])("%s celebrates or not", (_, desk, expected) => {
  expect(celebrates(desk)).toBe(expected);
});
