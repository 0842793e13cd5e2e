/** The keys of a table, whatever is played there. */
import { Keymap } from "$shared/keyboard/keymap";

/** Letters for what the words on the buttons say; Arabic and Persian have a question mark of their own. */
export const TABLE_KEYS = new Keymap({
  chat: ["c"],
  log: ["l"],
  undo: ["u"],
  hint: ["h"],
  rules: ["r"],
  menu: ["m"],
  keys: ["?", "؟"],
});
