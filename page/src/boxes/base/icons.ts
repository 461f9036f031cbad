import type { IconDrawing } from '../../art/icons';

export const icons: Record<string, IconDrawing> = {
  haven: { lines: 'M3 20.5C3 11 7 5 12 5s9 6 9 15.5zM9 20.5v-4a3 3 0 0 1 6 0v4M12 5V2.5' },
  journey: { lines: 'M2.5 20.5 9 8l3.5 6 2.5-4 6.5 10.5zM9 8V3l4 1.5L9 6' },
};
