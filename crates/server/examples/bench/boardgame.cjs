// boardgame.io with the same small game as the reference in memory: two players, ten cards each, played in turn, and dealt
// again when both hands are empty. Nobody sees the other's hand. It keeps everything in memory, as it does unless told otherwise.
"use strict";

const { Server } = require("boardgame.io/server");
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const hand = () => [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const deal = () => ({ 0: { hand: hand() }, 1: { hand: hand() } });

function play({ G, playerID }, card) {
  const cards = G.players[playerID].hand;
  const at = cards.indexOf(card);
  if (at < 0) return INVALID_MOVE;
  cards.splice(at, 1);
  if (G.players[0].hand.length + G.players[1].hand.length === 0) G.players = deal();
}

const game = {
  name: "bench",
  setup: () => ({ players: deal() }),
  moves: { play: { move: play, client: false } },
  turn: { minMoves: 1, maxMoves: 1 },
  minPlayers: 2,
  maxPlayers: 2,
  playerView: PlayerView.STRIP_SECRETS,
  disableUndo: true,
};

const server = Server({ games: [game], origins: [/./] });
server.run({ port: 0 }).then(({ appServer }) => {
  const address = `127.0.0.1:${appServer.address().port}`;
  process.stdout.write(`${address}\n`);
});
process.stdin.on("end", () => process.exit(0)).resume();
