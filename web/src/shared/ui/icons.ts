/** The icons: 24 × 24, drawn with a round pen 2.2 wide; `solid` parts are filled. */

export interface Drawing {
  line?: string;
  solid?: string;
}

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const box = (x: number, y: number, width: number, height: number, r: number): string => {
  const [w, h] = [width - 2 * r, height - 2 * r];
  const corner = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}Z`;
};

const dot = (x: number, y: number): string => circle(x, y, 1.3);

export const ICONS = {
  // Ways through the page
  back: { line: "m14.5 5-7 7 7 7" },
  next: { line: "m9.5 5 7 7-7 7" },
  up: { line: "m6 14.5 6-6 6 6" },
  down: { line: "m6 9.5 6 6 6-6" },
  menu: { line: "M4 6.5h16M4 12h16M4 17.5h16" },
  more: { solid: circle(5, 12, 1.9) + circle(12, 12, 1.9) + circle(19, 12, 1.9) },
  x: { line: "m6 6 12 12M18 6 6 18" },
  check: { line: "m5 12.5 4.5 5L19 7" },
  plus: { line: "M12 5v14M5 12h14" },
  minus: { line: "M5 12h14" },
  search: { line: `${circle(10.5, 10.5, 6.5)}M15.3 15.3 20.5 20.5` },
  home: { line: "M4 11 12 4l8 7M6 9.5V19.5h12V9.5M10 19.5v-5h4v5" },
  door: { line: "M13.5 3.5H5.5v17h8M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5" },
  link: {
    line: "M10 14 14 10M8.5 10.5l-3 3a4 4 0 0 0 5.6 5.6l2.4-2.4M15.5 13.5l3-3a4 4 0 0 0-5.6-5.6l-2.4 2.4",
  },
  share: { line: "M12 15V3.5M7.5 8 12 3.5 16.5 8M5 12.5v7h14v-7" },
  copy: { line: `${box(8.5, 8.5, 12, 12, 2.5)}M15.5 5.5v-.5a2 2 0 0 0-2-2h-8a2 2 0 0 0-2 2v8.5a2 2 0 0 0 2 2h.5` },
  download: { line: "M12 3.5V15M7.5 10.5 12 15l4.5-4.5M5 16.5v3.5h14v-3.5" },
  upload: { line: "M12 15V3.5M7.5 8 12 3.5 16.5 8M5 16.5v3.5h14v-3.5" },
  qr: {
    line: `${box(3.5, 3.5, 6, 6, 1)}${box(14.5, 3.5, 6, 6, 1)}${box(3.5, 14.5, 6, 6, 1)}`,
    solid: `${dot(6.5, 6.5)}${dot(17.5, 6.5)}${dot(6.5, 17.5)}${dot(14.3, 14.3)}${dot(20, 14.3)}${dot(17.2, 17.2)}${dot(14.3, 20)}${dot(20, 20)}`,
  },

  // People and talk
  person: { line: "M12 3.5a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6" },
  people: {
    line: "M9 4.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM2.5 19.5c.5-3.5 3-5.3 6.5-5.3s6 1.8 6.5 5.3M15.5 4.8a3.5 3.5 0 0 1 0 6.5M18 14.6c2 .8 3.2 2.5 3.5 4.9",
  },
  bot: {
    line: `${box(4, 8, 16, 11.5, 3.5)}M12 8V4.5M9 12.8v1.4M15 12.8v1.4M1.8 12.5v3M22.2 12.5v3${circle(12, 3.5, 1.2)}`,
  },
  chat: { line: "M4 5.5h16v11h-9L6.5 20v-3.5H4ZM8 9.5h8M8 12.8h5" },
  send: { line: "M20.5 3.5 3.5 10.5l6.5 3.5 3.5 6.5ZM10 14l4.5-4.5" },
  smile: { line: `${circle(12, 12, 9)}M8.3 14.2c1 1.7 2.2 2.4 3.7 2.4s2.7-.7 3.7-2.4M9 9.2v.6M15 9.2v.6` },
  crown: { line: "M4 18.5 3 7.5l5 4L12 5l4 6.5 5-4-1 11Z" },
  pass: { line: `${box(7, 2.5, 10, 16, 2.5)}M3 15.5c0 4 4 6 9 6s9-2 9-6M18.2 17l2.8-2 1.8 2.8` },
  pencil: { line: "M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19ZM13.5 7l3.5 3.5" },
  bell: { line: "M6 16.5v-6a6 6 0 0 1 12 0v6l1.5 1.5h-15ZM10.3 20.8c.9.6 2.5.6 3.4 0" },

  // The table
  book: {
    line: "M12 6.5C9.5 4.5 6.5 4.5 3.5 5v13.5c3-.5 6-.5 8.5 1.5 2.5-2 5.5-2 8.5-1.5V5c-3-.5-6-.5-8.5 1.5ZM12 6.5V20",
  },
  undo: { line: "M4.5 12a7.5 7.5 0 1 1 2.5 5.6M4 6.5V12h5.5" },
  redo: { line: "M19.5 12a7.5 7.5 0 1 0-2.5 5.6M20 6.5V12h-5.5" },
  play: { line: "M7 4.5v15l12.5-7.5Z", solid: "M7 4.5v15l12.5-7.5Z" },
  pause: { line: "M8.5 5v14M15.5 5v14" },
  forward: { line: "M4 5.5v13l7.5-6.5ZM12.5 5.5v13L20 12Z" },
  first: { line: "M18.5 5.5v13L8.5 12ZM5.5 5.5v13" },
  last: { line: "M5.5 5.5v13l10-6.5ZM18.5 5.5v13" },
  flag: { line: "M5.5 21V4M5.5 4.5c4-2.5 8 2.5 13 0v9.5c-5 2.5-9-2.5-13 0" },
  bulb: { line: "M9 17.5c0-2.5-3.5-3.7-3.5-8a6.5 6.5 0 0 1 13 0c0 4.3-3.5 5.5-3.5 8ZM10 21h4" },
  log: { line: "M9 6h11M9 12h11M9 18h11", solid: dot(4.5, 6) + dot(4.5, 12) + dot(4.5, 18) },
  clock: { line: `${circle(12, 12, 9)}M12 6.8V12l3.5 2.5` },
  sort: { line: "M7 4v16M3.5 16.5 7 20l3.5-3.5M17 20V4M13.5 7.5 17 4l3.5 3.5" },
  fit: { line: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5M9 9h6v6H9Z" },
  target: { line: `${circle(12, 12, 7)}M12 2.5v4M12 17.5v4M2.5 12h4M17.5 12h4` },
  trophy: {
    line: "M7.5 4h9v6a4.5 4.5 0 0 1-9 0ZM7.5 5.5h-4c0 3.5 1.5 5 4 5.3M16.5 5.5h4c0 3.5-1.5 5-4 5.3M12 14.5V20M8 20.5h8",
  },
  chart: { line: "M4 4v16h16M7.5 15l4-5 3 2.5 4.5-6" },
  shield: { line: "M12 3 4.5 6v5.5c0 4.5 3 7.7 7.5 9.5 4.5-1.8 7.5-5 7.5-9.5V6ZM8.8 12l2.4 2.5 4-4.8" },
  lock: { line: `${box(5, 10.5, 14, 10, 2.5)}M8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2` },
  trash: { line: "M4.5 6.5h15M9 6.5V4h6v2.5M6.5 6.5l1 13.5h9l1-13.5M10.3 10.5v5.5M13.7 10.5v5.5" },
  swap: { line: "M4 8.5h15M15.5 5 19 8.5 15.5 12M20 15.5H5M8.5 12 5 15.5 8.5 19" },

  // Settings
  sliders: { line: `M4 7h8.8M17.2 7H20M4 17h2.8M11.2 17H20${circle(15, 7, 2.2)}${circle(9, 17, 2.2)}` },
  globe: { line: `${circle(12, 12, 9)}M3.5 12h17M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9S9 6 12 3Z` },
  moon: { line: "M20 14.5A8.5 8.5 0 1 1 10.5 4a7 7 0 0 0 9.5 10.5Z" },
  sun: {
    line: `${circle(12, 12, 4)}M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4`,
  },
  eye: {
    line: `M2.5 12c2.4-4.3 5.6-6.5 9.5-6.5s7.1 2.2 9.5 6.5c-2.4 4.3-5.6 6.5-9.5 6.5S4.9 16.3 2.5 12Z${circle(12, 12, 2.8)}`,
  },
  "eye-off": {
    line: "M9.5 5.9a9 9 0 0 1 2.5-.4c3.9 0 7.1 2.2 9.5 6.5a17 17 0 0 1-2.7 3.6M15.5 17.7c-1.1.5-2.3.8-3.5.8-3.9 0-7.1-2.2-9.5-6.5 1.2-2.1 2.6-3.7 4.1-4.8M4 4l16 16",
  },
  sound: { line: "M3.5 9.5v5H7l5 4V5.5l-5 4ZM15.5 9c1.3 1.7 1.3 4.3 0 6M18.3 6.5c2.8 3.2 2.8 7.8 0 11" },
  mute: { line: "M3.5 9.5v5H7l5 4V5.5l-5 4ZM16 9.5l5 5M21 9.5l-5 5" },
  "full-screen": { line: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" },
  "small-screen": { line: "M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5" },
  screen: { line: `${box(2.5, 4, 19, 12.5, 2)}M12 16.5v4M7.5 20.5h9` },
  phone: { line: `${box(6.5, 2.5, 11, 19, 2.5)}M11 18h2` },
  install: {
    line: "M12 3v9.5M8 9l4 4 4-4M8 4.5H5.5a2 2 0 0 0-2 2v8.5a2 2 0 0 0 2 2h13a2 2 0 0 0 2-2V6.5a2 2 0 0 0-2-2H16M8 20.5h8",
  },

  // How things stand
  info: { line: `${circle(12, 12, 9)}M12 11v5.5`, solid: dot(12, 7.6) },
  help: {
    line: `${circle(12, 12, 9)}M9.3 9.5c.2-1.7 1.3-2.6 2.8-2.6 1.6 0 2.8 1 2.8 2.5 0 2.2-2.9 2.2-2.9 4.6`,
    solid: dot(12, 17.2),
  },
  warn: { line: "M12 4 2.8 19.5h18.4ZM12 10v4", solid: dot(12, 16.9) },
  wifi: { line: "M2.5 9.5c5.5-5.2 13.5-5.2 19 0M6 13.2c3.5-3.3 8.5-3.3 12 0", solid: circle(12, 18, 1.9) },
  "wifi-off": {
    line: "M2.5 9.5c1.8-1.7 3.8-2.8 5.9-3.4M12.5 5.6c3.3.1 6.3 1.4 9 3.9M6 13.2c1.2-1.1 2.5-1.9 3.9-2.3M15.6 11.4c.9.4 1.7 1 2.4 1.8M4 3.5l16.5 17",
    solid: circle(12, 18, 1.9),
  },
} as const satisfies Record<string, Drawing>;

export type IconName = keyof typeof ICONS;
