import { describe, expect, it } from "vitest";

import type { LessonState } from "$generated/http";

import { OFFLINE, Refused } from "../wire/refused";
import { LessonDesk, type Teacher } from "./lesson_desk.svelte";

/** A lesson of numbers: odd ones are refused, a refusal followed by 4 is the goal, and 8 ends everything. */
const teach: Teacher = async (tries) => {
  const even = tries.filter((each) => Number(each) % 2 === 0);
  const odd = tries.findIndex((each) => Number(each) % 2 !== 0);
  const last = tries.at(-1);
  const isOdd = last !== undefined && Number(last) % 2 !== 0;
  return {
    view: even,
    moves: even.includes(8) ? [] : [2, 4, 8],
    worth: null,
    reached: odd >= 0 && tries.slice(odd).includes(4),
    refused: isOdd ? { code: "toy/odd", facts: { number: last } } : null,
  } as LessonState;
};

async function begin(teacher: Teacher = teach): Promise<LessonDesk> {
  return new LessonDesk(teacher, [], await teach([]));
}

describe("LessonDesk", () => {
  it("shows its moves as films where there are any", async () => {
    const shown: unknown[] = [];
    const projector = (tries: unknown[]): Promise<ArrayBuffer> => {
      shown.push(tries);
      return Promise.resolve(new ArrayBuffer(0));
    };
    const desk = new LessonDesk(teach, [], await teach([]), projector);
    await desk.move(2);
    await desk.film!();

    expect(shown).toEqual([[2]]);
    expect((await begin()).film).toBeUndefined();
  });

  it("goes from position to position", async () => {
    const desk = await begin();

    expect(await desk.move(2)).toBeNull();
    expect([desk.view, desk.moveNumber, desk.reached, desk.canMove]).toEqual([[2], 1, false, true]);
  });

  it("leaves everything as it is when a move is refused, and says why", async () => {
    const desk = await begin();
    const why = await desk.move(3);

    expect(why).toMatchObject({ code: "toy/odd", facts: { number: 3 } });
    expect([desk.view, desk.moveNumber, desk.refusals, desk.refusal]).toEqual([[], 0, 1, why]);
  });

  it("counts a question as a try, a legal one not", async () => {
    const desk = await begin();

    expect(await desk.whyNot(2)).toBeNull();
    expect(desk.refusals).toBe(0);
    expect(await desk.whyNot(5)).toMatchObject({ code: "toy/odd" });
    await desk.move(4);
    expect([desk.reached, desk.canMove]).toEqual([true, false]);
  });

  it("tells only the last of several refusals in a row", async () => {
    const told: unknown[][] = [];
    const desk = await begin((tries) => {
      told.push(tries);
      return teach(tries);
    });
    for (const odd of [1, 3, 5]) await desk.whyNot(odd);
    await desk.move(4);

    expect(told.at(-1)).toEqual([5, 4]);
  });

  it("is lost when no move is left before the goal", async () => {
    const desk = await begin();
    await desk.move(8);

    expect([desk.isLost, desk.canMove]).toEqual([true, false]);
    expect(await desk.move(4)).toBeNull();
    expect(desk.view).toEqual([8]);
  });

  it("is lost before the teacher stops listening", async () => {
    const desk = await begin();
    for (let count = 0; count < 40; count++) await desk.move(2);

    expect([desk.isLost, desk.moveNumber]).toEqual([true, 30]);
  });

  it("changes nothing while the server cannot be reached", async () => {
    const desk = await begin(() => Promise.reject(new Refused(OFFLINE)));

    expect(await desk.move(2)).toMatchObject({ code: OFFLINE });
    expect([desk.moveNumber, desk.canMove, desk.refusal?.code]).toEqual([0, true, OFFLINE]);
    expect(await desk.whyNot(3)).toBeNull();
  });
});
