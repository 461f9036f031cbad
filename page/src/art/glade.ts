import {
  browned,
  cloud,
  grass,
  hills,
  lightOf,
  paintedSky,
  plant,
  range,
  sky,
  woods,
  type Light,
  type Season,
} from './backdrop';
import { emblemOf } from './emblems';
import { boulders, flowers, tree } from './emblems/masonry';
import { d, framed, imageUrl, oval, paint, Pen } from './pen';
import { between, hash, pick, random } from './random';
import { drift, growTree } from './tree';

const WIDTH = 1200;
const HEIGHT = 420;
export const GLADE_RATIO = WIDTH / HEIGHT;

/** Something that stands in the glade: id, x, ground, scale. */
type Standing = readonly [id: string, x: number, ground: number, scale: number];

/** Who lives around the tree: houses on the far side of the glade and on the near one, critters. */
export interface Village {
  far: readonly Standing[];
  near: readonly Standing[];
  walkers: readonly Standing[];
}

/** Trees of the glade: x, ground, height. */
const trees = [
  [28, 270, 46],
  [168, 254, 36],
  [246, 262, 50],
  [434, 266, 44],
  [484, 258, 34],
  [730, 262, 40],
  [790, 268, 50],
  [948, 256, 44],
  [1150, 256, 46],
  [1186, 268, 60],
] as const;

/** The glade of the home page: the Ever Tree amid its village, in a season, by day or by night. */
function draw(season: Season, night: boolean, { far, near, walkers }: Village): string {
  const chance = random(hash('glade'));
  const pen = new Pen(chance);
  const light = lightOf(undefined, season, chance);
  const [distant, middle, front] = light.hills;

  sky(pen, light, WIDTH, 190);
  pen.wash(
    cloud(90, 130, 24) + cloud(420, 62, 30) + cloud(800, 110, 34) + cloud(1120, 70, 26),
    '#fffaf0',
    0.75,
  );
  pen.line('M700 60q5 -6 9 0q4 -6 9 0M736 84q4 -5 7 0q3 -5 7 0M310 96q5 -6 9 0q4 -6 9 0', 1.3);
  range(pen, hills(chance, WIDTH, 170, 30, HEIGHT), distant);
  pen.wash(woods(chance, WIDTH, 214, 70), middle);
  range(pen, hills(chance, WIDTH, 222, 16, HEIGHT), middle);
  for (let i = 0; i < 16; i++) {
    pen.hatch(between(chance, 0, 1150), between(chance, 250, 300), -4, 8, 9, 5);
  }
  for (const [x, foot, height] of trees) tree(pen, x, foot, height, pick(chance, light.leaves));
  for (const [id, x, y, scale] of far) {
    pen.shadow(oval(x + 5, y, 50 * scale, 5 * scale), 0.18);
    pen.within(d`translate(${x} ${y})scale(${scale})`, emblemOf(id, 'construction'));
  }
  range(pen, hills(chance, WIDTH, 306, 10, HEIGHT), front);

  brook(pen);
  pen.shape(
    'M586 330C586 352 540 366 480 380C424 392 396 404 384 426H566C570 402 612 396 632 374C644 358 626 344 614 330Z',
    paint.plaster,
  );
  pen.shadow(oval(600, 334, 130, 12), 0.16);
  for (const [id, x, y, scale] of near) {
    pen.shadow(oval(x + 6, y, 52 * scale, 5 * scale), 0.2);
    pen.within(d`translate(${x} ${y})scale(${scale})`, emblemOf(id, 'construction'));
  }
  flowers(
    pen,
    82,
    350,
    100,
    354,
    300,
    346,
    318,
    350,
    500,
    340,
    930,
    352,
    1140,
    356,
    1160,
    352,
    700,
    340,
  );

  pen.within('translate(420 -16)scale(1.5)', () => growTree(pen, 'square', season));
  pen.shape('M588 338V312a12 12 0 0 1 24 0V338Z', paint.tile);
  pen.wash(oval(606, 324, 1.8), paint.gold);
  pen.shape(oval(600, 282, 6.5) + oval(590, 258, 4.5) + oval(611, 250, 4.5), paint.glow);
  pen.line('M600 275.5v13M593.5 282h13', 1);

  for (const [id, x, y, scale] of walkers) {
    pen.shadow(oval(x, y, 26 * scale, 4 * scale), 0.2);
    pen.within(d`translate(${x} ${y})scale(${scale})`, emblemOf(id, 'critter'));
  }
  grass(pen, light, WIDTH, HEIGHT + 1, 110);
  for (const x of [18, 58, 100, 140, 336, 690, 1040, 1092, 1140, 1184]) {
    plant(pen, light, x + between(chance, -8, 8), HEIGHT + 2, between(chance, 44, 72));
  }
  drift(pen, season, WIDTH, HEIGHT, 70);
  if (night) fireflies(pen);
  const picture = framed(
    pen,
    WIDTH,
    HEIGHT,
    'xMidYMid slice',
    paintedSky(light, WIDTH, HEIGHT),
    browned(WIDTH, HEIGHT),
  );
  return night ? nightfall(picture, light) : picture;
}

function brook(pen: Pen): void {
  pen.shape(
    'M742 304C706 312 656 326 676 346C702 370 806 378 838 426H1000C956 384 812 362 760 344C722 330 738 318 772 306Z',
    paint.water,
  );
  pen.line(
    'M690 336q8 -3 16 0t16 0M716 354q9 -3 18 0t18 0M786 376q10 -3 20 0t20 0M846 400q11 -3 22 0t22 0M900 392q9 -3 18 0t18 0M744 342q6 -2 12 0',
    1.4,
    paint.cream,
  );
  boulders(pen, 668, 342, 6, 822, 408, 8, 780, 346, 6, 940, 384, 9);
}

/** Stars above, fireflies below. */
function fireflies(pen: Pen): void {
  const { chance } = pen;
  let stars = '';
  let flies = '';
  for (let i = 0; i < 70; i++)
    stars += oval(between(chance, 0, WIDTH), between(chance, 0, 150), between(chance, 0.5, 1.2));
  for (let i = 0; i < 44; i++)
    flies += oval(between(chance, 0, WIDTH), between(chance, 260, 412), between(chance, 1.1, 2));
  pen.wash(`${stars}${flies}`, paint.glow, 0.9);
}

/** Every colour turns towards the blue of night, only lamps, stars and the moon keep theirs. */
function nightfall(picture: string, light: Light): string {
  const bright: string[] = [paint.glow, light.sun];
  return picture.replace(/#[0-9a-f]{6}/g, (color) => {
    if (bright.includes(color)) return color;
    const value = parseInt(color.slice(1), 16);
    const channel = (shift: number, dim: number, lift: number): string =>
      Math.round(((value >> shift) & 255) * dim + lift)
        .toString(16)
        .padStart(2, '0');
    return `#${channel(16, 0.34, 6)}${channel(8, 0.42, 12)}${channel(0, 0.56, 24)}`;
  });
}

const drawn = new Map<string, string>();

export function gladeUrl(season: Season, night: boolean, village: Village): string {
  const key = `${season}:${night}`;
  let address = drawn.get(key);
  if (address === undefined) {
    address = imageUrl(draw(season, night, village));
    drawn.set(key, address);
  }
  return address;
}

/** The season outside, where it is as in the northern wood. */
export function seasonOf(date: Date): Season {
  const months = [
    'winter',
    'winter',
    'spring',
    'spring',
    'spring',
    'summer',
    'summer',
    'summer',
    'autumn',
    'autumn',
    'autumn',
    'winter',
  ] as const;
  return months[date.getMonth()] ?? 'spring';
}
