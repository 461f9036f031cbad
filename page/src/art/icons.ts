/**
 * Icons on a 24-pixel grid, in one colour. Goods are solid silhouettes, each unlike the others in
 * outline so that they can be told apart at 14 pixels; tools of the page are ink lines.
 */

export interface IconDrawing {
  /** Lines, drawn with a round pen. */
  readonly lines?: string;
  /** Filled silhouettes; overlapping parts are cut out (even-odd). */
  readonly solid?: string;
  /** The custom property that tints it, where it has a colour of its own. */
  readonly tint?: string;
  /** Of a piece: what has the colour of the one whose it is, where the rest is grey. */
  readonly worn?: string;
}

function ring(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
}

const drawings = {
  // Goods and pieces
  twig: {
    lines: 'M3.5 20.5 20 4M9 15 7.6 8.4M13.6 10.4l6.6 1.8',
    solid:
      'M20 4c.4-2.4 2-2.8 3-2.6.3 1.6-.6 3-3 2.6ZM7.6 8.4C5.6 7.3 5.8 5.6 6.5 4.8 8 5.4 8.7 6.7 7.6 8.4Z',
    tint: '--twig',
  },
  resin: {
    solid:
      'M12 1.8C12 1.8 4.6 10.5 4.6 15.2a7.4 7.1 0 0 0 14.8 0C19.4 10.5 12 1.8 12 1.8ZM7.4 15.4c-.3 2.6 1.7 4.3 3.9 4.4-1.6-.9-2.5-2.4-2.3-4.6Z',
    tint: '--resin',
  },
  pebble: {
    solid:
      'M1.8 15.6C1.6 10.6 6.6 5.8 12.6 6.1c5.7.3 10 4.5 9.7 9.3-.2 3.6-4.3 4.5-10.3 4.5-5.9 0-10-.6-10.2-4.3ZM6 12.8c1.2-2.2 3-3.4 5.4-3.7-3.6-.8-6.3 1-7 3.9Z',
    tint: '--pebble',
  },
  berry: {
    lines: 'M7.6 12C8 7.5 10 4.6 14 2.8 14.6 6.5 16 9 17 11.5',
    solid: `${ring(7.2, 16.4, 5.2)}Z${ring(17.4, 15.6, 4.8)}ZM14 2.8c2-2 5.3-1.6 7.4.4-2.3 1.9-5.6 1.8-7.4-.4Z`,
    tint: '--berry',
  },
  point: {
    solid:
      'M12 1.2l2.5 2.5 3.5-.6.6 3.5 3.2 1.5L20.2 12l1.6 3.2-3.2 1.6-.6 3.5-3.5-.6L12 22.8l-2.5-2.5-3.5.6-.6-3.5-3.2-1.6L3.8 12 2.2 8.1l3.2-1.5L6 3.1l3.5.6ZM7.5 16.5l1-1c4.5.8 8-2.3 8-8-5.7 0-8.8 3.5-8 8l-1 1Z',
    tint: '--point',
  },
  any: {
    solid:
      'M11.2 11.2C6 11.6 2 9.8 2.4 6.6 2.6 5 4 4.4 5 4.8 4.6 3.8 5.2 2.6 6.6 2.4 9.8 2 11.6 6 11.2 11.2ZM12.8 11.2C12.4 6 14.2 2 17.4 2.4c1.4.2 2 1.4 1.6 2.4 1-.4 2.4.2 2.6 1.8.4 3.2-3.6 5-8.8 4.6ZM12.8 12.8c5.2-.4 9.2 1.4 8.8 4.6-.2 1.6-1.6 2.2-2.6 1.8.4 1-.2 2.2-1.6 2.4-3.2.4-5-3.6-4.6-8.8ZM11.2 12.8c.4 5.2-1.4 9.2-4.6 8.8-1.4-.2-2-1.4-1.6-2.4-1 .4-2.4-.2-2.6-1.8-.4-3.2 3.6-5 8.8-4.6Z',
    tint: '--any',
  },
  card: {
    solid:
      'M6.5 1.8h11A1.7 1.7 0 0 1 19.2 3.5v17a1.7 1.7 0 0 1-1.7 1.7h-11A1.7 1.7 0 0 1 4.8 20.5v-17A1.7 1.7 0 0 1 6.5 1.8ZM6.8 3.8v7.4h10.4V3.8ZM7.5 14.3h9v-1.5h-9ZM7.5 17.5h6v-1.5h-6Z',
    tint: '--card-icon',
  },
  worker: {
    solid:
      'M7.3 8.2C4.8 6.6 5 2.3 7.6 2.3c1.7 0 2.5 1.7 2.7 3.4h3.4c.2-1.7 1-3.4 2.7-3.4 2.6 0 2.8 4.3.3 5.9.5 1 .6 2.3.1 3.5 2.4 1.8 4 5.2 4 10H3.2c0-4.8 1.6-8.2 4-10-.5-1.2-.4-2.5.1-3.5Z',
  },
  /** One or the other. */
  or: { lines: 'M16.5 2.5 7.5 21.5' },
  /** What a player alone may do. */
  power: {
    solid:
      'M12 11.5c3.6 0 7.3 4.6 6.6 8-.6 3-3.8 2.4-6.6 2.4s-6 .6-6.6-2.4c-.7-3.4 3-8 6.6-8ZM8.3 2c2 0 3.1 2 2.9 4.2-.2 2-1.3 3.4-2.8 3.2C6.6 9.2 5.7 7.3 5.9 5.2 6 3.4 6.9 2 8.3 2ZM15.7 2c1.4 0 2.3 1.4 2.4 3.2.2 2.1-.7 4-2.5 4.2-1.5.2-2.6-1.2-2.8-3.2C12.6 4 13.7 2 15.7 2ZM3.3 8c1.6-.3 3 1.1 3.3 2.9.3 1.7-.4 3.2-1.7 3.4-1.5.3-2.9-.9-3.3-2.6C1.2 9.9 1.9 8.3 3.3 8ZM20.7 8c1.4.3 2.1 1.9 1.7 3.7-.4 1.7-1.8 2.9-3.3 2.6-1.3-.2-2-1.7-1.7-3.4.3-1.8 1.7-3.2 3.3-2.9Z',
  },
  piece: {
    solid:
      'M12 2.2a4.3 4.3 0 0 1 2.7 7.6c2 1.3 3.3 4.9 3.7 8.7h1.8v3.3H3.8v-3.3h1.8c.4-3.8 1.7-7.4 3.7-8.7A4.3 4.3 0 0 1 12 2.2Z',
  },
  deck: {
    lines: 'M9 2.8h10.2a1.3 1.3 0 0 1 1.3 1.3V17',
    solid:
      'M4.8 5.6h10.9A1.3 1.3 0 0 1 17 6.9V21a1.3 1.3 0 0 1-1.3 1.3H4.8A1.3 1.3 0 0 1 3.5 21V6.9a1.3 1.3 0 0 1 1.3-1.3ZM7.4 17c4.6.9 7-1.8 6.3-6.3-4.5-.5-7 1.9-6.3 6.3Z',
  },
  discard: {
    lines: 'M5.5 3.5h13v8M5.5 3.5v17h5M17 14v7M13.6 18l3.4 3.4 3.4-3.4M9 8h6M9 11.5h4',
  },
  hand: {
    lines:
      'M9.5 6.5 6 7.5a1.2 1.2 0 0 0-.8 1.5l3 10.5M9.5 3.5h7v14h-7zM16.5 6.5l3 1a1.2 1.2 0 0 1 .8 1.5l-3 10',
  },

  // The board
  event: {
    lines:
      'M7 4h11.5a2 2 0 0 1 2 2v1.5H17M7 4a2 2 0 0 0-2 2v12.5M17 6v12a2 2 0 0 0 2 2H6.5a2 2 0 0 1 0-4H15M8.5 8.5h5M8.5 12h5',
  },
  city: {
    lines: 'M3 20.5V12l5-4.5 5 4.5v8.5zM13 20.5h8V9.5L17.2 4 13.5 9M6.5 20.5V16h3v4.5M16.5 13h1.5',
  },
  meadow: {
    lines:
      'M3 20c0-4 1-7 1.5-9M7 20c0-5 1-9 3-13M12 20c0-6 .5-8 0-15M16 20c-.5-5-1-7-2-9M20 20c0-4 0-6 1-9M2 20h20',
  },
  trees: { lines: 'M8 21v-4M8 3 3 17h10zM17 21v-3M14.5 12 17 7l4.5 11h-7.5' },
  door: {
    solid:
      'M4.5 22V10a7.5 8 0 0 1 15 0v12ZM7 20.5h10V10a5 5.6 0 0 0-10 0ZM8.3 19.2V10a3.7 4.3 0 0 1 7.4 0v9.2ZM12.8 13.8a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0',
  },
  lock: {
    lines: 'M7.5 10.5V7.5a4.5 4.5 0 0 1 9 0v3',
    solid:
      'M6.3 10h11.4A1.8 1.8 0 0 1 19.5 11.8v8.4A1.8 1.8 0 0 1 17.7 22H6.3a1.8 1.8 0 0 1-1.8-1.8v-8.4A1.8 1.8 0 0 1 6.3 10ZM12 13.5a1.7 1.7 0 0 0-1 3.1V19h2v-2.4a1.7 1.7 0 0 0-1-3.1Z',
  },
  unlock: {
    lines: 'M7.5 10.5V7a4.5 4.5 0 0 1 8.6-1.8',
    solid:
      'M6.3 10h11.4A1.8 1.8 0 0 1 19.5 11.8v8.4A1.8 1.8 0 0 1 17.7 22H6.3a1.8 1.8 0 0 1-1.8-1.8v-8.4A1.8 1.8 0 0 1 6.3 10ZM12 13.5a1.7 1.7 0 0 0-1 3.1V19h2v-2.4a1.7 1.7 0 0 0-1-3.1Z',
  },

  // Seasons and light
  snow: {
    lines:
      'M12 2.5v19M3.8 7.2l16.4 9.6M20.2 7.2 3.8 16.8M9.5 4.5 12 6.5l2.5-2M9.5 19.5l2.5-2 2.5 2M4 10.6l3-1.1-.6-3M20 13.4l-3 1.1.6 3M20 10.6l-3-1.1.6-3M4 13.4l3 1.1-.6 3',
  },
  blossom: {
    solid: `${ring(12, 12, 2.1)}M12 9C9 7.5 8.8 2.5 12 1.8c3.2.7 3 5.7 0 7.2ZM14.9 11.1c.5-3.3 5.2-5.1 6.8-2.3.4 3.2-4.3 4.9-6.8 2.3ZM13.8 14.4c3.3-.6 6.4 3.3 4.3 5.7-2.9 1.4-6-2.6-4.3-5.7ZM10.2 14.4c1.7 3.1-1.4 7.1-4.3 5.7-2.1-2.4 1-6.3 4.3-5.7ZM9.1 11.1C6.6 13.7 1.9 12 2.3 8.8c1.6-2.8 6.3-1 6.8 2.3Z`,
  },
  sun: {
    lines:
      'M12 1.8v2.7M12 19.5v2.7M1.8 12h2.7M19.5 12h2.7M4.8 4.8l1.9 1.9M17.3 17.3l1.9 1.9M19.2 4.8l-1.9 1.9M6.7 17.3l-1.9 1.9',
    solid: `${ring(12, 12, 4.8)}Z`,
  },
  leaf: {
    lines: 'M4 20.5 14 10.5',
    solid:
      'M6.5 17.5C3.5 9 9 3.2 20.6 3.2c.5 11.6-5.8 17.6-14.1 14.3ZM7.9 17.5 15.4 10l-1.4-1.4L6.5 16.1Z',
  },
  moon: { solid: 'M14.5 2.5a9.8 9.8 0 1 0 7 12.8A8.5 8.5 0 0 1 14.5 2.5Z' },

  // Tools of the page
  undo: { lines: 'M8.5 4 4 8.5l4.5 4.5M4.5 8.5H14a6 6 0 0 1 0 12H8' },
  redo: { lines: 'M15.5 4 20 8.5 15.5 13M19.5 8.5H10a6 6 0 0 0 0 12h6' },
  log: { lines: 'M5 3.5h11l3 3v14H5zM8.5 9h7M8.5 12.5h7M8.5 16h4.5' },
  rules: {
    lines:
      'M12 6.5C10 4.5 6.5 4 3 4.5v14c3.5-.5 7 0 9 2 2-2 5.5-2.5 9-2v-14C17.5 4 14 4.5 12 6.5zM12 6.5v14M6 9c1.3 0 2.3.2 3.2.6M6 12.5c1.3 0 2.3.2 3.2.6',
  },
  settings: {
    lines: `M4 7h7M17 7h3M4 17h3M13 17h7${ring(14, 7, 2.6)}${ring(10, 17, 2.6)}`,
  },
  chat: {
    lines:
      'M4 4.5h16a1 1 0 0 1 1 1V16a1 1 0 0 1-1 1h-9l-5 4v-4H4a1 1 0 0 1-1-1V5.5a1 1 0 0 1 1-1zM7.5 9h9M7.5 12.5h5.5',
  },
  send: { lines: 'M3 11.5 21 3.5l-6 17-4-7.5zM11 13 21 3.5' },
  sound: {
    lines: 'M15.5 9a4.5 4.5 0 0 1 0 6M18 6a9 9 0 0 1 0 12',
    solid: 'M3 9h4l5.5-5v16L7 15H3Z',
  },
  silent: { lines: 'M16 9.5l5 5M21 9.5l-5 5', solid: 'M3 9h4l5.5-5v16L7 15H3Z' },
  eye: {
    lines: `M2 12c2.5-4.5 6-7 10-7s7.5 2.5 10 7c-2.5 4.5-6 7-10 7s-7.5-2.5-10-7z${ring(12, 12, 3)}`,
  },
  home: { lines: 'M3 11.5 12 3.5l9 8M5.5 9.5v11h13v-11M10 20.5V14h4v6.5' },
  link: {
    lines:
      'M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7L12 17.7',
  },
  clock: { lines: `${ring(12, 12, 9)}M12 6.5V12l4 2.5` },
  search: { lines: `${ring(10.5, 10.5, 6.5)}M15.3 15.3 21 21` },
  close: { lines: 'M5.5 5.5l13 13M18.5 5.5l-13 13' },
  check: { lines: 'M4 12.8l5.2 5.2L20.5 6' },
  plus: { lines: 'M12 4.5v15M4.5 12h15' },
  minus: { lines: 'M4.5 12h15' },
  warning: { lines: 'M12 3 1.9 20.5h20.2zM12 9.5v5M12 17.5v.1' },
  info: { lines: `${ring(12, 12, 9)}M12 11v5.5M12 7.5v.1` },
  help: { lines: `${ring(12, 12, 9)}M9.3 9.3a2.8 2.8 0 1 1 4 2.6c-.9.5-1.3 1-1.3 2.1M12 17.2v.1` },
  hint: {
    lines:
      'M9.3 17.5c0-2.5-3.3-4-3.3-8a6 6 0 0 1 12 0c0 4-3.3 5.5-3.3 8zM9.8 21h4.4M10 10.5l2 1.5 2-1.5M12 12v5',
  },
  gift: {
    lines: 'M12 7c-1-4-6-5-6-1.8C6 7 9 7 12 7c3 0 6 0 6-1.8C18 2 13 3 12 7Z',
    solid: 'M2.5 7.5h8.3v4.3H2.5ZM13.2 7.5h8.3v4.3h-8.3ZM3.8 13.3h7v9h-7ZM13.2 13.3h7v9h-7Z',
  },
  players: {
    lines: `${ring(8.5, 8, 3.5)}M2 20c0-4.5 2.5-7 6.5-7s6.5 2.5 6.5 7M15 4.7a3.5 3.5 0 0 1 0 6.6M18 13.8c2.5 1 4 3.2 4 6.2`,
  },
  bot: {
    lines: `M4.5 9.5h15v10.5h-15zM12 9.5V5.5M1.8 13v3.5M22.2 13v3.5M9 16.5h6${ring(12, 4, 1.5)}`,
    solid: `${ring(9, 13, 1.3)}Z${ring(15, 13, 1.3)}Z`,
  },
  play: { solid: 'M6.5 3.2v17.6L20.5 12Z' },
  pause: { solid: 'M5.5 3.5h4.5v17H5.5ZM14 3.5h4.5v17H14Z' },
  skip: { solid: 'M4 3.8v16.4L15.5 12ZM16.5 3.8h3.5v16.4h-3.5Z' },
  previous: { lines: 'M15 4.5 7.5 12l7.5 7.5' },
  next: { lines: 'M9 4.5l7.5 7.5L9 19.5' },
  up: { lines: 'M4.5 15.5 12 8l7.5 7.5' },
  down: { lines: 'M4.5 8.5 12 16l7.5-7.5' },
  back: { lines: 'M20.5 12h-16M11 5l-7 7 7 7' },
  more: { solid: `${ring(5, 12, 2)}Z${ring(12, 12, 2)}Z${ring(19, 12, 2)}Z` },
  menu: { lines: 'M3.5 6h17M3.5 12h17M3.5 18h17' },
  share: {
    lines: `${ring(6, 12, 2.8)}${ring(17.5, 5.5, 2.8)}${ring(17.5, 18.5, 2.8)}M8.5 10.6l6.5-3.7M8.5 13.4l6.5 3.7`,
  },
  copy: { lines: 'M8.5 8.5h12v12h-12zM15.5 8.5v-5h-12v12h5' },
  save: { lines: 'M12 3.5v11.5M7 10.5l5 5 5-5M3.5 16v4.5h17V16' },
  open: { lines: 'M12 15.5V4M7 8.5l5-5 5 5M3.5 16v4.5h17V16' },
  edit: { lines: 'M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5' },
  remove: { lines: 'M4 6.5h16M9 6.5v-3h6v3M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6' },
  star: { solid: 'M12 1.8l3.1 6.7 7.3.8-5.4 5 1.5 7.2L12 17.9l-6.5 3.6L7 14.3l-5.4-5 7.3-.8Z' },
  trophy: {
    lines:
      'M7 3.5h10v6a5 5 0 0 1-10 0zM7 5.5H3.5c0 3.5 1.5 5.5 4 5.5M17 5.5h3.5c0 3.5-1.5 5.5-4 5.5M12 14.5v3M7.5 20.5h9c0-2-2-3-4.5-3s-4.5 1-4.5 3z',
  },
  crown: { solid: 'M2.5 7l5 4L12 4l4.5 7 5-4-2 10.5h-15ZM4.5 19h15v2.2h-15Z' },
  chart: { lines: 'M3.5 3.5v17h17M7 15.5l4-5 3.5 3L20 6' },
  filter: { lines: 'M3.5 5h17l-6.5 8v6.5l-4-2V13z' },
  sort: { lines: 'M7 4.5v15M3.5 16 7 19.5l3.5-3.5M13 6h8M13 11h6M13 16h4' },
  language: { lines: `${ring(12, 12, 9)}M3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18` },
  contrast: { lines: ring(12, 12, 9), solid: 'M12 4a8 8 0 0 1 0 16Z' },
  note: { lines: 'M4 4h16v11l-5 5H4zM20 15h-5v5M8 9h8M8 13h5' },
  dice: {
    lines: 'M4.5 4.5h15v15h-15z',
    solid: `${ring(8.7, 8.7, 1.5)}Z${ring(15.3, 15.3, 1.5)}Z${ring(12, 12, 1.5)}Z`,
  },
  ghost: {
    lines: 'M5 21V11a7 7 0 0 1 14 0v10l-2.4-2-2.3 2-2.3-2-2.3 2-2.3-2zM9.5 10.5v1.5M14.5 10.5v1.5',
  },
  offline: {
    lines:
      'M3 3l18 18M5 12.5a10 10 0 0 1 4.5-2.6M2 9a14 14 0 0 1 5-3.2M11 5c4-.3 8 1 11 4M15.5 10.5c1.3.5 2.5 1.2 3.5 2M8.5 16a5 5 0 0 1 6 0M12 19.8v.1',
  },
  key: { lines: `${ring(8, 15.5, 4.5)}M11.3 12.3 20 3.5M16.5 7l3 3` },
  retry: { lines: 'M20 12a8 8 0 1 1-2.5-5.8M20.5 3v4.5H16' },
  expand: { lines: 'M14 4h6v6M20 4l-6.5 6.5M10 20H4v-6M4 20l6.5-6.5' },
} satisfies Record<string, IconDrawing>;

export type IconName = keyof typeof drawings;

export const icons: Readonly<Record<IconName, IconDrawing>> = drawings;

const ofBoxes = new Map<string, IconDrawing>();

/** Take up the icons of a box. */
export function addIcons(brought: Readonly<Record<string, IconDrawing>>): void {
  for (const [name, drawing] of Object.entries(brought)) ofBoxes.set(name, drawing);
}

function isOurs(name: string): name is IconName {
  return Object.hasOwn(drawings, name);
}

/** The drawing of this name; what is not drawn looks like «any». */
export function iconOf(name: string): IconDrawing {
  return isOurs(name) ? drawings[name] : (ofBoxes.get(name) ?? icons.any);
}
