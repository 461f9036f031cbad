import { beasts, eyes, skull, type Beast, type Species } from '../../../art/emblems/beasts';
import { figure, type Dress } from '../../../art/emblems/figures';
import * as m from '../../../art/emblems/masonry';
import { arch, d, oval, paint, type Emblem, type Pen } from '../../../art/pen';
import { lily, pearl, reeds, ripples, stream } from './water';

/** Whom one meets at the river: they stand at the end of a landing stage. */
function citizen(beast: Species | Beast, dress: Dress): Emblem {
  return (pen) => {
    stream(pen, -22);
    lily(pen, -62, -8, 12, true);
    lily(pen, 64, -14, 10);
    reeds(pen, 4, -80, 44, -70, 32, 78, 40);
    pen.rod('M-30 14V-2M30 14V-2', paint.bark, 3);
    pen.block(paint.plank, -40, 5, -36, -4, 36, -4, 40, 5);
    pen.line('M-20 -4l-2 9M0 -4v9M20 -4l2 9', 0.9, undefined, 0.6);
    pen.within('translate(0 -2)', figure(beast, dress));
  };
}

const crayfish: Beast = {
  fur: '#c4533d',
  pale: '#e9a083',
  lift: 8,
  tail(pen, { fur, pale }) {
    pen.shape('M-12 -4C-24 2 -34 -2 -36 -10C-42 -8 -46 -14 -42 -18C-34 -22 -20 -20 -10 -12Z', fur);
    pen.wash(oval(-37, -14, 3.4, 2.4), pale);
  },
  head(pen, { fur, pale }) {
    pen.line('M-12 -4C-20 -18 -28 -22 -36 -20M12 -4C20 -18 28 -22 36 -20', 1.6, fur);
    skull(pen, fur, 15, 13);
    pen.shape(oval(-8, -8, 5.4) + oval(8, -8, 5.4), paint.cream);
    eyes(pen, 8, -8, 2.8);
    pen.wash(oval(0, 6, 9, 4.6), pale);
    pen.line('M-5 5q5 4 10 0M-12 -2q-3 4 -2 8M12 -2q3 4 2 8', 1);
  },
};

/** A long nose goes everywhere first. */
const shrew: Beast = {
  ...beasts.mole,
  fur: '#84705f',
  pale: '#e3b9a5',
  head(pen, { fur, pale }) {
    pen.shape(oval(-12, -8, 5) + oval(12, -8, 5), fur);
    skull(pen, fur, 15, 13);
    pen.shape('M-5 2C-3 10 8 18 20 14C24 12 23 7 19 7C12 8 7 4 6 0Z', pale);
    pen.wash(oval(20, 10, 3.4, 3), '#b5616a');
    eyes(pen, 6.5, -3, 2);
    pen.line('M8 13l4 6M12 14l6 5', 0.8);
  },
};

function constablesHat(pen: Pen): void {
  pen.within('translate(0 -7)', (p) => {
    p.shape('M-13 -9C-14 -30 -6 -34 0 -34C6 -34 14 -30 13 -9Z', paint.night);
    p.shape('M-18 -9Q0 -14 18 -9L15 -5Q0 -10 -15 -5Z', paint.night);
    p.shape('M0 -28l2 4 4.5 .5 -3.3 3 1 4.5L0 -18l-4.2 2.5 1 -4.5 -3.3 -3 4.5 -.5Z', paint.gold);
  });
}

function truncheon(pen: Pen): void {
  pen.rod('M20 -10L34 -46', paint.bark, 4);
  pen.line('M22 -16l4 2', 3, paint.gold);
}

function palette(pen: Pen): void {
  pen.shape(
    'M14 -34C20 -46 44 -46 46 -30C47 -20 38 -22 36 -16C34 -8 20 -10 15 -18C12 -24 12 -30 14 -34Z',
    paint.plank,
  );
  pen.wash(oval(22, -34, 3), paint.red);
  pen.wash(oval(31, -37, 3), paint.blue);
  pen.wash(oval(39, -31, 3), paint.gold);
  pen.wash(oval(22, -24, 3), paint.leaf);
}

function brush(pen: Pen): void {
  pen.rod('M18 -12L30 -46', paint.wood, 1.8);
  pen.shape('M28 -46C28 -54 34 -58 36 -60C38 -54 36 -48 33 -44Z', paint.blue);
}

function easel(pen: Pen): void {
  pen.rod('M-52 2L-42 -60M-26 2L-34 -60', paint.wood, 2);
  pen.block(paint.cream, -58, -20, -58, -56, -24, -56, -24, -20);
  pen.wash('M-57 -21C-50 -38 -44 -30 -40 -36C-34 -46 -30 -34 -25 -32V-21Z', paint.water);
  pen.wash(oval(-34, -48, 4), paint.gold);
}

/** A glass with something in it that glows. */
function glowLamp(pen: Pen): void {
  pen.wash(oval(29, -44, 20), paint.glow, 0.5);
  pen.rod('M24 -12L27 -28', paint.slate, 2.4);
  pen.shape(oval(29, -44, 12), paint.glow);
  pen.line('M24 -40l3 -6 4 6 3 -6', 1.4, paint.amber);
  pen.shape('M23 -34H35L33 -27H25Z', paint.slate);
}

function goggles(pen: Pen): void {
  pen.line('M-15 -8Q0 -13 15 -8', 3, paint.bark);
  pen.shape(oval(-6, -11, 5) + oval(6, -11, 5), paint.gold);
  pen.wash(oval(-6, -11, 3) + oval(6, -11, 3), paint.sky);
}

function beret(pen: Pen): void {
  pen.shape('M-14 -7C-26 -10 -22 -22 -4 -23C12 -24 22 -16 14 -8Q0 -13 -14 -7Z', paint.red);
  pen.line('M-4 -23q0 -4 3 -5', 2);
}

function beard(pen: Pen): void {
  pen.shape('M-13 -36Q0 -28 13 -36C15 -22 8 -10 0 -5C-8 -10 -15 -22 -13 -36Z', paint.snow);
  pen.line('M-6 -28q1 10 4 16M6 -28q-1 10 -4 16M0 -28v20', 0.8, undefined, 0.5);
}

export const citizens: Record<string, Emblem> = {
  bosley_the_artist: citizen('badger', {
    coat: paint.sky,
    back: easel,
    holds: palette,
    left: brush,
    hat: beret,
  }),
  crustina_the_constable: citizen(crayfish, {
    coat: paint.night,
    trim: 'buttons',
    holds: truncheon,
    hat: constablesHat,
  }),
  gus_the_gardener: citizen('tortoise', {
    coat: paint.leaf,
    trim: 'apron',
    holds: 'fork',
    left: 'flower',
    hat: 'straw',
  }),
  iluminor_the_inventor: citizen('otter', {
    coat: paint.amber,
    trim: 'scarf',
    before: 'plan',
    holds: glowLamp,
    hat: goggles,
  }),
  omicron_the_elder: citizen('toad', {
    coat: paint.plum,
    trim: beard,
    holds: 'staff',
    glasses: 'spectacles',
    fur: '#7fa06a',
  }),
  snout_the_explorer: citizen(shrew, {
    coat: paint.tile,
    trim: 'scarf',
    holds: 'bundle',
    left: 'lantern',
    hat: 'wide',
  }),
};

function islet(pen: Pen): void {
  stream(pen, -16);
  pen.shape('M-66 2C-60 -8 60 -8 66 2C56 10 -56 10 -66 2Z', paint.moss);
}

function dancers(pen: Pen, x: number): void {
  pen.wash(d`M${x - 5} -8q0 -9 3 -10q3 1 3 10ZM${x + 1} -8q1 -10 4 -10q3 1 5 10Z`, paint.night);
  pen.wash(oval(x - 2, -20, 2.6) + oval(x + 5, -20, 2.6), paint.night);
}

export const landings: Record<string, Emblem> = {
  ballroom(pen) {
    islet(pen);
    pen.wall(paint.rose, 0, 0, 88, 40);
    m.dome(pen, paint.lilac, 0, -46, 44, 26);
    pen.block(paint.cream, -48, -40, -48, -46, 48, -46, 48, -40);
    pen.shape(arch(-28, -4, 22, 30) + arch(0, -4, 24, 34) + arch(28, -4, 22, 30), paint.glow);
    dancers(pen, -29);
    dancers(pen, 27);
    pen.line('M0 -38v8', 1.2);
    pen.shape('M-9 -30H9L5 -22H-5Z', paint.gold);
    pen.wash('M-6 -33l1.5 3h-3ZM0 -35l1.5 4h-3ZM6 -33l1.5 3h-3Z', paint.amber);
    pen.line('M-39 -4v-30M-17 -4v-30M-12 -4v-34M12 -4v-34M17 -4v-30M39 -4v-30', 2.6, paint.cream);
    m.flag(pen, 0, -70, 10, paint.gold);
    m.steps(pen, 0, 6, 60, 2);
  },
  watermill(pen) {
    stream(pen, -8);
    pen.block(paint.stone, -104, 4, -104, -12, 8, -12, 8, 4);
    m.stones(pen, -46, 2, 104, 14);
    pen.wall(paint.plaster, -16, -12, 50, 28);
    m.timber(pen, -16, -12, 50, 28);
    m.gable(pen, paint.tile, -16, -40, 50, 26, 6);
    m.lit(pen, 8, 11, -30, -18, -16, -42);
    m.door(pen, -8, -12, 11, 17, paint.bark);
    m.sack(pen, -48, -12, 14);
    // Its wheel
    let spokes = '';
    for (let i = 0; i < 8; i++) {
      const angle = (i * Math.PI) / 4;
      spokes += d`M34 -18L${34 + Math.sin(angle) * 29} ${-18 - Math.cos(angle) * 29}`;
    }
    pen.rod(spokes, paint.wood, 2.6);
    pen.line(oval(34, -18, 23), 5.4);
    pen.line(oval(34, -18, 23), 3.4, paint.plank);
    pen.shape(oval(34, -18, 5), paint.bark);
    pen.wash('M-106 6H106V18H-106Z', paint.water);
    ripples(pen, 2, 5, 30, 40, 6, 34, -60, 10, 30);
    pen.line('M56 -2q6 4 5 8M60 -10q8 6 8 14', 1.8, paint.snow);
  },
  observatory(pen) {
    pen.wash('M-110 -98H110V16H-110Z', paint.night, 0.35);
    islet(pen);
    m.boulders(pen, -40, 3, 11, 42, 3, 9);
    pen.wall(paint.stone, 0, 0, 44, 36);
    m.stones(pen, 0, -2, 40, 30);
    pen.rod('M8 -52L34 -74', paint.gold, 8);
    pen.line('M30 -78L39 -68', 3);
    m.dome(pen, paint.blue, 0, -36, 52, 30);
    pen.shape('M-2 -39C0 -52 6 -60 14 -64L20 -58C14 -54 10 -46 10 -39Z', paint.soot);
    m.door(pen, -10, 0, 11, 18, paint.bark);
    m.lit(pen, 7, 10, 9, -10);
    pen.wash(
      oval(-44, -66, 1.8) +
        oval(-28, -78, 1.4) +
        oval(52, -80, 2) +
        oval(60, -50, 1.5) +
        oval(-60, -46, 1.6) +
        oval(44, -60, 1.2),
      paint.glow,
    );
    pen.wash('M-48 -84a9 9 0 1 0 9 13a8 8 0 0 1 -9 -13Z', paint.glow);
  },
  river_market(pen) {
    stream(pen, -14);
    for (const [x, cloth, boat] of [
      [-34, paint.red, paint.wood],
      [34, paint.leaf, paint.bark],
    ] as const) {
      pen.rod(d`M${x - 22} -6V-44M${x + 22} -6V-44`, paint.wood, 2.2);
      pen.shape(d`M${x - 27} -42L${x - 20} -60H${x + 20}L${x + 27} -42Z`, paint.cream);
      pen.shape(
        d`M${x - 27} -42L${x - 20} -60h10L${x - 13} -42q-7 6 -14 0ZM${x} -42V-60h10L${x + 13} -42q-6 6 -13 0Z`,
        cloth,
      );
      pen.shape(
        d`M${x - 33} -14Q${x} -6 ${x + 33} -15Q${x + 30} 4 ${x + 18} 5H${x - 18}Q${x - 30} 3 ${x - 33} -14Z`,
        boat,
      );
    }
    pen.shape(oval(-46, -16, 5) + oval(-36, -15, 5) + oval(-41, -22, 5), paint.amber);
    pen.shape('M-28 -12C-31 -24 -18 -26 -16 -12Z', paint.moss);
    pen.shape('M20 -13L24 -26L28 -13ZM28 -12L32 -25L36 -12Z', paint.tile);
    pen.shape(oval(45, -16, 4) + oval(51, -17, 4) + oval(48, -22, 4), paint.plum);
    m.pennants(pen, -14, -60, 14, -60, 5);
    ripples(pen, -64, 8, 40, 6, 9, 44);
  },
  great_hall(pen) {
    islet(pen);
    m.steps(pen, 0, 4, 98, 2);
    pen.wall(paint.stone, 0, -2, 84, 30);
    m.longRoof(pen, paint.bark, 0, -32, 84, 28, 7);
    pen.wall(paint.stone, 0, -2, 30, 34);
    m.gable(pen, paint.tile, 0, -36, 30, 24, 5);
    m.door(pen, 0, -2, 17, 24, paint.wood);
    pen.shape(oval(0, -40, 5.4), paint.glow);
    pen.line('M0 -45.4v10.8M-5.4 -40h10.8', 0.9);
    m.lit(pen, 8, 17, -34, -8, -22, -8, 22, -8, 34, -8);
    pen.shape('M-32 -38v13l-4 -3 -4 3v-13ZM40 -38v13l-4 -3 -4 3v-13Z', paint.blue);
    m.chimney(pen, 30, -52, 12);
    m.flag(pen, 0, -59, 14, paint.gold);
  },
  gardens(pen) {
    islet(pen);
    pen.shape(
      'M-52 0V-34C-52 -60 -24 -60 -24 -34V0H-33V-32C-33 -46 -43 -46 -43 -32V0Z',
      paint.leaf,
    );
    pen.shape('M52 0V-34C52 -60 24 -60 24 -34V0H33V-32C33 -46 43 -46 43 -32V0Z', paint.leaf);
    pen.wash(
      oval(-47, -40, 3) +
        oval(-30, -44, 3) +
        oval(-48, -20, 2.6) +
        oval(-28, -16, 2.6) +
        oval(47, -42, 3) +
        oval(30, -40, 3) +
        oval(48, -16, 2.6) +
        oval(28, -22, 2.6),
      paint.rose,
    );
    m.tree(pen, -2, -4, 58, paint.pine);
    pen.wash(
      oval(-12, -40, 3.2) + oval(8, -46, 3.2) + oval(6, -32, 3.2) + oval(-4, -52, 3),
      paint.gold,
    );
    pen.shape('M-20 4C-18 -5 18 -5 20 4Z', paint.plum);
    m.flowers(pen, -16, 2, -6, 0, 4, 0, 13, 2);
    pen.rod('M-62 2L-54 -8M62 2L54 -8', paint.plank, 2);
  },
};

/** The shapes of the four types of cards, in the paints of the pictures. */
const shapes = {
  green: [paint.pine, (x: number, y: number): string => oval(x, y, 6)],
  red: [paint.red, (x: number, y: number): string => d`M${x - 5.5} ${y - 5.5}h11v11h-11Z`],
  blue: [
    paint.blue,
    (x: number, y: number): string => d`M${x} ${y - 6.5}l6.4 4.7 -2.5 7.5h-7.8l-2.5 -7.5Z`,
  ],
  tan: [paint.amber, (x: number, y: number): string => d`M${x} ${y - 7}l7 7 -7 7 -7 -7Z`],
} as const;

/** A space of the river: a landing with a sign that says whom it is for, and a covered card. */
function landing(color: keyof typeof shapes, n: number): Emblem {
  const [fill, shape] = shapes[color];
  return (pen) => {
    stream(pen, -20);
    reeds(pen, 6, -78, 38, 74, 44, 82, 30);
    lily(pen, 62, -2, 13, color === 'green' || color === 'tan');
    pen.rod('M-44 12V-62M-6 12V-62', paint.bark, 3);
    pen.block(paint.cream, -56, -36, -56, -62, 6, -62, 6, -36);
    for (let i = 0; i < n; i++) pen.shape(shape(-25 + (i - (n - 1) / 2) * 18, -49), fill);
    pen.block(paint.plank, -60, 4, -56, -8, 44, -8, 48, 4);
    pen.line('M-36 -8l-1 12M-14 -8v12M8 -8v12M28 -8l1 12', 0.9, undefined, 0.6);
    pen.within('rotate(6 24 -20)', (p) => {
      p.block(paint.blue, 12, -8, 12, -40, 36, -40, 36, -8);
      p.line('M15 -32q4 -4 9 0t9 0M15 -24q4 -4 9 0t9 0M15 -16q4 -4 9 0t9 0', 1.4, paint.snow);
    });
    pearl(pen, 24, -27, 7);
  };
}

export const spaces: Record<string, Emblem> = {
  river_three_green: landing('green', 3),
  river_two_red: landing('red', 2),
  river_two_blue: landing('blue', 2),
  river_two_tan: landing('tan', 2),
};
