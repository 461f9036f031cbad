import { finds } from '../../../art/emblems/finds';
import * as m from '../../../art/emblems/masonry';
import { d, oval, paint, type Emblem, type Pen } from '../../../art/pen';

/** How a season looks on a farm: its sky, its field, its roofs, and the sign that it is known by. */
interface Look {
  readonly sky: string;
  readonly field: string;
  readonly roof: string;
  readonly crown: string;
  readonly sign: Emblem;
}

/** Rays around the sign of a season. */
function rays(count: number, from: number, to: number): string {
  return Array.from({ length: count }, (_, i) => {
    const [sin, cos] = [Math.sin((i * 2 * Math.PI) / count), Math.cos((i * 2 * Math.PI) / count)];
    return d`M${sin * from} ${cos * from}L${sin * to} ${cos * to}`;
  }).join('');
}

/** The signs, around 0, 0. */
const snowflake: Emblem = (pen) => {
  pen.line(rays(6, 0, 11), 2.2, paint.snow);
  pen.line('M-4 -9l4 3 4 -3M-4 9l4 -3 4 3M-10 -1l5 -1 -1 -5M10 1l-5 1 1 5', 1.4, paint.snow);
};

const blossom: Emblem = (pen) => {
  const petals = Array.from({ length: 5 }, (_, i) => {
    const angle = (i * 2 * Math.PI) / 5;
    return oval(Math.sin(angle) * 6, -Math.cos(angle) * 6, 4.4);
  });
  pen.shape(petals.join(''), paint.rose);
  pen.shape(oval(0, 0, 3), paint.gold);
};

const sun: Emblem = (pen) => {
  pen.line(rays(10, 9, 14), 2, paint.amber);
  pen.shape(oval(0, 0, 7.5), paint.glow);
};

const leaf: Emblem = (pen) => {
  pen.shape('M-9 8C-13 -4 -3 -12 11 -11C12 2 4 12 -9 8Z', paint.tile);
  pen.line('M-12 12L8 -8M-5 5v-7M-1 1h7', 1.1);
};

const looks = {
  winter: {
    sky: '#9db4c6',
    field: '#e9edf0',
    roof: paint.snow,
    crown: paint.snow,
    sign: snowflake,
  },
  spring: {
    sky: '#cfe3c0',
    field: '#9dbb6a',
    roof: paint.moss,
    crown: paint.rose,
    sign: blossom,
  },
  summer: { sky: '#f5dd93', field: '#dcb862', roof: paint.straw, crown: paint.leaf, sign: sun },
  autumn: { sky: '#e6b48c', field: '#a5824f', roof: paint.tile, crown: paint.amber, sign: leaf },
} satisfies Record<string, Look>;

type Season = keyof typeof looks;
type Find = keyof typeof finds;

/** A barn with a wide gate. */
function barn(pen: Pen, roof: string): void {
  pen.wall(paint.red, 0, 0, 38, 26);
  m.gable(pen, roof, 0, -25, 38, 24);
  pen.shape('M-9 0V-17H9V0Z', paint.cream);
  pen.line('M-9 0L9 -17M-9 -17L9 0M0 -17V0', 1.1, paint.red);
  m.lit(pen, 7, 8, 0, -28);
}

/** A farmhouse with the smoke of its kitchen. */
function farmhouse(pen: Pen, roof: string): void {
  m.chimney(pen, 11, -38, 10);
  pen.wall(paint.plaster, 0, 0, 46, 22);
  m.timber(pen, 0, 0, 46, 22);
  m.longRoof(pen, roof, 0, -21, 46, 21);
  m.door(pen, -6, 0, 10, 15, paint.bark);
  m.lit(pen, 8, 9, 12, -6);
}

/** A farm under the sky of its season, between the two things of which it gives one. */
function farm(season: Season, house: (pen: Pen, roof: string) => void, ...gives: Find[]): Emblem {
  const { sky, field, roof, crown, sign } = looks[season];
  return (pen) => {
    pen.wash('M-62 -2C-66 -40 -52 -66 -30 -72C-8 -84 24 -82 40 -70C58 -60 64 -34 62 -2Z', sky, 0.8);
    pen.within('translate(-36 -62)', sign);
    m.tree(pen, 40, -12, 40, crown);
    pen.wash('M-62 8C-60 -10 -30 -16 0 -14C30 -16 60 -10 62 8Z', field);
    pen.line('M-54 -4Q-30 -9 -18 -9M-58 3Q-30 -3 -8 -3M54 -4Q34 -9 22 -9M58 3Q34 -3 10 -3', 1.1);
    pen.within('translate(0 -6)', (p) => house(p, roof));
    gives.forEach((find, i) => {
      pen.within(d`translate(${i === 0 ? -38 : 38} 4)scale(.82)`, finds[find]);
    });
  };
}

export const farms: Record<string, Emblem> = {
  winter_farm_1: farm('winter', barn, 'berry', 'card'),
  winter_farm_2: farm('winter', farmhouse, 'berry', 'pebble'),
  spring_farm_1: farm('spring', barn, 'berry', 'twig'),
  spring_farm_2: farm('spring', farmhouse, 'berry', 'twig'),
  summer_farm_1: farm('summer', barn, 'berry', 'resin'),
  summer_farm_2: farm('summer', farmhouse, 'berry', 'card'),
  autumn_farm_1: farm('autumn', barn, 'berry', 'point'),
  autumn_farm_2: farm('autumn', farmhouse, 'berry', 'point'),
};
