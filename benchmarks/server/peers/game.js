// Tally, the small game of this benchmark, for the peers' servers: the same rules as in tally.py.

export const CELLS = 50;
const HAND = 28;
const SUITS = ["amber", "coral", "lilac", "olive"];
const REMEMBERED = 5;

const below = (limit) => Math.floor(Math.random() * limit);

export function setup() {
  return {
    cells: new Array(CELLS).fill(0),
    hands: [0, 1].map(() => Array.from({ length: HAND }, () => `${SUITS[below(SUITS.length)]}${1 + below(9)}`)),
    events: [],
  };
}

export function isLegal(state, { cell, digit }) {
  return (
    Number.isInteger(cell) && cell >= 0 && cell < CELLS &&
    Number.isInteger(digit) && digit >= 1 && digit <= 9 &&
    state.cells[cell] !== digit
  );
}

// Changes the state in place (boardgame.io hands in a draft of its own).
export function play(state, seat, { cell, digit }) {
  state.cells[cell] = digit;
  state.events.push({ seat, cell, digit });
  if (state.events.length > REMEMBERED) state.events.shift();
}

export function view(state, seat, turn) {
  return { seat, turn, cells: state.cells, hand: state.hands[seat], events: state.events };
}
