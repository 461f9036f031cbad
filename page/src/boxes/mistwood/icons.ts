import type { IconDrawing } from '../../art/icons';
import { outlined } from '../outlined';
import { creatures } from './creatures';

const tint = '--mist';

const animals = Object.fromEntries(
  Object.entries(creatures).map(([id, creature]) => [id, outlined(creature)]),
);

export const icons: Record<string, IconDrawing> = {
  /** A web, for what lies in the lair. */
  web: {
    lines:
      'M12 1.5V22.5M2 7 22 17M22 7 2 17M12 6.2 17 9.2V14.8L12 17.8 7 14.8V9.2ZM12 2.6 20.4 7.6V16.4L12 21.4 3.6 16.4V7.6Z',
    tint,
  },
  /** A card with a thread on it. */
  activity: {
    solid:
      'M6.5 1.8h11A1.7 1.7 0 0 1 19.2 3.5v17a1.7 1.7 0 0 1-1.7 1.7h-11A1.7 1.7 0 0 1 4.8 20.5v-17A1.7 1.7 0 0 1 6.5 1.8ZM11.3 3.4v5.3a3 3 0 0 0-2 1.5L7 8.6v1.8l1.8 1.4a3 3 0 0 0 0 1.2L6.6 14v1.6l2.6-1a3.4 3.4 0 0 0 5.6 0l2.6 1V14l-2.2-1a3 3 0 0 0 0-1.2L17 10.4V8.6l-2.3 1.6a3 3 0 0 0-2-1.5V3.4Z',
    tint,
  },
  /** Her level: a crown over a thread. */
  nightweave_level: {
    solid: 'M2.6 5.6 7 9.4 12 2.6l5 6.8 4.4-3.8-1.8 10H4.4ZM4.4 17.6h15.2v3.2H4.4Z',
    tint,
  },
  /** A scroll that is sealed with a knot. */
  plot: {
    solid:
      'M4 2.4h13.4a3 3 0 0 1 3 3V8H17v10.6a3 3 0 0 1-3 3H5.4a3 3 0 0 1-3-3V17H6V5.4a1.6 1.6 0 0 0-2-3ZM8.4 7v1.8h6.2V7ZM8.4 11v1.8h6.2V11ZM10 15.2l1.4 1.4-1.4 1.4 1.2 1.2 1.4-1.4 1.4 1.4 1.2-1.2-1.4-1.4 1.4-1.4-1.2-1.2-1.4 1.4-1.4-1.4Z',
    tint,
  },
  /** A mask. */
  personality: {
    solid:
      'M2 5C5 6.4 8.6 6.6 12 5.2 15.4 6.6 19 6.4 22 5 23 12.6 18.8 20 12 22.4 5.2 20 1 12.6 2 5ZM5.6 10.8c1.4 1.8 3.4 2 4.8.6-1.2-1.4-3.2-1.8-4.8-.6ZM18.4 10.8c-1.6-1.2-3.6-.8-4.8.6 1.4 1.4 3.4 1.2 4.8-.6ZM8.4 16.2c2.2 2 5 2 7.2 0-2.2.6-5 .6-7.2 0Z',
    tint,
  },
  /** A barn, for the Farms of the Pigs. */
  farm_stack: {
    solid:
      'M2 10.4 6 4.4 12 1.6l6 2.8 4 6v11.4H2ZM7.4 12v8h9.2v-8ZM8.6 13h2.2l-2.2 3ZM15.4 13h-2.2l2.2 3ZM12 15.4l3 3.6H9Z',
    tint: '--green',
  },
  ...animals,
};
