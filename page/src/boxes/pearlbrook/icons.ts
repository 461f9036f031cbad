import type { IconDrawing } from '../../art/icons';

function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

const SCALLOP =
  'M9.4 22.8L5.2 15.6C0.6 16 1 9.4 5.5 10.3C1.9 7.5 6.7 3 9.3 6.7C8.7 2.2 15.3 2.2 14.7 6.7C17.3 3 22.1 7.5 18.5 10.3C23 9.4 23.4 16 18.8 15.6L14.6 22.8Z';
const pearl = '--pearl';

export const icons: Record<string, IconDrawing> = {
  /** A shell with a ball in it: a bare circle is the sign of production. */
  pearl: { solid: `${SCALLOP}${disc(12, 13.4, 4.8)}${disc(12, 13.4, 3)}`, tint: pearl },
  /** A cut stone. */
  adornment: {
    solid:
      'M6 2.3h4.4L7.5 8.3H1.8ZM18 2.3h-4.4l2.9 6h5.7ZM12 3.2l2.7 5.1H9.3ZM1.9 9.9h5.5l3.2 9.8ZM22.1 9.9h-5.5l-3.2 9.8ZM9.1 9.9h5.8L12 22Z',
    tint: pearl,
  },
  wonder: {
    solid:
      'M10.6 3.4a1.9 1.9 0 1 1 2.8 0c4.6.6 7.1 4.3 7.1 9v7h1.7V22h-7.4v-8.3a2.8 2.8 0 0 0-5.6 0V22H1.8v-2.6h1.7v-7c0-4.7 2.5-8.4 7.1-9Z',
    tint: pearl,
  },
  river: {
    lines:
      'M1.5 6c1.8-2.6 4.2-2.6 7 0s5.2 2.6 7 0 4.2-2.6 7 0M1.5 12.2c1.8-2.6 4.2-2.6 7 0s5.2 2.6 7 0 4.2-2.6 7 0M1.5 18.4c1.8-2.6 4.2-2.6 7 0s5.2 2.6 7 0 4.2-2.6 7 0',
    tint: '--river',
  },
  shoal: {
    lines: 'M1.5 20.5c1.8-2.2 4.2-2.2 7 0s5.2 2.2 7 0 4.2-2.2 7 0',
    solid: `M9 17.5 4.5 9.8Q3.2 5.8 7 5.6 7.6 2 11.2 3.6 12 2.8 12.8 3.6 16.4 2 17 5.6 20.8 5.8 19.5 9.8L15 17.5Z${disc(12, 10.8, 3.6)}${disc(12, 10.8, 2.1)}`,
    tint: '--river',
  },
  /** Cards of as many types. */
  different_types: {
    solid: `${disc(6.2, 6.8, 5)}M13.2 2h9.2v9.2h-9.2ZM12 12.6 18 22.5H6Z`,
  },
  /** A frog, seen from the front. */
  ambassador: {
    solid: `M12 5.3c.8 0 1.4.1 1.9.2a3.5 3.5 0 0 1 6.7 1c1.4 1.3 2 3.2 1.4 4.9-.6 1.6-2 2.6-3.6 3.1 1.7.8 3 2.2 3.4 4l1.7 1.9-1.3 1.8h-5.4l-.8-1.7H8l-.8 1.7H1.8L.5 20.4l1.7-1.9c.4-1.8 1.7-3.2 3.4-4-1.6-.5-3-1.5-3.6-3.1-.6-1.7 0-3.6 1.4-4.9a3.5 3.5 0 0 1 6.7-1c.5-.1 1.1-.2 1.9-.2ZM5.6 11c3.9 2.7 8.9 2.7 12.8 0l.5 1.2c-4.2 3-9.6 3-13.8 0Z${disc(6.8, 6.6, 1.4)}${disc(17.2, 6.6, 1.4)}`,
  },
};
