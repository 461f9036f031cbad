import { hats, things } from '../../../art/emblems/wardrobe';
import { figure } from '../../../art/emblems/figures';
import { d, oval, paint, type Emblem, type Pen } from '../../../art/pen';

// What only the children of this wood wear and hold -------------------------------------------

/** A pot makes a helmet. */
function pot(pen: Pen): void {
  pen.shape('M-16 -5C-17 -24 17 -24 16 -5Q0 -11 -16 -5Z', paint.slate);
  pen.shape('M-18 -4Q0 -12 18 -4L17 -8Q0 -15 -17 -8Z', paint.rock);
  pen.rod('M15 -12L29 -16', paint.rock, 2.4);
}

/** A crown cut out of paper. */
function paperCrown(pen: Pen): void {
  pen.block(paint.gold, -13, -9, -15, -25, -8, -18, 0, -28, 8, -18, 15, -25, 13, -9);
  pen.wash(oval(-6, -14, 1.8) + oval(0, -16, 2.2) + oval(6, -14, 1.8), paint.tile);
}

function wreath(pen: Pen): void {
  pen.line('M-15 -8Q0 -20 15 -8', 3, paint.pine);
  for (const [x, y, color] of [
    [-14, -9, paint.rose],
    [-7, -14, paint.gold],
    [0, -16, paint.snow],
    [7, -14, paint.gold],
    [14, -9, paint.rose],
  ] as const) {
    pen.shape(oval(x, y, 3), color);
  }
}

function beret(pen: Pen): void {
  pen.shape('M-17 -8C-20 -20 -4 -26 8 -22C18 -19 22 -12 16 -8Q0 -14 -17 -8Z', paint.plum);
  pen.line('M2 -23l2 -4', 1.6);
}

function drum(pen: Pen): void {
  pen.block(paint.red, -17, -4, -18, -21, 18, -21, 17, -4);
  pen.line('M-17 -6L-9 -20L0 -6L9 -20L17 -6', 1.4, paint.gold);
  pen.shape(oval(0, -21, 18, 4.5), paint.cream);
  pen.rod('M-26 -33L-6 -22M26 -33L6 -22', paint.plank, 2);
}

function spyglass(pen: Pen): void {
  pen.rod('M14 -22L34 -36', paint.gold, 5);
  pen.rod('M30 -33L38 -39', paint.bark, 7);
}

function palette(pen: Pen): void {
  pen.shape('M-24 -14C-26 -28 -8 -32 0 -26C8 -20 2 -14 -4 -14C-6 -8 -22 -6 -24 -14Z', paint.plank);
  pen.wash(oval(-19, -16, 2.4), paint.red);
  pen.wash(oval(-15, -23, 2.4), paint.blue);
  pen.wash(oval(-7, -25, 2.4), paint.gold);
}

function brush(pen: Pen): void {
  pen.rod('M20 -12L30 -44', paint.wood, 2);
  pen.shape('M28 -42L33 -40C34 -48 36 -50 34 -56C29 -52 28 -48 28 -42Z', paint.red);
}

function wateringCan(pen: Pen): void {
  pen.line('M16 -22C20 -34 38 -34 38 -18', 2.2, paint.slate);
  pen.block(paint.blue, 14, -4, 15, -20, 35, -20, 36, -4);
  pen.shape('M35 -9L48 -22L51 -19L36 -4Z', paint.blue);
  pen.line('M50 -17l2 5M53 -19l4 4M47 -14l1 4', 1.2, paint.water);
}

function hammer(pen: Pen): void {
  pen.rod('M20 -12L28 -42', paint.wood, 2.6);
  pen.within('rotate(14 29 -44)', (p) => p.block(paint.slate, 19, -40, 19, -50, 40, -50, 40, -40));
}

/** A toy sword of two sticks. */
function woodenSword(pen: Pen): void {
  pen.rod('M20 -10L32 -52', paint.plank, 4);
  pen.rod('M16 -26L32 -21', paint.wood, 3.4);
}

/** A tray before the breast, with all sorts of little things. */
function tray(pen: Pen): void {
  pen.line('M-14 -36L-20 -18M14 -36L20 -18', 1.6, paint.bark);
  pen.shape(oval(-10, -21, 4) + oval(-3, -22, 4), paint.red);
  pen.shape('M6 -20C6 -20 3 -26 7 -30C11 -26 10 -20 10 -20Z', paint.amber);
  pen.shape(oval(14, -21, 3.4), paint.gold);
  pen.block(paint.wood, -22, -8, -24, -18, 24, -18, 22, -8);
}

/** Twigs and resin that are thrown and caught. */
function thrown(pen: Pen): void {
  pen.line('M-30 -30C-34 -78 34 -78 30 -30', 1, paint.cream, 0.8);
  pen.rod('M-30 -54l7 -10M24 -66l10 -6', paint.wood, 3);
  pen.shape('M2 -84C2 -84 -4 -77 -4 -73a5 5 0 0 0 11 0C7 -77 2 -84 2 -84Z', paint.amber);
}

function cape(color: string): Emblem {
  return (pen) => {
    pen.shape('M-14 -36C-30 -26 -32 -8 -28 0C-12 -5 12 -5 28 0C32 -8 30 -26 14 -36Z', color);
  };
}

/** A picture book: a sun on the one page, hills on the other. */
function pictureBook(pen: Pen): void {
  things.book(pen);
  pen.wash(oval(-8, -17, 3), paint.gold);
  pen.wash(d`M3 -10Q8 -20 15 -11Z`, paint.leaf);
}

/** The creatures: children and their friends, dressed up for a day outside. */
export const creatures: Record<string, Emblem> = {
  lil_farmer: figure('mouse', { coat: paint.rose, trim: 'apron', holds: 'fork', hat: 'straw' }),
  lil_peddler: figure('hedgehog', { coat: paint.moss, trim: 'scarf', before: tray }),
  lil_storyteller: figure('rabbit', {
    coat: paint.plum,
    trim: 'collar',
    before: pictureBook,
    glasses: 'spectacles',
  }),
  lil_captain: figure('otter', {
    coat: paint.blue,
    trim: 'buttons',
    back: cape(paint.red),
    holds: woodenSword,
    hat: 'tricorn',
  }),
  lil_juggler: figure('fox', { coat: paint.straw, trim: 'motley', back: thrown, hat: 'jester' }),
  lil_explorer: figure('squirrel', {
    coat: paint.leaf,
    trim: 'rope',
    holds: spyglass,
    hat: pot,
  }),
  lil_wanderer: figure('badger', {
    coat: paint.water,
    trim: 'scarf',
    holds: 'bundle',
    hat: 'wide',
  }),
  lil_gardener: figure('mole', {
    coat: paint.moss,
    trim: 'apron',
    holds: wateringCan,
    hat: 'straw',
  }),
  lil_queen: figure('ermine', {
    coat: paint.rose,
    trim: 'collar',
    back: cape(paint.lilac),
    holds: 'flower',
    hat: wreath,
  }),
  lil_shopkeeper: figure('beaver', { coat: paint.tile, trim: 'apron', before: 'counter' }),
  lil_drummer: figure('rabbit', {
    coat: paint.gold,
    trim: 'buttons',
    before: drum,
    fur: '#b9a27f',
  }),
  lil_builder: figure('beaver', { coat: paint.blue, trim: 'rope', holds: hammer, hat: pot }),
  lil_king: figure('badger', {
    coat: paint.red,
    trim: 'ermine',
    holds: 'staff',
    hat: paperCrown,
  }),
  lil_musician: figure('robin', { coat: paint.leaf, trim: 'redBreast', before: 'lute' }),
  lil_painter: figure('vole', {
    coat: paint.sky,
    trim: 'apron',
    holds: brush,
    left: palette,
    hat: beret,
  }),
};

/** Prince Gingerbread, all of cake and icing. */
export function prince(pen: Pen): void {
  const cake = { fur: '#c08346', pale: '#e9c48f' };
  figure('mouse', {
    coat: cake.fur,
    fur: cake.fur,
    back: cape(paint.red),
    hat: 'crown',
  })(pen);
  pen.line('M-13 -30q3 3 6 0t6 0t6 0t7 0M-17 -8q3 3 6 0t6 0t6 0t6 0t8 0', 1.8, paint.snow);
  pen.shape(oval(0, -24, 2.4) + oval(0, -16, 2.4), paint.red);
}

/** Princess Periwinkle, blue as the flower. */
export function princess(pen: Pen): void {
  figure('ermine', {
    coat: '#8c92d6',
    trim: 'collar',
    back: cape(paint.lilac),
    holds: 'flower',
    fur: '#d9d3ea',
    hat: (p) => {
      hats.tiara(p);
      p.shape(oval(0, -18, 3), '#8c92d6');
    },
  })(pen);
}
