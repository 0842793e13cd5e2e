// How to sit down at a table of each server, see own views and move. A player has move(view), isOpen() and bytes, the
// size of the last message with a view.

import { Client } from "@colyseus/sdk";
import { io } from "socket.io-client";
import { WebSocket } from "ws";
import { CELLS } from "./game.js";

export const drivers = { klub, boardgame, colyseus };

// A legal move of Tally, from a view.
function mark({ cells }) {
  const cell = Math.floor(Math.random() * CELLS);
  return { cell, digit: 1 + ((cells[cell] + Math.floor(Math.random() * 8)) % 9) };
}

async function ask(url, body, headers = {}) {
  const response = await fetch(url, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", ...headers },
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response;
}

// Klub: people by cookie, a table by HTTP, then a socket each.
async function klub(url, game, table, number) {
  const cookies = [];
  for (const seat of [0, 1]) {
    const me = await ask(`${url}/api/me`, { name: `Player ${number}.${seat}`, color: "red" });
    cookies.push(me.headers.get("set-cookie").split(";")[0]);
  }
  const made = await ask(`${url}/api/tables`, { game, seats: 2 }, { cookie: cookies[0] });
  const { table: id } = await made.json();
  await Promise.all(cookies.map((cookie, seat) => klubPlayer(url, id, cookie, table, seat)));
}

function klubPlayer(url, id, cookie, table, seat) {
  const socket = new WebSocket(`${url.replace("http", "ws")}/live/${id}`, {
    headers: { cookie },
    perMessageDeflate: false,
  });
  const player = { bytes: 0, move, isOpen: () => socket.readyState === WebSocket.OPEN };
  table.players[seat] = player;
  let nonce = 0;
  let seen = 0;
  let asked = "";
  const send = (command) => socket.send(JSON.stringify({ ...command, nonce: `${seat}.${nonce++}`, seen }));
  // A command that a phase of the table asks for once.
  const once = (why, command) => {
    if (asked !== why) send(command);
    asked = why;
  };

  function move({ view, moves }) {
    const chosen = moves === null ? mark(view) : moves[Math.floor(Math.random() * moves.length)];
    send({ do: "move", seat, move: chosen });
  }

  return new Promise((resolve, reject) => {
    socket.on("error", reject);
    socket.on("message", (data) => {
      const message = JSON.parse(data);
      if (message.event === "refused") throw new Error(`Klub refused: ${data}`);
      if (message.event !== "snapshot") return;
      seen = message.number;
      const { phase, seats, play } = message;
      if (phase === "waiting") {
        if (!seats[seat].mine) once(`sit ${play}`, { do: "sit", seat });
        else if (!seats[seat].ready) once(`ready ${message.series.length}`, { do: "ready" });
      } else if (phase === "over") {
        if (seat === 0) once(`rematch ${message.series.length}`, { do: "rematch" });
      } else {
        player.bytes = data.length;
        table.seen(seat, play.views[0], play.actors.includes(seat));
        resolve();
      }
    });
  });
}

// boardgame.io: a match and its players by HTTP, then socket.io in the form its own client speaks.
async function boardgame(url, game, table) {
  const made = await ask(`${url}/games/${game}/create`, { numPlayers: 2 });
  const { matchID } = await made.json();
  for (const seat of [0, 1]) {
    const playerID = String(seat);
    const joined = await ask(`${url}/games/${game}/${matchID}/join`, { playerID, playerName: `Player ${seat}` });
    const { playerCredentials: credentials } = await joined.json();
    await boardgamePlayer(`${url}/${game}`, matchID, playerID, credentials, table);
  }
}

function boardgamePlayer(url, matchID, playerID, credentials, table) {
  const socket = io(url, { transports: ["websocket"], forceNew: true, perMessageDeflate: false });
  const seat = Number(playerID);
  let state = null;
  const player = { bytes: 0, move, isOpen: () => socket.connected };
  table.players[seat] = player;

  function move(view) {
    const payload = { type: "mark", args: [mark(view)], playerID, credentials };
    socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, matchID, playerID);
  }

  function take(next) {
    state = next;
    table.seen(seat, next.G, next.ctx.currentPlayer === playerID);
  }

  return new Promise((resolve, reject) => {
    socket.on("connect_error", reject);
    socket.on("connect", () => {
      socket.io.engine.on("packet", ({ type, data }) => {
        if (type === "message" && data.includes('"cells"')) player.bytes = data.length;
      });
      socket.emit("sync", matchID, playerID, credentials, 2);
    });
    socket.on("update", (_, next) => take(next));
    socket.on("sync", (_, { state: next }) => {
      take(next);
      resolve();
    });
  });
}

// Colyseus: its own client.
async function colyseus(url, game, table) {
  const client = new Client(url.replace("http", "ws"));
  const rooms = [await client.create(game)];
  rooms.push(await client.joinById(rooms[0].roomId));
  const shown = rooms.map((room, seat) => colyseusPlayer(room, table, seat));
  rooms[0].send("look");
  await Promise.all(shown);
}

function colyseusPlayer(room, table, seat) {
  const socket = room.connection.transport.ws;
  const player = { bytes: 0, move: (view) => room.send("mark", mark(view)), isOpen: () => room.connection.isOpen };
  table.players[seat] = player;
  socket.addEventListener("message", ({ data }) => {
    player.bytes = data.byteLength ?? data.length;
  });
  return new Promise((resolve) => {
    room.onMessage("refused", (move) => {
      throw new Error(`Colyseus refused: ${JSON.stringify(move)}`);
    });
    room.onMessage("view", (view) => {
      table.seen(seat, view, view.turn === seat);
      resolve();
    });
  });
}
