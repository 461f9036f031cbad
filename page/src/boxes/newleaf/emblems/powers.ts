import {
  eyes,
  muzzle,
  pointedEars,
  skull,
  whiskers,
  type Beast,
} from '../../../art/emblems/beasts';
import { figure } from '../../../art/emblems/figures';
import { oval, paint, type Emblem, type Pen } from '../../../art/pen';

const PUPIL = '#2a1c14';

/** Draws on both sides of the middle. */
function mirrored(pen: Pen, draw: Emblem): void {
  draw(pen);
  pen.within('scale(-1 1)', draw);
}

const bat: Beast = {
  fur: '#77645c',
  pale: '#d3a898',
  tail(pen) {
    mirrored(pen, (p) => {
      p.shape(
        'M6 -32C18 -50 40 -54 56 -42C50 -34 50 -24 53 -14C44 -20 38 -16 35 -7C28 -15 20 -14 12 -6Z',
        '#5b4a48',
      );
      p.line('M14 -32Q32 -42 55 -42M14 -30Q34 -30 52 -15M13 -26Q26 -22 35 -8', 0.9, undefined, 0.6);
    });
  },
  head(pen, beast) {
    pointedEars(pen, beast, -30);
    skull(pen, beast.fur, 14.5, 13);
    muzzle(pen, beast, 6.5, 6.5, 5);
    pen.shape('M-4 9.5l1.3 4 1.3 -4ZM1.4 9.5l1.3 4 1.3 -4Z', '#fffaf0');
    eyes(pen, 6.5, -1.5, 2.3);
  },
};

const cat: Beast = {
  fur: '#9aa0a6',
  pale: '#f1e6d8',
  tail(pen, beast) {
    pen.rod('M-12 -3C-34 2 -42 -14 -34 -26C-28 -36 -38 -44 -44 -38', beast.fur, 6);
    pen.line('M-36 -10l6 -3M-38 -20l6 1M-33 -30l5 3', 1.6, paint.slate);
  },
  head(pen, beast) {
    pointedEars(pen, beast, -23);
    skull(pen, beast.fur, 17.5, 13.5);
    pen.line('M-4 -13v6M0 -13.5v7M4 -13v6M-17 1h5M-16 5h4M17 1h-5M16 5h-4', 1.6, paint.slate);
    pen.wash(oval(-7.5, -1, 4, 3.4) + oval(7.5, -1, 4, 3.4), paint.gold);
    pen.wash(oval(-7.5, -1, 1.3, 3.2) + oval(7.5, -1, 1.3, 3.2), PUPIL);
    pen.line('M-13 -6l9 2M13 -6l-9 2', 1.5);
    muzzle(pen, beast, 7, 7, 5, '#b5616a');
    whiskers(pen, 7);
  },
};

const bee: Beast = {
  fur: '#e9bb45',
  pale: '#4a3a2a',
  tail(pen) {
    mirrored(pen, (p) => {
      p.shape('M8 -32C22 -58 48 -56 48 -42C48 -30 26 -24 10 -26Z', paint.snow);
      p.shape('M9 -26C26 -28 42 -22 38 -12C34 -4 18 -12 10 -20Z', paint.snow);
      p.line('M12 -30Q28 -42 44 -44M12 -24Q26 -22 35 -15', 0.8, paint.slate);
    });
  },
  head(pen, beast) {
    pen.line('M-6 -12C-8 -22 -14 -24 -17 -22M6 -12C8 -22 14 -24 17 -22', 1.8);
    pen.shape(oval(-18, -22, 2.8) + oval(18, -22, 2.8), paint.soot);
    skull(pen, beast.fur, 15.5, 13.5);
    pen.shape(oval(-8.5, -1, 5, 6.5) + oval(8.5, -1, 5, 6.5), PUPIL);
    pen.wash(oval(-7, -4, 1.7) + oval(10, -4, 1.7), '#fff');
    pen.line('M-4 7.5q4 4 8 0', 1.2);
    pen.wash(oval(-11, 7, 2.6, 1.7) + oval(11, 7, 2.6, 1.7), '#e08a78', 0.7);
  },
};

const stripes: Emblem = (pen) => {
  pen.wash(
    'M-12 -29L-14 -24Q0 -20 14 -24L12 -29Q0 -25 -12 -29ZM-16 -19L-18 -12Q0 -8 18 -12L16 -19Q0 -15 -16 -19ZM-19 -6L-20 -.5H20L19 -6Q0 -2 -19 -6Z',
    paint.soot,
  );
};

const honeyPot: Emblem = (pen) => {
  pen.shape('M16 -4C12 -12 14 -20 18 -22H34C38 -20 40 -12 36 -4Z', paint.tile);
  pen.shape('M15 -25H37V-20Q34 -14 32 -20Q29 -10 26 -20Q22 -15 20 -20H15Z', paint.gold);
  pen.rod('M29 -25L35 -42', paint.wood, 1.8);
};

/** Three books, the work of a night. */
const archive: Emblem = (pen) => {
  pen.block(paint.red, -16, -6, -16, -13, 16, -13, 16, -6);
  pen.block(paint.blue, -13, -13, -13, -20, 14, -20, 14, -13);
  pen.block(paint.leaf, -15, -20, -15, -26, 12, -26, 12, -20);
  pen.line('M-10 -13v7M-8 -20v7M-10 -26v6M8 -26v6M10 -13v7', 1.3, paint.gold);
};

/** The snail carries its house, and the stack of cards on it. */
const snails: Emblem = (pen) => {
  pen.shape(
    'M-50 0C-44 -8 -36 -9 -26 -9H16C28 -12 28 -28 34 -36C42 -46 56 -36 52 -24C48 -8 40 0 24 0Z',
    '#d9b98a',
  );
  pen.line('M37 -38L34 -58M46 -38L50 -57', 2.6, '#d9b98a');
  pen.line('M36 -38L33 -56M47 -38L50 -55', 0.8);
  pen.shape(oval(33.5, -59, 3.6) + oval(50.5, -58, 3.6), paint.cream);
  pen.wash(oval(34.5, -59, 1.9) + oval(51.5, -58, 1.9), PUPIL);
  pen.line('M42 -22q5 3 8 -2', 1.2);
  pen.wash(oval(38, -22, 2.6, 1.8), '#e08a78', 0.7);
  pen.shape(oval(-8, -28, 29, 26), paint.tile);
  pen.shadow('M8 -49C22 -40 26 -20 12 -8C4 -3 -6 -2 -14 -3C10 -10 16 -34 8 -49Z');
  pen.line(
    'M21 -26C20 -44 -28 -50 -29 -28C-29 -10 8 -6 9 -26C9 -38 -17 -40 -18 -28C-18 -18 -1 -18 -1 -26C-1 -31 -9 -31 -9 -27',
    2,
  );
  for (const y of [-53, -57, -61, -65]) {
    pen.block(paint.cream, -22, y, -20, y - 4, 10, y - 4, 8, y);
  }
  pen.shape('M-9 -62C-11 -68 -6 -73 1 -74C1 -68 -2 -62 -9 -62Z', paint.leaf);
  pen.line('M-7 -70V-52', 1.4, paint.red);
};

/** The animals whose powers players have. */
export const powers: Record<string, Emblem> = {
  bats: figure(bat, { coat: paint.plum, trim: 'collar', before: archive, glasses: 'spectacles' }),
  cats: figure(cat, { coat: paint.red, trim: 'buttons', holds: 'sceptre', hat: 'tricorn' }),
  honey_bees: figure(bee, { coat: paint.gold, trim: stripes, holds: honeyPot }),
  snails,
};
