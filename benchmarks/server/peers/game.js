// Tally, the small game of this benchmark, for the peers' servers: the same rules as in tally.py.

export const CELLS = 100;
const HAND = 40;
const REMEMBERED = 5;

export function setup() {
  return {
    cells: new Array(CELLS).fill(0),
    hands: [0, 1].map(() => Array.from({ length: HAND }, () => 10 + Math.floor(Math.random() * 90))),
    last: [],
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
  state.last.push({ seat, cell, digit });
  if (state.last.length > REMEMBERED) state.last.shift();
}

export function view(state, seat, turn) {
  return { seat, turn, cells: state.cells, hand: state.hands[seat], last: state.last };
}
