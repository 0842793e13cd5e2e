// Tally on Colyseus: a room a table, a message a view; no state patches, so that no timer runs: node colyseus.js PORT

import { createServer } from "node:http";
import { Room, Server } from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { isLegal, play, setup, view } from "./game.js";

class Tally extends Room {
  maxClients = 2;
  patchRate = null;

  onCreate() {
    this.game = setup();
    this.turn = 0;
    this.log = [];
    this.seats = [];
    this.onMessage("mark", (client, move) => {
      const seat = this.seats.indexOf(client);
      if (seat !== this.turn || !isLegal(this.game, move)) {
        client.send("refused", move);
        return;
      }
      play(this.game, seat, move);
      this.log.push({ seat, move, at: Date.now() });
      this.turn = 1 - seat;
      this.show();
    });
    this.onMessage("look", () => this.show());
  }

  onJoin(client) {
    this.seats.push(client);
  }

  show() {
    this.seats.forEach((client, seat) => client.send("view", view(this.game, seat, this.turn)));
  }
}

const server = new Server({ transport: new WebSocketTransport({ server: createServer() }), greet: false });
server.define("tally", Tally);
await server.listen(Number(process.argv[2]));
console.log("ready");
