// Tally on boardgame.io, with its defaults (state and log in memory) but without undo: node boardgame.js PORT

import { createRequire } from "node:module";
import { isLegal, play, setup, view } from "./game.js";

const require = createRequire(import.meta.url);
const { Server } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const Tally = {
  name: "tally",
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,
  setup,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, move) => {
      if (!isLegal(G, move)) return INVALID_MOVE;
      play(G, Number(playerID), move);
    },
  },
  playerView: ({ G, ctx, playerID }) => (playerID === null ? {} : view(G, Number(playerID), Number(ctx.currentPlayer))),
};

const server = Server({ games: [Tally], origins: ["*"] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
