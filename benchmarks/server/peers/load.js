// Plays at many tables of one server in its own protocol: node load.js klub|boardgame|colyseus URL GAME
// Reads one order a line ({"do": "open", "tables": 100}, {"do": "play", …}, {"do": "count"}) and answers with one line.

import { createInterface } from "node:readline";
import { drivers } from "./drivers.js";

const AT_ONCE = 16; // tables that are set up at the same time
const [kind, url, game] = process.argv.slice(2);
const tables = [];
let going = null; // the play under way, or null

// One table: who is to move is known from the views, and a move is sent when it is that player's time.
class Table {
  constructor() {
    this.players = [];
    this.views = [null, null];
    this.mover = null; // the seat that may move, once its view has come
    this.sent = 0; // when the last move was sent, while the other player has not seen it
  }

  // Called by the driver with the view of a seat, and whether that seat may move now.
  seen(seat, view, mayMove) {
    this.views[seat] = view;
    if (!mayMove) return;
    this.mover = seat;
    if (this.sent) {
      going.waits.push(performance.now() - this.sent);
      going.flying -= 1;
      this.sent = 0;
      if (going.over && going.flying === 0) going.finish();
      if (!going.over) this.next();
    }
  }

  next() {
    if (!going.gap) {
      this.move();
      return;
    }
    this.due += going.gap;
    const mine = going;
    setTimeout(() => mine.over || this.move(), Math.max(0, this.due - performance.now()));
  }

  move() {
    const seat = this.mover;
    this.mover = null;
    going.flying += 1;
    this.sent = performance.now();
    this.players[seat].move(this.views[seat]);
  }
}

async function open({ tables: count }) {
  const wanted = tables.length + count;
  let next = tables.length;
  const worker = async () => {
    while (next < wanted) {
      const number = next++;
      const table = new Table();
      tables[number] = table;
      await drivers[kind](url, game, table, number);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return count_();
}

// Play for some seconds, `rate` moves a second over all tables (0: as fast as the server answers).
async function play({ seconds, rate }) {
  await new Promise((finish) => {
    going = { waits: [], flying: 0, over: false, gap: rate ? (1000 * tables.length) / rate : 0, finish };
    const now = performance.now();
    for (const [number, table] of tables.entries()) {
      table.due = now - going.gap + (going.gap * number) / tables.length;
      table.next();
    }
    setTimeout(() => {
      going.over = true;
      if (going.flying === 0) finish();
    }, seconds * 1000);
  });
  const waits = going.waits.sort((a, b) => a - b);
  const at = (share) => waits[Math.min(waits.length - 1, Math.floor(share * waits.length))];
  return { moves: waits.length, p50: at(0.5), p99: at(0.99) };
}

function count_() {
  const players = tables.flatMap((table) => table.players);
  const bytes = players.map((player) => player.bytes).filter(Boolean);
  const middle = bytes.sort((a, b) => a - b)[Math.floor(bytes.length / 2)] ?? 0;
  return {
    tables: tables.length,
    connections: players.filter((player) => player.isOpen()).length,
    view_bytes: tables.length ? JSON.stringify(tables[0].views[0]).length : 0,
    message_bytes: middle,
  };
}

const orders = { open, play, count: async () => count_() };
for await (const line of createInterface({ input: process.stdin })) {
  const order = JSON.parse(line);
  console.log(JSON.stringify(await orders[order.do](order)));
}
process.exit(0);
