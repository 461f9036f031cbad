import { d, oval, paint, type Pen } from '../pen';

/**
 * Heads and tails of the wood folk. A head is drawn around 0, 0, about 34 wide and 28 high, the
 * crown of its skull at y = -14; hats are fitted to that. A tail is drawn behind the coat, from
 * the ground at x = -12 outwards to the left.
 */
export interface Beast {
  readonly fur: string;
  /** Belly, muzzle, inner ear. */
  readonly pale: string;
  /** How much higher than usual a hat sits. */
  readonly lift?: number;
  readonly head: (pen: Pen, beast: Beast) => void;
  readonly tail?: (pen: Pen, beast: Beast) => void;
}

const PUPIL = '#2a1c14';
const BLUSH = '#e08a78';

// Parts of faces

export function skull(pen: Pen, fill: string, w = 17, h = 14): void {
  pen.shape(
    d`M0 ${-h}C${w * 0.75} ${-h} ${w} ${-h * 0.4} ${w} ${h * 0.2}C${w} ${h * 0.85} ${w * 0.5} ${h} 0 ${h}C${-w * 0.5} ${h} ${-w} ${h * 0.85} ${-w} ${h * 0.2}C${-w} ${-h * 0.4} ${-w * 0.75} ${-h} 0 ${-h}Z`,
    fill,
  );
  pen.shadow(
    d`M${w * 0.45} ${-h * 0.85}C${w * 0.9} ${-h * 0.5} ${w} ${-h * 0.1} ${w} ${h * 0.2}C${w} ${h * 0.85} ${w * 0.5} ${h} 0 ${h}C${w * 0.7} ${h * 0.6} ${w * 0.95} ${-h * 0.1} ${w * 0.45} ${-h * 0.85}Z`,
  );
}

export function eyes(pen: Pen, x = 7, y = -1, r = 2.1): void {
  pen.wash(oval(-x, y, r) + oval(x, y, r), PUPIL);
  pen.wash(oval(-x + 0.7, y - 0.7, r * 0.36) + oval(x + 0.7, y - 0.7, r * 0.36), '#fff');
}

export function muzzle(pen: Pen, beast: Beast, y = 6, w = 8, h = 5.5, nose = PUPIL): void {
  pen.wash(oval(0, y, w, h), beast.pale);
  pen.wash(d`M-3 ${y - 4}h6l-3 3.5Z`, nose);
  pen.line(d`M0 ${y - 1}v2.2m-4 .2q2 2.5 4 0q2 2.5 4 0`, 0.9);
}

export function blush(pen: Pen, x = 11.5, y = 5): void {
  pen.wash(oval(-x, y, 2.6, 1.9) + oval(x, y, 2.6, 1.9), BLUSH, 0.55);
}

export function whiskers(pen: Pen, y = 6): void {
  pen.line(
    d`M-9 ${y}l-10 -2M-9 ${y + 2}l-9 1.5M9 ${y}l10 -2M9 ${y + 2}l9 1.5`,
    0.7,
    undefined,
    0.7,
  );
}

function roundEars(pen: Pen, beast: Beast, x = 12.5, y = -11, r = 7.5): void {
  pen.shape(oval(-x, y, r) + oval(x, y, r), beast.fur);
  pen.wash(oval(-x, y + 0.8, r * 0.58) + oval(x, y + 0.8, r * 0.58), beast.pale);
}

export function pointedEars(pen: Pen, beast: Beast, tip = -25): void {
  pen.shape(
    d`M-15 -3Q-17 ${tip + 6} -14 ${tip}Q-5 ${tip + 8} -3 -11ZM15 -3Q17 ${tip + 6} 14 ${tip}Q5 ${tip + 8} 3 -11Z`,
    beast.fur,
  );
  pen.wash(
    d`M-12.5 -8L-13 ${tip + 5}Q-8 ${tip + 9} -7 -11ZM12.5 -8L13 ${tip + 5}Q8 ${tip + 9} 7 -11Z`,
    beast.pale,
  );
}

function longEars(pen: Pen, beast: Beast): void {
  pen.shape(
    d`M-9 -9C-16 -19 -14 -32 -9 -34C-3 -32 -2 -20 -3 -12ZM9 -9C17 -17 18 -29 14 -33C7 -31 3 -20 3 -12Z`,
    beast.fur,
  );
  pen.wash(
    d`M-8 -12C-12 -20 -11 -29 -9 -30C-6 -28 -5 -20 -5 -13ZM8 -12C13 -18 15 -26 13.5 -29C9 -27 6 -19 5.5 -13Z`,
    beast.pale,
  );
}

// Tails

function bushyTail(tip?: string) {
  return (pen: Pen, beast: Beast): void => {
    pen.shape(
      'M-10 -2C-24 2 -38 -8 -38 -26C-38 -42 -30 -52 -21 -50C-14 -48 -15 -38 -22 -38C-27 -37 -26 -28 -20 -24C-14 -20 -10 -14 -10 -2Z',
      beast.fur,
    );
    if (tip)
      pen.wash(
        'M-37 -32C-36 -43 -29 -51 -21 -49.5C-15 -48 -16 -39 -22 -38.5C-28 -38 -32 -36 -37 -32Z',
        tip,
      );
    pen.line('M-33 -20q-1 -14 8 -22M-28 -13q-5 -12 0 -22M-21 -8q-4 -8 -3 -14', 0.7, undefined, 0.5);
  };
}

function brush(tip: string) {
  return (pen: Pen, beast: Beast): void => {
    pen.shape(
      'M-10 -3C-20 -12 -30 -12 -40 -2C-42 -14 -32 -24 -22 -20C-14 -18 -10 -12 -8 -8Z',
      beast.fur,
    );
    pen.shape('M-40 -2C-41 -9 -38 -14.5 -34 -18Q-32 -14 -34 -8Q-37 -5 -40 -2Z', tip);
  };
}

function thinTail(pen: Pen, beast: Beast): void {
  pen.rod('M-12 -2C-24 2 -32 -4 -30 -12C-28 -19 -36 -22 -39 -17', beast.pale, 1.6);
}

function stoutTail(pen: Pen, beast: Beast): void {
  pen.shape('M-10 -13C-20 -14 -24 -8 -34 -11C-42 -12 -44 -4 -37 -2C-28 1 -18 0 -8 0Z', beast.fur);
}

function paddleTail(pen: Pen): void {
  pen.shape(
    'M-12 -8C-22 -8 -24 -20 -34 -22C-43 -22 -44 -8 -36 -4C-28 0 -20 -1 -12 -1Z',
    paint.shade,
  );
  pen.line('M-37 -19l6 14M-30 -20l5 15M-41 -13l16 -4M-38 -6l13 -9', 0.7, undefined, 0.55);
}

function fanTail(pen: Pen, beast: Beast): void {
  pen.shape('M-9 -14C-18 -12 -28 -6 -36 -4Q-36 -1 -32 -1Q-32 2 -27 1Q-26 4 -20 2L-8 0Z', beast.fur);
}

// Beaks look to the right, as birds do in field books.

function bird(beak: string, beakPaint: string) {
  return (pen: Pen, beast: Beast): void => {
    pen.shape(beak, beakPaint);
    skull(pen, beast.fur, 15.5, 14.5);
    if (beast.pale !== beast.fur)
      pen.wash('M15 1C15 10 9 14 0 14C-3 14 -5 13.5 -7 13C4 11 6 4 15 1Z', beast.pale);
    pen.wash(oval(6, -3, 3.3), paint.cream);
    pen.wash(oval(6.5, -3, 2), PUPIL);
    pen.wash(oval(7.2, -3.8, 0.7), '#fff');
  };
}

export const beasts = {
  mouse: {
    fur: '#b9a189',
    pale: '#efd2bd',
    tail: thinTail,
    head(pen, beast) {
      roundEars(pen, beast, 13.5, -11, 9);
      skull(pen, beast.fur, 15.5, 13.5);
      muzzle(pen, beast, 7, 7, 5, '#b5616a');
      eyes(pen, 6.5, 0);
      blush(pen, 11, 5.5);
      whiskers(pen, 7);
    },
  },
  rat: {
    fur: '#7d746c',
    pale: '#d8b3a4',
    tail: thinTail,
    head(pen, beast) {
      roundEars(pen, beast, 13, -12, 6);
      pen.shape(
        'M0 -14C9 -14 15 -8 14 0C13 6 7 9 4 14Q0 18 -4 14C-7 9 -13 6 -14 0C-15 -8 -9 -14 0 -14Z',
        beast.fur,
      );
      pen.wash(oval(0, 12, 5, 4.6), beast.pale);
      pen.wash(oval(0, 12.5, 2.6, 2), PUPIL);
      pen.shape('M-2.4 16.5h4.8v4h-4.8ZM0 16.5v4', '#fffaf0');
      eyes(pen, 6.5, -1.5, 1.9);
      pen.line('M-10 -6l6 2M10 -6l-6 2', 1.4);
      whiskers(pen, 10);
    },
  },
  vole: {
    fur: '#c4935f',
    pale: '#f5e0c0',
    head(pen, beast) {
      roundEars(pen, beast, 12, -11, 5.5);
      skull(pen, beast.fur, 19, 14);
      pen.wash(oval(-9, 6, 9, 7) + oval(9, 6, 9, 7), beast.pale);
      muzzle(pen, beast, 6, 6, 5, '#b5616a');
      eyes(pen, 7.5, -2);
      blush(pen, 13, 5);
    },
  },
  squirrel: {
    fur: '#b8653a',
    pale: '#f0d5b4',
    tail: bushyTail(),
    head(pen, beast) {
      pointedEars(pen, beast, -24);
      pen.line('M-14 -24l-2 -5M-13 -24l1 -5M14 -24l2 -5M13 -24l-1 -5', 1);
      skull(pen, beast.fur, 15.5, 13.5);
      muzzle(pen, beast, 6.5, 8, 5.5);
      eyes(pen, 7, -1, 2.4);
      blush(pen, 11, 5);
    },
  },
  fox: {
    fur: '#cd7034',
    pale: '#fbe9d0',
    tail: brush('#fbe9d0'),
    head(pen, beast) {
      pointedEars(pen, beast, -27);
      pen.shape(
        'M0 -13C9 -13 13 -9 14 -2L21 6Q13 8 9 11Q4 15 0 15Q-4 15 -9 11Q-13 8 -21 6L-14 -2C-13 -9 -9 -13 0 -13Z',
        beast.fur,
      );
      pen.wash(
        'M19 6Q12 7.5 8.5 10.5Q4 14.3 0 14.3Q-4 14.3 -8.5 10.5Q-12 7.5 -19 6Q-10 2 -5 4L0 8L5 4Q10 2 19 6Z',
        beast.pale,
      );
      pen.wash(oval(0, 10.5, 2.6, 2), PUPIL);
      eyes(pen, 7, -0.5);
    },
  },
  ferret: {
    fur: '#e8d6b4',
    pale: '#fff6e4',
    tail: brush('#6b5140'),
    head(pen, beast) {
      roundEars(pen, beast, 12, -9, 5.5);
      skull(pen, beast.fur, 15.5, 13.5);
      pen.wash(
        'M-14.5 -3C-10 -8 -4 -5 0 -3C4 -5 10 -8 14.5 -3C13 3 7 4 4 2Q0 0 -4 2C-7 4 -13 3 -14.5 -3Z',
        '#6b5140',
      );
      eyes(pen, 7, -1.5, 2);
      pen.wash(oval(-6.3, -2.2, 0.8) + oval(7.7, -2.2, 0.8), '#fff');
      muzzle(pen, beast, 7, 7, 5);
    },
  },
  ermine: {
    fur: '#f7f1e3',
    pale: '#f3cfc4',
    tail: brush('#3f3833'),
    head(pen, beast) {
      roundEars(pen, beast, 12, -9.5, 5.5);
      skull(pen, beast.fur, 15.5, 13.5);
      eyes(pen, 6.5, -0.5);
      pen.line('M-8.4 -1l-2.8 -.6M-8.2 .6l-2.6 .6M8.4 -1l2.8 -.6M8.2 .6l2.6 .6', 0.9);
      muzzle(pen, { ...beast, pale: '#fffaf0' }, 7, 6, 4.5, '#c06d6d');
      blush(pen, 10.5, 5);
    },
  },
  badger: {
    fur: '#8d8883',
    pale: '#f6efe2',
    tail: stoutTail,
    head(pen, beast) {
      roundEars(pen, beast, 13, -10, 5.5);
      skull(pen, beast.pale, 17, 14.5);
      pen.shape(
        'M-5 -14C-4 -6 -3 2 -5 9C-9 9 -13 6 -14 -1C-13 -8 -10 -12 -5 -14ZM5 -14C4 -6 3 2 5 9C9 9 13 6 14 -1C13 -8 10 -12 5 -14Z',
        '#4b4542',
      );
      pen.wash(oval(-7.5, -1, 2.9) + oval(7.5, -1, 2.9), beast.pale);
      eyes(pen, 7.5, -1, 1.9);
      muzzle(pen, beast, 9, 6, 4.5);
    },
  },
  otter: {
    fur: '#8d6a4d',
    pale: '#ecd6b8',
    tail: stoutTail,
    head(pen, beast) {
      roundEars(pen, beast, 14.5, -6, 3.8);
      skull(pen, beast.fur, 17.5, 13.5);
      pen.wash(
        'M-15 4C-15 12 -8 13 0 13C8 13 15 12 15 4C10 1 5 0 0 1C-5 0 -10 1 -15 4Z',
        beast.pale,
      );
      muzzle(pen, beast, 6, 6, 4.5);
      eyes(pen, 7.5, -3);
      whiskers(pen, 6);
    },
  },
  beaver: {
    fur: '#9a6a42',
    pale: '#e3c29a',
    tail: paddleTail,
    head(pen, beast) {
      roundEars(pen, beast, 13.5, -8.5, 4.5);
      skull(pen, beast.fur, 16.5, 14);
      pen.wash(oval(-5, 7, 6.5, 5) + oval(5, 7, 6.5, 5), beast.pale);
      pen.wash(oval(0, 2.5, 4, 2.8), PUPIL);
      pen.shape('M-3 10h6v6h-6ZM0 10v6', '#fffaf0');
      eyes(pen, 8, -3);
    },
  },
  mole: {
    fur: '#55504f',
    pale: '#d9a99b',
    head(pen, beast) {
      skull(pen, beast.fur, 16, 14);
      pen.wash(oval(0, 7.5, 9, 6), '#857874');
      pen.shape(oval(0, 5, 4.6, 3.4), beast.pale);
      pen.wash(oval(-1.6, 5, 0.8) + oval(1.6, 5, 0.8), PUPIL);
      pen.line('M-4 10.5q4 2.8 8 0', 1);
      eyes(pen, 8, -2, 1.3);
      pen.line('M-13 -4q2 -4 5 -4M13 -4q-2 -4 -5 -4', 0.8, beast.pale);
    },
  },
  rabbit: {
    fur: '#b8a795',
    pale: '#f2d8cd',
    head(pen, beast) {
      longEars(pen, beast);
      skull(pen, beast.fur, 15.5, 14);
      muzzle(pen, { ...beast, pale: '#f7ecdd' }, 7, 7.5, 5.5, '#b5616a');
      eyes(pen, 7.5, -1);
      blush(pen, 11, 5.5);
    },
  },
  hedgehog: {
    fur: '#8a6a4f',
    pale: '#eed8b8',
    head(pen, beast) {
      let spines = 'M-19 12';
      for (let i = 0; i <= 12; i++) {
        const angle = Math.PI * (1.06 + (i / 12) * -1.12);
        const r = i % 2 ? 16 : 23;
        spines += d`L${Math.cos(angle) * r} ${4 - Math.sin(angle) * r}`;
      }
      pen.shape(`${spines}L19 12Z`, beast.fur);
      pen.line('M-12 -6l-3 -4M-5 -10l-2 -5M3 -11l1 -5M10 -8l3 -4', 0.8, undefined, 0.6);
      pen.shape(
        'M0 -6C4 -10 13 -7 14 2C14 10 7 14 0 14C-7 14 -14 10 -14 2C-13 -7 -4 -10 0 -6Z',
        beast.pale,
      );
      pen.wash(oval(0, 7, 3, 2.4), PUPIL);
      pen.line('M-4 10.5q4 3 8 0', 0.9);
      eyes(pen, 6.5, 1);
      blush(pen, 10, 6);
    },
  },
  goat: {
    fur: '#ded2bd',
    pale: '#f7eddb',
    head(pen, beast) {
      pen.shape(
        'M-5 -10C-8 -22 -15 -25 -22 -22C-16 -21 -13 -16 -11 -8ZM5 -10C8 -22 15 -25 22 -22C16 -21 13 -16 11 -8Z',
        paint.rock,
      );
      pen.shape('M-12 -5Q-24 -8 -25 0Q-18 4 -12 1ZM12 -5Q24 -8 25 0Q18 4 12 1Z', beast.fur);
      pen.shape('M-3 11L0 23L3 11Z', beast.pale);
      pen.shape(
        'M0 -13C9 -13 13.5 -8 13 -1C12 7 9 15 0 15C-9 15 -12 7 -13 -1C-13.5 -8 -9 -13 0 -13Z',
        beast.fur,
      );
      pen.wash(oval(0, 9, 6.5, 5), beast.pale);
      pen.line('M-2.5 7l-1 -1M2.5 7l1 -1M0 9v2m-3 .5q3 2 6 0', 1);
      eyes(pen, 7, -1, 1.9);
      pen.line('M-5 -13q2 4 5 1q3 3 5 -1', 1);
    },
  },
  toad: {
    fur: '#8a9a4e',
    pale: '#e4dea6',
    lift: 7,
    head(pen, beast) {
      pen.shape(oval(-10, -9, 6.5) + oval(10, -9, 6.5), beast.fur);
      pen.shape(
        'M-20 2C-20 -8 -10 -10 0 -10C10 -10 20 -8 20 2C20 10 11 13 0 13C-11 13 -20 10 -20 2Z',
        beast.fur,
      );
      pen.wash('M-17 6C-12 12 12 12 17 6C12 8 6 8.5 0 8.5C-6 8.5 -12 8 -17 6Z', beast.pale);
      pen.line('M-17 4.5C-9 8.5 9 8.5 17 4.5M-2 0v.5M2 0v.5', 1.1);
      pen.wash(oval(-10, -9.5, 3.8) + oval(10, -9.5, 3.8), paint.gold);
      pen.wash(oval(-10, -9.5, 2.6, 1.5) + oval(10, -9.5, 2.6, 1.5), PUPIL);
      pen.wash(oval(-15, -1, 1.5) + oval(14, -2, 1.7) + oval(6, -6, 1.2), paint.pine, 0.5);
    },
  },
  tortoise: {
    fur: '#a3a862',
    pale: '#d9d49a',
    tail(pen) {
      pen.shape('M-6 0C-30 2 -34 -18 -24 -32C-16 -42 0 -42 6 -34L4 0Z', '#94713f');
      pen.line('M-27 -20L-14 -14L-12 -2M-14 -14L-8 -26L-18 -37M-8 -26L4 -28', 0.9, undefined, 0.7);
    },
    head(pen, beast) {
      pen.shape(
        'M-9 15C-9 8 -12 2 -12 -4C-12 -12 -4 -15 3 -14C12 -13 17 -8 16.5 -2C16 5 8 7 4 8Q6 12 9 15Z',
        beast.fur,
      );
      pen.line('M16 0Q10 3 5 1M-6 10q4 -1 9 0M-6 13q4 -1 10 0', 0.9);
      pen.wash(oval(6, -5, 2.1), PUPIL);
      pen.wash(oval(6.8, -5.8, 0.7), '#fff');
      pen.line('M2 -9.5q4 -2.5 8 0', 1);
    },
  },
  owl: {
    fur: '#a47b52',
    pale: '#f1ddb9',
    head(pen, beast) {
      pen.shape(
        'M-17 -16Q-8 -13 0 -12Q8 -13 17 -16Q19 -4 17 4C15 12 7 15 0 15C-7 15 -15 12 -17 4Q-19 -4 -17 -16Z',
        beast.fur,
      );
      pen.shape(oval(-7.5, 0, 7.6) + oval(7.5, 0, 7.6), beast.pale);
      pen.wash(oval(-6.5, 0, 4) + oval(6.5, 0, 4), paint.gold);
      eyes(pen, 6.3, 0, 2.5);
      pen.shape('M-3 4h6L0 10Z', paint.amber);
      pen.line('M-6 11l1.5 1.5M4.5 12.5L6 11M-1 12.5l1 1.5 1 -1.5', 0.8);
    },
  },
  robin: {
    fur: '#8c7456',
    pale: '#d8663a',
    tail: fanTail,
    head: bird('M13 -4L24 -1L13 3Z', '#5c4a38'),
  },
  raven: {
    fur: '#3d3f47',
    pale: '#3d3f47',
    tail: fanTail,
    head: bird('M11 -7C20 -8 27 -4 30 3C24 1 18 3 12 3Z', '#5d5b5c'),
  },
  duck: {
    fur: '#4f7a58',
    pale: '#4f7a58',
    tail: fanTail,
    head: bird('M12 -3C17 -3 20 1 28 2C31 4 29 7 25 7C19 7 15 6 11 5Z', paint.gold),
  },
  woodpecker: {
    fur: '#3f4148',
    pale: '#f3ead8',
    tail: fanTail,
    head(pen, beast) {
      pen.shape('M-17 -6C-22 -14 -8 -24 4 -16L10 -10Z', '#c23b30');
      bird('M12 -6L34 0L12 4Z', '#8f8674')(pen, beast);
    },
  },
} satisfies Record<string, Beast>;

export type Species = keyof typeof beasts;
