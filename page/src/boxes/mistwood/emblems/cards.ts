import { figure, flying } from '../../../art/emblems/figures';
import * as m from '../../../art/emblems/masonry';
import { arch, d, oval, paint, type Emblem, type Pen } from '../../../art/pen';

/** The crown that Corrin's cards bear in their band. */
function royal(pen: Pen, x: number, y: number, size: number): void {
  pen.within(d`translate(${x} ${y})scale(${size})`, (p) => {
    p.shape('M-11 8L-13 -7L-6 0L0 -10L6 0L13 -7L11 8Q0 4 -11 8Z', paint.gold);
    p.wash(oval(0, 3, 2) + oval(-7, 4, 1.3) + oval(7, 4, 1.3), paint.red);
  });
}

/** Corrin is a fox of silver, in red. */
const corrin = { fur: '#c9865a', coat: paint.red } as const;

const goldenWing: Emblem = (pen) => {
  pen.shape('M-9 -30C-30 -44 -52 -38 -54 -14C-40 -18 -28 -12 -16 -4Z', paint.gold);
  pen.line('M-12 -26Q-34 -34 -50 -18M-14 -18Q-30 -22 -42 -14', 1);
  pen.shape('M9 -30C30 -44 52 -38 54 -14C40 -18 28 -12 16 -4Z', paint.gold);
  pen.line('M12 -26Q34 -34 50 -18M14 -18Q30 -22 42 -14', 1);
};

/** A shelf of sundries that is carried about. */
const brushes: Emblem = (pen) => {
  pen.rod('M-24 -14L-36 -58M-20 -14L-24 -64', paint.wood, 2.2);
  pen.shape(
    'M-44 -56C-46 -66 -36 -72 -30 -62L-32 -54ZM-32 -62C-32 -72 -20 -74 -17 -64L-20 -58Z',
    paint.soot,
  );
};

export const critters: Record<string, Emblem> = {
  corrin_evertail_the_warrior: figure('fox', {
    ...corrin,
    trim: 'buttons',
    holds: 'sword',
    hat: 'helmet',
    left(pen) {
      pen.shape('M14 -32H40V-18C40 -8 34 -2 27 1C20 -2 14 -8 14 -18Z', paint.blue);
      royal(pen, 27, -18, 0.7);
    },
  }),
  corrin_evertail_the_leader: figure('fox', {
    ...corrin,
    trim: 'collar',
    holds: 'proclamation',
    hat: 'feathered',
    back: 'nobleTail',
  }),
  corrin_evertail_the_king: figure('fox', {
    ...corrin,
    trim: 'ermine',
    holds: 'sceptre',
    before: 'chain',
    hat: 'crown',
  }),
  chipter_swipple: figure('squirrel', {
    coat: paint.night,
    trim: 'ermine',
    back: brushes,
    holds: 'broom',
    hat: 'top',
    fur: '#9a8577',
  }),
  jor_goldwing(pen) {
    pen.shape(oval(0, -40, 46, 38), paint.glow);
    pen.within('translate(2 -4)scale(1.02)', (p) => {
      flying(p, paint.gold, paint.glow);
    });
    pen.line('M-44 -66v10q-4 -2 -4 2t4 0M40 -26v10q-4 -2 -4 2t4 0M-30 -76l8 -2v10', 1.6);
  },
  mayberry_matriarch: figure('mouse', {
    coat: paint.plum,
    trim: 'apron',
    holds: 'cup',
    left: 'basket',
    hat: 'tiara',
    glasses: 'spectacles',
  }),
  strey_softpaw: figure('fox', {
    coat: paint.night,
    trim: 'rope',
    holds: 'bow',
    hat: 'hood',
    fur: '#8f8a88',
  }),
  tarry_hare: figure('rabbit', {
    coat: paint.amber,
    trim: 'buttons',
    before: 'counter',
    hat: 'bowler',
    back: goldenWing,
  }),
};

export const buildings: Record<string, Emblem> = {
  corrin_evertails_field(pen) {
    pen.wash('M-60 6V-14C-30 -26 30 -26 60 -14V6Z', '#c9a24c');
    let ears = '';
    let stalks = '';
    for (let i = 0; i < 13; i++) {
      const x = -54 + i * 9;
      const top = -26 - (i % 3) * 4;
      stalks += d`M${x} 4Q${x + 1} ${top / 2} ${x + 2} ${top}`;
      ears += oval(x + 2.4, top - 5, 2.4, 6);
    }
    pen.line(stalks, 1.4, paint.amber);
    pen.shape(ears, paint.straw);
    pen.rod('M0 4V-62', paint.wood, 3);
    pen.shape('M-20 -64H20V-34L0 -40L-20 -34Z', paint.red);
    royal(pen, 0, -52, 1);
  },
  corrin_evertails_path(pen) {
    pen.wash(
      'M-26 8C-30 -14 26 -22 14 -46C10 -54 -4 -56 -8 -60L4 -62C24 -56 40 -40 26 -22C18 -12 22 -2 30 8Z',
      paint.plaster,
    );
    m.boulders(pen, -40, 4, 8, 44, 6, 7, -30, -30, 6);
    m.tree(pen, -44, -10, 44, paint.pine);
    m.tree(pen, 46, -16, 40, paint.leaf);
    pen.shape(
      oval(-4, -4, 5, 3) + oval(8, -14, 4.4, 2.6) + oval(18, -26, 4, 2.4) + oval(14, -40, 3.4, 2),
      paint.stone,
    );
    pen.rod('M-14 0V-44', paint.wood, 3.4);
    pen.block(paint.plank, -34, -30, -34, -48, 6, -48, 6, -30);
    royal(pen, -14, -39, 0.75);
  },
  click_clacks(pen) {
    pen.wall(paint.sky, 0, 0, 74, 40);
    m.timber(pen, 0, 0, 74, 40);
    m.longRoof(pen, paint.tile, 0, -39, 74, 24);
    pen.shape(arch(18, -4, 30, 24), paint.glow);
    pen.line('M18 -4v-24M3 -13h30', 0.9);
    m.door(pen, -22, 0, 15, 24, paint.bark);
    pen.shape(oval(-2, -52, 9), paint.cream);
    pen.line('M-6 -56l8 8M2 -56l-8 8', 2, paint.red);
    m.sack(pen, -46, 4, 16);
    m.barrel(pen, 46, 4, 17, 22);
    m.crate(pen, 38, 6, 12);
    pen.wash(oval(43, -18, 3) + oval(49, -18, 3) + oval(46, -21, 3), paint.red);
  },
  darkdeep_prison(pen) {
    m.crag(
      pen,
      'M-54 2C-54 -22 -42 -34 -36 -52C-26 -70 -8 -66 2 -74C16 -74 30 -60 36 -44C48 -34 54 -18 54 2Z',
      'M-38 -36l9 4M30 -46l7 7M-20 -62l6 5M42 -22l-8 3',
      'M-36 -52C-26 -70 -8 -66 2 -74C10 -72 4 -62 -8 -60C-20 -58 -28 -54 -36 -52Z',
    );
    m.opening(pen, 0, 0, 34, 40);
    pen.line('M-11 0V-34M-4 0V-39M4 0V-39M11 0V-34M-16 -14H16M-16 -26H16', 2.2, paint.slate);
    m.opening(pen, -34, -10, 14, 16);
    m.opening(pen, 34, -10, 14, 16);
    pen.line('M-37 -10V-25M-31 -10V-25M31 -10V-25M37 -10V-25', 1.6, paint.slate);
    pen.wash(oval(-4, -20, 1.6) + oval(3, -20, 1.6), paint.glow);
    pen.shape('M14 -12h12v10h-12ZM16 -12v-4q4 -5 8 0v4', paint.gold);
  },
  everflame_tomb(pen) {
    m.steps(pen, 0, 2, 88, 2);
    pen.wall(paint.stone, 0, -4, 62, 30);
    m.stones(pen, 0, -4, 62, 30);
    m.gable(pen, paint.slate, 0, -34, 62, 18);
    m.opening(pen, 0, -4, 20, 24);
    pen.wash(oval(0, -64, 20, 16), paint.glow, 0.5);
    pen.shape('M-12 -50H12L8 -43H-8Z', paint.gold);
    pen.shape(
      'M0 -78C10 -68 12 -60 6 -52H-6C-12 -58 -8 -64 -4 -66C-4 -70 -2 -74 0 -78Z',
      paint.amber,
    );
    pen.wash('M1 -66C5 -60 4 -55 0 -52C-4 -55 -3 -60 1 -66Z', paint.glow);
    m.flowers(pen, -46, 4, 40, 4);
    m.tree(pen, -50, 0, 38, paint.pine);
  },
  king_norths_treasury(pen) {
    m.steps(pen, 0, 2, 90, 2);
    pen.wall(paint.cream, 0, -4, 74, 38);
    m.dome(pen, paint.blue, 0, -42, 52, 22);
    royal(pen, 0, -70, 0.8);
    m.columns(pen, -4, 36, -32, -20, 20, 32);
    pen.shape(oval(0, -22, 15), paint.slate);
    pen.line(oval(0, -22, 10) + 'M0 -32V-12M-10 -22H10', 1.6, paint.stone);
    pen.shape(
      oval(-42, 0, 5) + oval(-34, 2, 5) + oval(-39, -6, 5) + oval(40, 1, 5) + oval(46, 3, 4),
      paint.gold,
    );
  },
  strongroot_castle(pen) {
    pen.line(
      'M-30 2C-46 4 -56 -4 -60 4M30 2C46 4 54 -2 60 5M-8 2C-14 8 -22 8 -26 6M8 2q8 8 20 5',
      5,
      paint.bark,
    );
    pen.wall(paint.rock, 0, 2, 66, 38);
    m.stones(pen, 0, 2, 66, 36);
    for (const x of [-36, 36]) {
      pen.wall(paint.stone, x, 2, 20, 52);
      m.spire(pen, paint.pine, x, -50, 20, 24);
      m.lit(pen, 6, 9, x, -34);
    }
    pen.wall(paint.stone, 0, -36, 26, 20);
    m.spire(pen, paint.pine, 0, -56, 26, 24);
    m.flag(pen, 0, -76, 10, paint.red);
    m.opening(pen, 0, 2, 20, 26);
    pen.line('M-28 2C-34 -14 -20 -22 -26 -34M28 2C34 -12 22 -24 28 -36', 3, paint.moss);
    m.lit(pen, 6, 8, -18, -18, 18, -18, 0, -40);
  },
};
