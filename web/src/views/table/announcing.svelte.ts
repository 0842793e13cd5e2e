/** Says aloud and sounds what happens at the table: moves, whose turn it is, chat. Called while a component is made. */
import { untrack } from "svelte";

import type { Notices } from "$shared/notices.svelte";
import type { Sounds } from "$shared/sound";
import { namedPlayers } from "$shared/table/players";
import type { Talk } from "$shared/table/talk.svelte";
import type { Say } from "$shared/texts/texts.svelte";

import { celebrates, tellTurn } from "./call";
import { lastLapse } from "./lapses";
import type { Sitting } from "./sitting.svelte";

export function announceGame(sitting: Sitting, notices: Notices, sounds: Sounds, say: Say): void {
  const { desk, face } = sitting;
  let moveNumber = desk.moveNumber;
  let turn = "";
  let wasMine = false;

  $effect(() => {
    if (desk.covered !== null || !desk.view) return;
    const events = (desk.view as { events?: unknown[] }).events ?? [];
    const moved = desk.moveNumber > moveNumber;
    moveNumber = desk.moveNumber;
    const said = moved ? face.tell(events, namedPlayers(desk.players), say).map(({ text }) => text) : [];
    const now = tellTurn(desk, say);
    if (now !== turn) said.push(now);
    turn = now;
    const isMine = desk.myTurn;
    const sound =
      desk.over && moved
        ? celebrates(desk)
          ? "win"
          : face.soundOf(events)
        : isMine && !wasMine
          ? "turn"
          : moved
            ? face.soundOf(events)
            : null;
    wasMine = isMine;
    untrack(() => {
      if (said.length) notices.announce(said.join(" "));
      if (sound) sounds.play(sound);
    });
  });

  let lapse = sitting.seenLapse;
  $effect(() => {
    const last = lastLapse(desk.play.lapses, desk.own);
    const isNew = last > lapse;
    lapse = last;
    const events = last === desk.moveNumber ? ((desk.view as { events?: unknown[] } | null)?.events ?? []) : [];
    const what = isNew ? face.tell(events, namedPlayers(desk.players), say).map(({ text }) => text) : [];
    untrack(() => {
      if (!isNew) return;
      notices.show("plain", { title: say("table-lapsed"), text: what.join(" ") || say("table-lapsed.text") });
    });
  });

  let declined = desk.play.declined?.number ?? 0;
  let practice = desk.play.practice ?? false;
  $effect(() => {
    const { play, seats, over } = desk;
    const no = play.declined;
    const isNew = no !== undefined && no !== null && no.number > declined;
    declined = no?.number ?? declined;
    const hasBegun = play.practice === true && !practice && !over;
    practice = play.practice ?? false;
    const name = isNew ? (seats.find(({ who }) => who === no.who)?.name ?? "") : "";
    untrack(() => {
      if (isNew) notices.show("plain", { title: say("table-undo-declined", { player: name }) });
      else if (hasBegun) notices.show("plain", { title: say("table-practice-begun") });
    });
  });

  announceTalk(sitting.talk, notices, sounds, say);
}

/** Says aloud what others say. */
export function announceTalk(talk: Talk, notices: Notices, sounds: Sounds, say: Say): void {
  $effect(() => {
    const lines = talk.fresh;
    untrack(() => {
      if (lines.length === 0) return;
      const texts = lines.map(({ name, text, sign }) =>
        say("table-chat-line", { name, text: text ?? say(`table-reaction-${sign ?? "wave"}`) }),
      );
      notices.announce(texts.join(" "));
      sounds.play("chat");
    });
  });
}
