import type { IconDrawing } from '../../art/icons';
import { outlined } from '../outlined';
import { creatures } from './creatures';

function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

const tint = '--fair';

const animals = Object.fromEntries(
  Object.entries(creatures).map(([id, creature]) => [id, outlined(creature)]),
);

export const icons: Record<string, IconDrawing> = {
  /** A stall with its awning. */
  market: {
    solid:
      'M3.6 2h16.8l3 6.6c0 1.8-1.3 3-2.9 3s-2.8-1.2-2.8-2.6c0 1.4-1.2 2.6-2.8 2.6S12 10.4 12 9c0 1.4-1.2 2.6-2.9 2.6S6.3 10.4 6.3 9c0 1.4-1.2 2.6-2.8 2.6s-2.9-1.2-2.9-3ZM3 13h2.2v5.4h13.6V13H21v9H3Z',
    tint,
  },
  /** A wreath of flowers with its ribbons. */
  garland: {
    solid: ['M10.2 17.6 7.4 23l3-.8 1.6 1.4 1.6-1.4 3 .8-2.8-5.4Z', ...blossoms(6)].join(''),
    tint,
  },
  /** Any one resource, kept for later. */
  wild: {
    solid: `${disc(12, 12, 11)}${disc(12, 12, 9)}${disc(8.7, 8.7, 3)}${disc(15.3, 8.7, 3)}${disc(8.7, 15.3, 3)}${disc(15.3, 15.3, 3)}`,
    tint: '--any',
  },
  /** A chest of point tokens. */
  treasure: {
    solid: `M2 10.5C2 6 4.6 3.5 8 3.5h8c3.4 0 6 2.5 6 7ZM2 12h7v3h6v-3h7v9H2ZM10.5 11h3v2.6h-3Z`,
    tint: '--point',
  },
  ...animals,
};

/** Around the middle of the wreath. */
function blossoms(n: number): string[] {
  return Array.from({ length: n }, (_, i) => {
    const angle = (i * 2 * Math.PI) / n;
    const [x, y] = [12 + 6.6 * Math.sin(angle), 10.2 - 6.6 * Math.cos(angle)];
    const at = (value: number): number => Math.round(value * 10) / 10;
    return disc(at(x), at(y), 3.1) + disc(at(x), at(y), 1.2);
  });
}
