import type { IconDrawing } from '../../art/icons';
import { creatures } from './creatures';

function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/** An animal with its eye left open, and what else is cut out of it. */
function outlined({ outline, eye: [x, y] }: (typeof creatures)[keyof typeof creatures], cut = '') {
  return { solid: `${outline}${disc(x, y, 1.2)}${cut}` };
}

const TICKET = 'M1 5.5h22v4.2a2.4 2.4 0 0 0 0 4.6v4.2H1v-4.2a2.4 2.4 0 0 0 0-4.6Z';
const BOOKMARK = 'M5.5 1.5h13v21L12 17.2l-6.5 5.3Z';
const rail = '--rail';

export const icons: Record<string, IconDrawing> = {
  golden: {
    solid: 'M2.5 1.5h19v21L12 17.5l-9.5 5ZM12 4.2 5.6 9.8h1.9v5h9v-5h1.9ZM10.8 11h2.4v3.8h-2.4Z',
    tint: '--gold',
  },
  ticket: { solid: `${TICKET}M5.5 10.8v2.4h7.7V16l5.6-4-5.6-4v2.8Z`, tint: rail },
  ticket_back: { solid: `${TICKET}M18.5 10.8v2.4h-7.7V16l-5.6-4 5.6-4v2.8Z`, tint: rail },
  ticket_used: {
    lines: 'M2 6.5h20v3.5a2.2 2.2 0 0 0 0 4v3.5H2V14a2.2 2.2 0 0 0 0-4zM4.5 21.5l15-19',
    tint: rail,
  },
  reservation: { solid: `${BOOKMARK}M8 8v2.7h8V8Z`, tint: rail },
  /** The star of unique cards, struck through. */
  common: {
    lines:
      'M12 3.2l2.6 5.9 6.3.6-4.8 4.2 1.4 6.3L12 16.9l-5.5 3.3 1.4-6.3-4.8-4.2 6.3-.6ZM3.5 21.5l17-19',
  },
  /** Turned over until the next season. */
  reservation_used: {
    lines: 'M6.5 2.5h11V21L12 16.5 6.5 21z',
    solid: 'M9 12.8C7.9 8.6 10 6 15 5.8c.2 5-2.1 7.6-6 7Z',
    tint: rail,
  },
  wagon: {
    lines: 'M3.5 5h17v8.5h-17z',
    solid: `M.5 15.2h23v2.3H.5Z${disc(6.8, 19.4, 2.6)}${disc(17.2, 19.4, 2.6)}`,
    tint: rail,
  },
  visitor: {
    lines: 'M8.5 6.5V3h7v3.5',
    solid:
      'M2.8 6h18.4A1.8 1.8 0 0 1 23 7.8v12.4a1.8 1.8 0 0 1-1.8 1.8H2.8A1.8 1.8 0 0 1 1 20.2V7.8A1.8 1.8 0 0 1 2.8 6ZM6 6v16h1.7V6ZM16.3 6v16H18V6Z',
    tint: rail,
  },
  station: {
    lines: 'M1.5 12 12 2.5 22.5 12M4.5 10v9.5M19.5 10v9.5M1.5 21.5h21',
    solid: `${disc(12, 10.5, 2.7)}M8.8 20.5V15h6.4v5.5Z`,
    tint: rail,
  },
  knoll: {
    lines: 'M1.8 20.5C2.8 13 6.5 9.5 12 9.5S21.2 13 22.2 20.5zM12 9.5V5.5M7 15l-1 2.5M11 13l-1 2.5',
    solid: 'M12 6c-.1-3.3 2.3-5 6.3-4.7C18.2 4.8 15.8 6.7 12 6Z',
    tint: rail,
  },
  train_bag: {
    lines: 'M8 5.8h8',
    solid:
      'M7 1.5h10l-2 4.3H9ZM8.6 7.2h6.8c4 2.8 6.1 6.6 6.1 10.3 0 3.4-3.5 5-9.5 5s-9.5-1.6-9.5-5c0-3.7 2.1-7.5 6.1-10.3ZM7.3 12.2v4.6h9.4v-4.6ZM8.6 18.6a1.3 1.3 0 1 0 2.6 0ZM12.8 18.6a1.3 1.3 0 1 0 2.6 0Z',
    tint: rail,
  },
  power: {
    solid:
      'M12 11.5c3.6 0 7.3 4.6 6.6 8-.6 3-3.8 2.4-6.6 2.4s-6 .6-6.6-2.4c-.7-3.4 3-8 6.6-8ZM8.3 2c2 0 3.1 2 2.9 4.2-.2 2-1.3 3.4-2.8 3.2C6.6 9.2 5.7 7.3 5.9 5.2 6 3.4 6.9 2 8.3 2ZM15.7 2c1.4 0 2.3 1.4 2.4 3.2.2 2.1-.7 4-2.5 4.2-1.5.2-2.6-1.2-2.8-3.2C12.6 4 13.7 2 15.7 2ZM3.3 8c1.6-.3 3 1.1 3.3 2.9.3 1.7-.4 3.2-1.7 3.4-1.5.3-2.9-.9-3.3-2.6C1.2 9.9 1.9 8.3 3.3 8ZM20.7 8c1.4.3 2.1 1.9 1.7 3.7-.4 1.7-1.8 2.9-3.3 2.6-1.3-.2-2-1.7-1.7-3.4.3-1.8 1.7-3.2 3.3-2.9Z',
  },
  archives: {
    solid:
      'M5.5 1.8h13v2h-13ZM3.5 5h17v2.2h-17ZM1.5 8.5h21v4h-21ZM2.8 13.7h18.4v8.5H2.8ZM9 15.7v2.2h6v-2.2Z',
  },
  bats: outlined(creatures.bats),
  cats: outlined(creatures.cats),
  honey_bees: outlined(creatures.honey_bees, 'M7.8 11.5v6.8h2v-6.8ZM12.2 11.5v6.8h2v-6.8Z'),
  snails: outlined(creatures.snails, `${disc(8.8, 14.2, 4.5)}${disc(8.8, 14.2, 2.6)}`),
};
