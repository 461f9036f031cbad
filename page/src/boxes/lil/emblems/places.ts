import * as m from '../../../art/emblems/masonry';
import { finds } from '../../../art/emblems/finds';
import { arch, d, oval, paint, type Emblem, type Pen } from '../../../art/pen';

function logs(pen: Pen, x: number, foot: number, size: number, count: number): void {
  let ends = '';
  for (let row = 0; row < count; row++) {
    const n = count - row;
    for (let i = 0; i < n; i++) {
      ends += oval(x + (i - (n - 1) / 2) * size * 2, foot - size - row * size * 1.75, size);
    }
  }
  pen.shape(ends, paint.plank);
  pen.line(ends.replaceAll('Z', ''), 0.9);
  let rings = '';
  for (let row = 0; row < count; row++) {
    const n = count - row;
    for (let i = 0; i < n; i++) {
      rings += oval(x + (i - (n - 1) / 2) * size * 2, foot - size - row * size * 1.75, size * 0.45);
    }
  }
  pen.line(rings, 0.8, undefined, 0.6);
}

/** Laundry poles and a blanket between them. */
function blanket(pen: Pen, fill: string, stripe: string): void {
  pen.rod('M-40 0V-46M40 0V-46M0 -4V-60', paint.wood, 3);
  pen.shape('M-44 -2Q-34 -30 0 -60Q34 -30 44 -2Q22 -8 0 -2Q-22 -8 -44 -2Z', fill);
  pen.wash('M-30 -8Q-20 -34 0 -58Q-10 -30 -16 -6ZM30 -8Q20 -34 0 -58Q10 -30 16 -6Z', stripe);
}

/** Every place, as children would build it. */
export const places: Record<string, Emblem> = {
  lil_farm(pen) {
    pen.line('M-60 -3V-16M-48 -3V-16M48 -3V-16M60 -3V-16M-64 -12H-42M42 -12H64', 2.6, paint.plank);
    pen.block(paint.red, -32, 0, -32, -32, 0, -60, 32, -32, 32, 0);
    pen.line('M-36 -30L0 -62L36 -30', 4, paint.cream);
    pen.shape(oval(0, -40, 6), paint.glow);
    pen.block(paint.cream, -15, 0, -15, -26, 15, -26, 15, 0);
    pen.line('M-15 0L15 -26M-15 -26L15 0M0 -26V0', 1.6, paint.red);
    pen.shape(oval(42, -4, 4) + oval(50, -3, 4) + oval(46, -9, 4), paint.plum);
  },
  lil_woodpile(pen) {
    pen.rod('M-44 0V-52M44 0V-52', paint.wood, 3.6);
    pen.block(paint.moss, -54, -48, -46, -62, 46, -62, 54, -48);
    pen.line('M-40 -49l4 -12M-20 -49l2 -12M0 -49v-12M20 -49l-2 -12M40 -49l-4 -12', 0.9);
    logs(pen, 0, 0, 8.5, 4);
  },
  lil_sap_bucket(pen) {
    pen.shape('M-20 0C-14 -20 -14 -50 -20 -78H24C18 -50 18 -20 26 0Z', paint.bark);
    pen.line('M-6 -10v-16M8 -30v-20M-8 -50v-14M12 -64v-10', 1.1, undefined, 0.6);
    pen.rod('M2 -44L-20 -40', paint.slate, 3);
    pen.shape(
      'M-21 -38C-21 -38 -25 -32 -25 -29a4.5 4.5 0 0 0 9 0C-16 -32 -21 -38 -21 -38Z',
      paint.amber,
    );
    pen.line('M-38 -20C-38 -34 -6 -34 -6 -20', 1.8);
    pen.block(paint.plank, -40, -20, -4, -20, -9, 0, -35, 0);
    pen.shape(oval(-22, -20, 18, 4.4), paint.amber);
    pen.line('M-38 -12H-6', 1.4);
    m.tree(pen, 46, 0, 40, paint.leaf);
  },
  lil_general_store(pen) {
    pen.block(paint.plank, -40, 0, -40, -14, 40, -14, 40, 0);
    pen.line('M-40 -7H40M-20 -14V0M0 -14V0M20 -14V0', 1, undefined, 0.6);
    pen.within('translate(-26 -14)scale(.62)', finds.twig);
    pen.within('translate(0 -14)scale(.62)', finds.resin);
    pen.within('translate(25 -14)scale(.62)', finds.berry);
    pen.rod('M-40 -14V-54M40 -14V-54', paint.wood, 3);
    pen.shape(
      'M-46 -44L-40 -66H40L46 -44Q39 -38 31 -44Q23 -38 15 -44Q8 -38 0 -44Q-8 -38 -15 -44Q-23 -38 -31 -44Q-39 -38 -46 -44Z',
      paint.cream,
    );
    let stripes = '';
    for (const x of [-31, 0, 31]) stripes += d`M${x - 7} -66h14l1.5 22q-8 5 -17 0Z`;
    pen.shape(stripes, paint.leaf);
  },
  lil_fort(pen) {
    for (const x of [-34, -22, -10, 10, 22, 34]) {
      pen.block(paint.plank, x - 6, 0, x - 6, -36, x, -44, x + 6, -36, x + 6, 0);
    }
    pen.rod('M-40 -12H40M-40 -26H40', paint.wood, 2.4);
    pen.shape(arch(0, 0, 18, 30), paint.soot);
    m.flag(pen, 0, -40, 32, paint.red);
  },
  lil_picnic(pen) {
    pen.shape('M-60 0L-34 -20H44L62 0Z', paint.cream);
    pen.wash('M-60 0L-47 -10H53L62 0ZM-16 -20H6L8 0H-22Z', paint.red, 0.55);
    pen.line('M-14 -28C-14 -52 24 -52 24 -28', 2.6);
    pen.shape(oval(-2, -28, 6) + oval(9, -30, 6) + oval(18, -28, 5), paint.plum);
    pen.block(paint.straw, -18, -26, 28, -26, 24, -4, -14, -4);
    pen.line('M-16 -18H26M-15 -11H25M-4 -26l1 22M8 -26v22M18 -26l-1 22', 0.9, undefined, 0.7);
    pen.shape(oval(-36, -8, 10, 4), paint.snow);
    pen.shape('M-42 -10C-42 -18 -30 -18 -30 -10Z', paint.amber);
    pen.shape(oval(44, -6, 4.4), paint.red);
  },
  lil_pond(pen) {
    pen.shape('M-64 -4C-56 -26 44 -30 62 -8C58 6 -54 8 -64 -4Z', paint.water);
    pen.line('M-44 -8h20M8 -16h22M-6 -3h18M34 -7h14', 1.6, paint.snow);
    pen.shape('M-46 -14C-44 -20 -26 -20 -24 -14L-34 -13Z', paint.leaf);
    pen.shape('M20 -5C22 -10 38 -10 40 -5L30 -4Z', paint.leaf);
    pen.rod('M48 -10V-52M56 -8V-44M-54 -10V-44', paint.pine, 1.8);
    pen.rod('M48 -40V-54M56 -34V-46M-54 -34V-46', paint.bark, 5);
    // A boat of paper
    pen.block(paint.cream, -20, -14, 24, -14, 16, -4, -12, -4);
    pen.block(paint.snow, 2, -15, 2, -40, 18, -15);
    pen.block(paint.snow, 0, -15, 0, -34, -12, -15);
  },
  lil_lookout(pen) {
    m.tree(pen, -44, 0, 50, paint.leaf);
    pen.rod('M-22 0L-14 -40M22 0L14 -40M-20 -12L16 -32M20 -12L-16 -32', paint.wood, 3.2);
    pen.block(paint.plank, -26, -38, -26, -45, 26, -45, 26, -38);
    pen.line('M-24 -45V-56H24V-45M-12 -45V-56M0 -45V-56M12 -45V-56', 2, paint.wood);
    pen.block(paint.red, -30, -62, 0, -80, 30, -62);
    pen.rod('M-24 -60V-46M24 -60V-46', paint.wood, 2.4);
    pen.rod('M4 -56L36 -64', paint.gold, 5);
    pen.rod('M34 -63L40 -65', paint.bark, 7);
  },
  lil_treehouse(pen) {
    pen.shape('M-12 0C-8 -14 -8 -30 -12 -40H14C10 -28 10 -14 16 0Z', paint.bark);
    pen.shape(
      'M-48 -44C-62 -62 -44 -80 -28 -74C-20 -92 16 -92 24 -76C44 -82 62 -62 48 -44C30 -34 -30 -34 -48 -44Z',
      paint.leaf,
    );
    pen.block(paint.plank, -24, -30, -24, -56, 24, -56, 24, -30);
    pen.block(paint.tile, -30, -54, 0, -74, 30, -54);
    m.lit(pen, 9, 11, 12, -37);
    pen.shape(arch(-9, -30, 12, 19), paint.soot);
    pen.block(paint.wood, -32, -26, -32, -31, 32, -31, 32, -26);
    pen.line('M-16 -27V0M-6 -27V0M-16 -21H-6M-16 -14H-6M-16 -7H-6', 1.8, paint.cream);
    pen.line('M28 -27V-8', 1.4);
    pen.shape(oval(28, -6, 7), paint.soot);
    pen.wash(oval(28, -6, 3.4), paint.leaf);
  },
  lil_bakery(pen) {
    m.chimney(pen, 24, -46, 20);
    pen.wall(paint.plaster, 0, 0, 70, 40);
    m.longRoof(pen, paint.tile, 0, -40, 70, 20, 6);
    pen.block(paint.glow, -28, -6, -28, -26, 6, -26, 6, -6);
    pen.shape('M-25 -8C-25 -16 -13 -16 -13 -8ZM-9 -8C-9 -18 3 -18 3 -8Z', paint.amber);
    pen.line('M-21 -13l2 3M-17 -13l2 3M-5 -15l2 3M-1 -15l2 3', 0.9);
    m.door(pen, 21, 0, 15, 26, paint.leaf);
    m.sign(pen, 35, -34, (p) => {
      p.line('M-5 4C-8 -6 8 -6 5 4C2 -1 -2 -1 -5 4', 2, paint.amber);
    });
  },
  lil_workshop(pen) {
    pen.wall(paint.wood, -4, 0, 64, 36);
    pen.line('M-36 -12H28M-36 -24H28', 1, undefined, 0.6);
    m.gable(pen, paint.moss, -4, -36, 64, 26, 6);
    pen.block(paint.soot, -26, 0, -26, -26, 18, -26, 18, 0);
    pen.block(paint.plank, -24, -8, -24, -13, 16, -13, 16, -8);
    pen.rod('M-18 0V-8M10 0V-8', paint.plank, 2.4);
    pen.rod('M-10 -13L-4 -23M4 -13V-22', paint.cream, 2.4);
    pen.shape('M34 0L50 0L44 -44H40Z', paint.plank);
    pen.shape('M-8 -46h8v8h-8Z', paint.gold);
    pen.within('translate(-44 0)scale(.8)', finds.twig);
  },
  lil_clubhouse(pen) {
    blanket(pen, paint.blue, paint.sky);
    pen.shape('M-11 -3Q-6 -24 0 -34Q6 -24 11 -3Q0 -1 -11 -3Z', paint.soot);
    pen.wash(oval(-3, -14, 1.9) + oval(4, -14, 1.9), paint.glow);
    m.flag(pen, 0, -58, 18, paint.gold);
    m.pennants(pen, -58, -40, -6, -54, 4);
    m.pennants(pen, 6, -54, 58, -40, 4);
    pen.shape('M-58 0C-56 -10 -44 -10 -44 0ZM46 0C46 -8 58 -8 58 0Z', paint.rose);
  },
  lil_castle(pen) {
    for (const x of [-38, 38]) {
      pen.block(paint.straw, x - 14, 0, x - 11, -42, x + 11, -42, x + 14, 0);
      pen.block(
        paint.straw,
        x - 13,
        -42,
        x - 13,
        -50,
        x - 5,
        -50,
        x - 5,
        -45,
        x + 5,
        -45,
        x + 5,
        -50,
        x + 13,
        -50,
        x + 13,
        -42,
      );
      m.flag(pen, x, -49, 20, x < 0 ? paint.red : paint.blue);
    }
    pen.block(paint.straw, -26, 0, -24, -30, 24, -30, 26, 0);
    pen.block(paint.straw, -16, -30, -13, -56, 13, -56, 16, -30);
    pen.block(paint.straw, -15, -56, -15, -64, -6, -64, -6, -59, 6, -59, 6, -64, 15, -64, 15, -56);
    m.opening(pen, 0, 0, 18, 22);
    pen.shape(arch(0, -38, 8, 12) + arch(-38, -22, 7, 11) + arch(38, -22, 7, 11), paint.soot);
    pen.wash(
      oval(-18, -10, 1.6) + oval(18, -16, 1.6) + oval(-40, -10, 1.6) + oval(30, -8, 1.6),
      paint.amber,
    );
    // Shells, a bucket and a spade: it is built of sand
    pen.shape('M52 0L54 -14H66L68 0Z', paint.red);
    pen.rod('M-58 0L-52 -26', paint.wood, 2.4);
    pen.shape('M-56 -24H-46L-49 -38H-54Z', paint.blue);
  },
  lil_ever_tree(pen) {
    pen.shape(
      'M-20 0C-14 -8 -10 -18 -11 -30L-28 -42L-24 -46L-9 -38L-7 -50H7L8 -38L26 -48L29 -43L12 -29C11 -18 16 -8 22 0C10 -3 -10 -3 -20 0Z',
      paint.bark,
    );
    pen.shape(
      'M-24 -40C-44 -34 -60 -48 -52 -60C-58 -76 -40 -84 -30 -78C-20 -92 4 -92 10 -84C26 -92 46 -82 44 -72C60 -68 60 -50 46 -46C40 -36 24 -36 18 -42C8 -34 -14 -34 -24 -40Z',
      paint.leaf,
    );
    pen.wash(
      'M-44 -62C-42 -74 -28 -78 -22 -74C-14 -84 4 -82 8 -76C-6 -76 -10 -68 -14 -62C-26 -66 -36 -64 -44 -62Z',
      paint.moss,
    );
    pen.shape(arch(0, 0, 14, 22), paint.tile);
    pen.wash(oval(4, -10, 1.4), paint.gold);
    pen.shape(
      oval(-36, -56, 4) + oval(-10, -52, 4) + oval(16, -60, 4) + oval(36, -58, 4) + oval(0, -74, 4),
      paint.red,
    );
    pen.line('M26 -44V-22M38 -42V-22', 1.3);
    pen.block(paint.plank, 24, -20, 24, -24, 40, -24, 40, -20);
  },

  // The board
  lil_space_resin(pen) {
    pen.shape('M-26 0C-18 -24 -18 -56 -26 -86H26C18 -56 18 -24 26 0Z', paint.bark);
    pen.line('M-14 -12v-20M16 -40v-24M-14 -60v-16', 1.3, undefined, 0.6);
    pen.shape('M0 -66C0 -66 -17 -44 -17 -32a17 16 0 0 0 34 0C17 -44 0 -66 0 -66Z', paint.amber);
    pen.wash('M-11 -32c-1 7 4 11 9 12c-3 -3 -6 -7 -5 -12Z', paint.cream);
  },
  lil_space_twig(pen) {
    pen.rod('M-50 -4L32 -34M-46 -28L48 -6M-54 -14L52 -22', paint.wood, 5);
    pen.rod('M-28 -36L36 -48', paint.bark, 4.4);
    pen.line('M12 -28l14 -22M-34 -40l-8 -16', 4, paint.bark);
    pen.shape(
      'M24 -48C24 -66 38 -70 50 -68C50 -54 40 -46 24 -48ZM-42 -56C-56 -58 -60 -68 -60 -76C-48 -76 -42 -68 -42 -56Z',
      paint.leaf,
    );
  },
  lil_space_berry(pen) {
    pen.shape(
      'M-54 0C-64 -30 -44 -48 -34 -52C-28 -74 20 -78 30 -58C52 -54 62 -24 50 0Z',
      paint.leaf,
    );
    pen.hatch(-40, -14, 9, -8, 7, 11);
    const at = [
      [-28, -32],
      [4, -54],
      [26, -28],
      [-4, -18],
      [-36, -10],
      [34, -48],
    ] as const;
    pen.shape(at.map(([x, y]) => oval(x, y, 8)).join(''), paint.plum);
    pen.wash(at.map(([x, y]) => oval(x - 2.4, y - 2.4, 2)).join(''), '#fff');
  },
};

for (const n of [1, 2, 3, 4]) {
  places[`lil_space_die_${n}`] = (pen) => {
    pen.block(paint.wood, -34, 0, -34, -58, 34, -58, 34, 0);
    pen.block(paint.cream, -22, -10, -22, -48, 22, -48, 22, -10);
    pips(pen, n);
  };
}

/** So many eyes of a die. */
function pips(pen: Pen, n: number): void {
  const spots = [
    [0, 0],
    [-11, -10],
    [11, 10],
    [11, -10],
    [-11, 10],
  ] as const;
  const chosen = n % 2 ? spots.slice(0, n) : spots.slice(1, n + 1);
  pen.wash(chosen.map(([x, y]) => oval(x, y - 29, 4)).join(''), paint.soot);
}

// Faces of dice and tiles of parades: what they are about, on cream --------------------------

const SHOWN: Record<number, readonly (keyof typeof finds)[]> = {
  1: ['point', 'any'],
  2: ['twig', 'twig'],
  3: ['resin', 'resin'],
  4: ['berry', 'berry'],
  5: ['twig', 'resin'],
  6: ['berry', 'any'],
};
for (const [n, [left = 'any', right = 'any']] of Object.entries(SHOWN)) {
  places[`lil_die_face_${n}`] = (pen) => {
    pen.block(paint.cream, -42, 0, -42, -62, 42, -62, 42, 0);
    pen.within('translate(-19 -14)scale(.9)', finds[left]);
    pen.within('translate(20 -14)scale(.9)', finds[right]);
  };
}

const BANNERS: Record<string, [string, Emblem]> = {
  creatures: [
    paint.tile,
    (pen) => {
      pen.wash(oval(0, -34, 9, 8), paint.cream);
      pen.wash(
        oval(-12, -46, 4, 5) + oval(-4, -51, 4, 5) + oval(5, -51, 4, 5) + oval(13, -46, 4, 5),
        paint.cream,
      );
    },
  ],
  places: [paint.blue, (pen) => pen.wash('M-16 -40L0 -54L16 -40H11V-26H-11V-40Z', paint.cream)],
  rainbow: [
    paint.cream,
    (pen) => {
      for (const [n, color] of [
        paint.red,
        paint.gold,
        paint.leaf,
        paint.blue,
        paint.plum,
      ].entries()) {
        pen.line(
          d`M${-18 + n * 3} -30a${18 - n * 3} ${18 - n * 3} 0 0 1 ${36 - n * 6} 0`,
          3,
          color,
        );
      }
    },
  ],
  one_color: [
    paint.leaf,
    (pen) => pen.wash(oval(-13, -32, 5.5) + oval(0, -46, 5.5) + oval(13, -32, 5.5), paint.cream),
  ],
};
for (const [name, [cloth, sign]] of Object.entries(BANNERS)) {
  for (const points of [3, 4, 5, 6]) {
    places[`lil_parade_${name}_${points}`] = (pen) => {
      pen.rod('M-34 0V-72M-38 -70H36', paint.wood, 3);
      pen.shape('M-28 -66H30V-12L1 -22L-28 -12Z', cloth);
      sign(pen);
      pen.wash(
        Array.from({ length: points }, (_, i) => oval(-18 + i * 7.4, -62, 2.4)).join(''),
        paint.gold,
      );
    };
  }
}

places['lil_princess_friend'] = (pen) => {
  pen.shape(oval(0, -20, 20, 18), '#8c92d6');
  pen.shape(oval(-10, -44, 6) + oval(10, -44, 6) + oval(0, -34, 14), '#d9d3ea');
  pen.wash(oval(-5, -35, 2) + oval(5, -35, 2), '#2a1c14');
  pen.line('M-4 -28q4 3 8 0', 1.1);
};
