/** Signs on the cards: when each works, and what it has to do with. */

import type { IconDrawing } from '../../art/icons';

function ring(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

export const icons: Readonly<Record<string, IconDrawing>> = {
  /** Every morning. */
  young_morning: {
    lines: 'M19.5 12a7.5 7.5 0 1 1-2.6-5.7M20 3v5h-5',
  },
  /** When a friend comes. */
  young_friend: {
    solid:
      'M12 1.8a4.6 4.6 0 0 1 2.9 8.2c3.4.5 6.3 1.9 6.3 3.9 0 1.4-1.6 2-3.6 2l2.2 6.3h-5.6L12 19.6l-2.2 2.6H4.2l2.2-6.3c-2 0-3.6-.6-3.6-2 0-2 2.9-3.4 6.3-3.9A4.6 4.6 0 0 1 12 1.8Z',
  },
  /** Once. */
  young_bolt: { solid: 'M14.5 1.5 4 13.8h6.2L8.2 22.5 20 9.2h-6.6Z' },
  /** Whenever something happens. */
  young_bell: {
    solid: `M12 2.2c1 0 1.7.7 1.7 1.6 2.9.8 4.6 3.2 4.6 6.4 0 4 .9 5.2 2.4 6.8H3.3c1.5-1.6 2.4-2.8 2.4-6.8 0-3.2 1.7-5.6 4.6-6.4 0-.9.7-1.6 1.7-1.6Z${ring(12, 20, 2.3)}`,
  },
  /** At the end; and the parades. */
  young_flag: {
    lines: 'M5 22.5V2.5',
    solid: 'M6 3.2c4-2.2 7 1.8 14.5-.2l-3.2 5.2 3.2 5.3c-7.5 2-10.5-2-14.5.2Z',
  },
  young_house: { solid: 'M12 2 1.5 11.2h3V22h5.2v-6.8h4.6V22h5.2V11.2h3Z' },
  young_swap: { lines: 'M4 8.5h14.5M14.5 4.2 19 8.5l-4.5 4.3M20 16H5.5M9.5 11.8 5 16l4.5 4.2' },
  young_die: {
    solid: `M5.5 2.5h13a3 3 0 0 1 3 3v13a3 3 0 0 1-3 3h-13a3 3 0 0 1-3-3v-13a3 3 0 0 1 3-3Z${ring(7.6, 7.6, 1.9)}${ring(16.4, 7.6, 1.9)}${ring(12, 12, 1.9)}${ring(7.6, 16.4, 1.9)}${ring(16.4, 16.4, 1.9)}`,
  },
};
