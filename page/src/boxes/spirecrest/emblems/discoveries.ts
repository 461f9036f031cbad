import { figure } from '../../../art/emblems/figures';
import * as m from '../../../art/emblems/masonry';
import { arch, d, oval, paint, type Emblem, type Pen } from '../../../art/pen';
import * as land from './land';

type Motif = (pen: Pen) => void;

function petals(pen: Pen, x: number, y: number, r: number, fill: string): void {
  let path = '';
  for (let i = 0; i < 5; i++)
    path += oval(x + r * Math.sin(i * 1.257), y - r * Math.cos(i * 1.257), r * 0.6);
  pen.shape(path, fill);
  pen.shape(oval(x, y, r * 0.45), paint.glow);
}

function star(x: number, y: number, r: number): string {
  let path = '';
  for (let i = 0; i < 10; i++) {
    const far = i % 2 ? r * 0.45 : r;
    const [sin, cos] = [Math.sin((i * Math.PI) / 5), Math.cos((i * Math.PI) / 5)];
    path += d`${x + far * sin} ${y - far * cos} `;
  }
  return `M${path}Z`;
}

/** What trails and cities are called after. */
const motifs = {
  everblossom(pen) {
    petals(pen, -62, -20, 9, paint.plum);
    petals(pen, 60, -26, 10, paint.lilac);
    petals(pen, -40, 2, 7, paint.plum);
    petals(pen, 42, 6, 8, paint.plum);
  },
  greensprout(pen) {
    for (const [x, y, s] of [
      [-64, 4, 1.2],
      [-40, 8, 0.8],
      [50, 6, 1.3],
      [74, 2, 0.9],
    ] as const) {
      pen.within(`translate(${x} ${y})scale(${s})`, (p) => {
        p.line('M0 0V-18', 2.4, paint.pine);
        p.shape(
          'M0 -16C-14 -16 -18 -26 -18 -32C-6 -32 0 -26 0 -16ZM0 -12C12 -12 16 -20 16 -26C6 -26 0 -20 0 -12Z',
          paint.leaf,
        );
      });
    }
  },
  mistrise(pen) {
    pen.wash(
      oval(-50, -16, 44, 8) + oval(48, -8, 46, 8) + oval(-10, 4, 60, 7) + oval(30, -36, 30, 6),
      paint.cream,
      0.85,
    );
    pen.line('M-84 -16h56M18 -8h64M-50 4h78', 1.1, paint.wood, 0.7);
  },
  starfall(pen) {
    pen.wash('M-140 -120H140V-10H-140Z', paint.night, 0.42);
    pen.line('M-78 -84l24 20M34 -88l20 16M66 -66l16 12', 2, paint.glow);
    pen.shape(star(-50, -60, 9) + star(58, -68, 8) + star(84, -50, 7), paint.glow);
  },
  sunblaze(pen) {
    pen.wash(oval(54, -62, 30), paint.glow, 0.5);
    pen.shape(oval(54, -62, 17), paint.amber);
    pen.line(
      'M54 -90v8M54 -42v8M26 -62h8M74 -62h8M34 -82l6 6M68 -48l6 6M74 -82l-6 6M40 -48l-6 6',
      2,
      paint.amber,
    );
  },
  bellsong(pen) {
    m.bell(pen, -58, -34, 12);
    m.bell(pen, 58, -40, 15);
    pen.line(
      'M-78 -22q-6 4 -6 10M-38 -22q6 4 6 10M36 -20q-6 6 -6 12M82 -20q6 6 6 12',
      1.2,
      paint.gold,
    );
  },
  gatherwind(pen) {
    land.gusts(pen, paint.blue, -92, -44, 46, -98, -20, 40, 30, -34, 48, 44, -8, 40);
    pen.shape(
      'M-60 -8C-54 -18 -44 -18 -40 -8C-46 -2 -54 -2 -60 -8ZM56 -54C62 -62 72 -62 74 -54C70 -48 62 -48 56 -54Z',
      paint.amber,
    );
  },
  hopewatch(pen) {
    pen.wall(paint.cream, 56, 6, 18, 48);
    m.lit(pen, 8, 12, 56, -24);
    m.spire(pen, paint.blue, 56, -42, 22, 20);
    pen.wash('M50 -30L-20 -62V-44L50 -22Z', paint.glow, 0.55);
  },
} satisfies Record<string, Motif>;

type Name = keyof typeof motifs;

/** A way up into the mountains. */
const trail =
  (name: Name, rock: string): Emblem =>
  (pen) => {
    land.peaks(pen, rock, -26, -4, 52, 74, 30, -4, 44, 52);
    land.ground(pen, paint.moss, -8);
    land.path(pen, -22, -34);
    motifs[name](pen);
    pen.rod('M-84 14V-22', paint.bark, 2.4);
    pen.block(paint.plank, -98, -16, -98, -26, -74, -26, -68, -21, -74, -16);
  };

/** A city high above. */
const city =
  (name: Name, roof: string): Emblem =>
  (pen) => {
    motifs[name](pen);
    pen.shape('M-90 14C-70 -10 -52 -14 -34 -16H36C54 -12 74 -6 92 14Z', paint.rock);
    for (const [x, w, h, r] of [
      [-30, 15, 26, 20],
      [30, 15, 30, 20],
      [-12, 16, 42, 22],
      [12, 18, 34, 22],
    ] as const) {
      pen.wall(paint.cream, x, -12, w, h);
      m.spire(pen, roof, x, -12 - h, w + 4, r);
      m.lit(pen, 5, 8, x, -12 - h * 0.55);
    }
    m.opening(pen, 0, -12, 10, 12);
  };

export const scoring: Record<string, Emblem> = {
  everblossom_trail: trail('everblossom', paint.slate),
  greensprout_trail: trail('greensprout', paint.rock),
  mistrise_trail: trail('mistrise', paint.wood),
  starfall_trail: trail('starfall', paint.blue),
  sunblaze_trail: trail('sunblaze', paint.tile),
  bellsong_trail: trail('bellsong', paint.stone),
  gatherwind_trail: trail('gatherwind', paint.slate),
  hopewatch_trail: trail('hopewatch', paint.rock),
  everblossom_city: city('everblossom', paint.plum),
  greensprout_city: city('greensprout', paint.pine),
  mistrise_city: city('mistrise', paint.wood),
  starfall_city: city('starfall', paint.blue),
  sunblaze_city: city('sunblaze', paint.red),
  bellsong_city: city('bellsong', paint.gold),
};

export const places: Record<string, Emblem> = {
  cartographers_caravan(pen) {
    pen.shape('M-44 -14V-40C-44 -66 44 -66 44 -40V-14Z', paint.cream);
    pen.line('M-22 -14V-58M0 -14V-60M22 -14V-58', 1, undefined, 0.5);
    pen.block(paint.wood, -48, -8, -48, -20, 48, -20, 48, -8);
    pen.shape(oval(-28, -2, 12) + oval(28, -2, 12), paint.bark);
    pen.wash(oval(-28, -2, 5) + oval(28, -2, 5), paint.plank);
    pen.block(paint.plaster, -16, -26, -16, -46, 16, -46, 16, -26);
    pen.line('M-10 -30l8 -8 6 4 8 -8', 1.4, paint.red);
    pen.line('M48 -12L74 -18', 2.4, paint.bark);
    m.barrel(pen, -70, 10, 16, 20);
  },
  map_seller(pen) {
    pen.line('M-46 10V-52M46 10V-52', 3, paint.bark);
    pen.shape(
      'M-56 -48L-46 -70H46L56 -48C48 -38 40 -38 36 -46C30 -38 18 -38 14 -46C8 -38 -8 -38 -14 -46C-18 -38 -30 -38 -36 -46C-40 -38 -48 -38 -56 -48Z',
      paint.blue,
    );
    pen.block(paint.plank, -48, 10, -48, -12, 48, -12, 48, 10);
    for (const [x, fill] of [
      [-30, paint.cream],
      [-12, paint.plaster],
      [24, paint.straw],
    ] as const) {
      pen.within(`translate(${x} -12)rotate(${x / 4})`, (p) =>
        p.block(fill, -5, 0, -5, -24, 5, -24, 5, 0),
      );
    }
    pen.block(paint.cream, -4, -16, -4, -38, 18, -38, 18, -16);
    pen.line('M0 -20l6 -8 4 4 5 -9', 1.3, paint.red);
  },
  moleia_mines(pen) {
    land.cave(pen, 0, 8, 46, 44, paint.soot);
    pen.line('M-24 8V-38H24V8M-24 -38L24 -38', 4.4, paint.wood);
    pen.line('M-20 12L-6 -10M20 12L6 -10M-17 6h34M-11 -2h22', 1.8, paint.slate);
    pen.block(paint.shade, -12, 2, -15, -14, 15, -14, 12, 2);
    pen.shape(oval(-6, -16, 5, 4) + oval(5, -17, 6, 5), paint.glow);
    pen.shape(oval(-7, 5, 4) + oval(7, 5, 4), paint.soot);
  },
  ancient_orchard(pen) {
    land.ground(pen, paint.leaf, -6);
    for (const [x, y, s] of [
      [-54, 4, 1],
      [52, 4, 1.05],
      [0, 8, 1.4],
    ] as const) {
      pen.within(`translate(${x} ${y})scale(${s})`, (p) => {
        p.shape(
          'M-7 0C-4 -10 -8 -18 -12 -26L-4 -24L0 -32L4 -24L12 -28C6 -16 5 -8 8 0Z',
          paint.bark,
        );
        p.shape(
          'M-24 -26C-32 -40 -18 -56 0 -54C18 -56 32 -40 24 -26C12 -20 -12 -20 -24 -26Z',
          paint.moss,
        );
        p.wash(
          oval(-14, -34, 2.6) + oval(-2, -44, 2.6) + oval(12, -36, 2.6) + oval(4, -29, 2.4),
          paint.plum,
        );
      });
    }
  },
  cloudrim_peak(pen) {
    land.peaks(pen, paint.blue, 0, 10, 56, 92);
    land.cloud(pen, -40, -18, 26);
    land.cloud(pen, 44, -26, 24);
    land.cloud(pen, 6, 6, 30);
    m.flag(pen, 0, -80, 14, paint.red);
  },
  ruins_of_spire(pen) {
    land.ground(pen, paint.rock, -4);
    pen.block(paint.stone, -26, 6, -22, -58, -10, -48, -2, -70, 8, -54, 18, -60, 26, 6);
    m.stones(pen, 0, 2, 42, 46);
    m.opening(pen, 0, 6, 14, 20);
    pen.block(paint.stone, -62, 8, -60, -18, -50, -24, -46, 8);
    pen.block(paint.stone, 48, 8, 50, -26, 62, -14, 66, 8);
    m.boulders(pen, -78, 10, 7, 38, 12, 6, 84, 10, 7);
    pen.line('M-20 -30q8 8 4 18M18 -40q-8 6 -4 16', 1.6, paint.leaf);
  },
  tezels_laboratory(pen) {
    pen.wall(paint.stone, -6, 8, 56, 40);
    m.dome(pen, paint.moss, -6, -32, 46, 22);
    m.chimney(pen, 16, -34, 22);
    pen.wash(oval(22, -66, 9, 6) + oval(32, -76, 11, 7), paint.lilac, 0.9);
    m.lit(pen, 10, 14, -20, -8);
    m.door(pen, 6, 8, 14, 22);
    pen.shape('M52 8L44 -6C42 -14 50 -16 50 -22V-30H60V-22C60 -16 68 -14 66 -6L60 8Z', paint.sky);
    pen.wash('M54 6L46 -6H64L58 6Z', paint.plum);
    pen.shape(oval(-60, -2, 11), paint.water);
    pen.line('M-60 -13v-10h8', 2);
  },
  grey_cloaks_hideout(pen) {
    land.cave(pen, -8, 8, 52, 46, paint.night);
    pen.shape('M-22 8C-24 -18 -18 -32 -6 -34C6 -32 12 -18 10 8Z', paint.slate);
    pen.shape(oval(-6, -24, 8, 9), paint.soot);
    pen.wash(oval(-9, -25, 1.6) + oval(-3, -25, 1.6), paint.glow);
    land.firs(pen, -82, 8, 54, 72, 8, 62, 52, 12, 38);
  },
  on_the_discard_pile(pen) {
    for (const [x, turn] of [
      [-16, -18],
      [12, 14],
      [-2, -4],
    ] as const) {
      pen.within(`translate(${x} 4)rotate(${turn})`, (p) => {
        p.block(paint.cream, -20, 0, -20, -52, 20, -52, 20, 0);
        p.block(paint.leaf, -14, -24, -14, -46, 14, -46, 14, -24);
        p.line('M-14 -16h28M-14 -9h20', 1.2, undefined, 0.5);
      });
    }
    pen.shape('M-6 -54C-8 -66 6 -72 12 -64L22 -62L13 -58C12 -50 2 -46 -6 -54Z', paint.tile);
    pen.wash(oval(8, -63, 1.3), paint.soot);
  },
  on_the_deck(pen) {
    for (let i = 0; i < 5; i++)
      pen.block(
        i === 4 ? paint.leaf : paint.cream,
        -26,
        8 - i * 4,
        -20,
        -6 - i * 4,
        26,
        -6 - i * 4,
        20,
        8 - i * 4,
      );
    pen.shape(
      'M-6 -16C-30 -24 -40 -44 -36 -60C-22 -54 -14 -46 -8 -36L0 -50C4 -58 14 -58 16 -50L24 -46L16 -43C16 -28 8 -18 -6 -16Z',
      paint.blue,
    );
    pen.wash(oval(10, -50, 1.4), paint.soot);
    pen.line('M-2 -16v8M4 -18v9', 1.6, paint.amber);
  },
};

/** Those who are met on the way, and what is found there. */
export const met: Record<string, Emblem> = {
  forager: figure('vole', { coat: paint.moss, hat: 'straw', holds: 'basket', trim: 'apron' }),
  mountaineer: figure('goat', {
    coat: paint.red,
    hat: 'cap',
    holds: 'staff',
    trim: 'rope',
    back: 'pack',
  }),
  prospector: figure('badger', { coat: paint.straw, hat: 'wide', holds: 'pick', trim: 'scarf' }),
  archeologist: figure('mole', {
    coat: paint.plaster,
    hat: 'helmet',
    holds: 'spade',
    glasses: 'spectacles',
  }),
  trail_guide: figure('fox', {
    coat: paint.pine,
    hat: 'feathered',
    holds: 'lantern',
    before: 'plan',
  }),
  bounty_hunter: figure('ferret', {
    coat: paint.night,
    hat: 'tricorn',
    holds: 'net',
    trim: 'collar',
  }),
  star_weavers(pen) {
    pen.wash('M-140 -120H140V30H-140Z', paint.night, 0.45);
    pen.within('translate(-28 0)', figure('owl', { coat: paint.plum, hat: 'starred' }));
    pen.within('translate(30 0)', figure('raven', { coat: paint.blue, hat: 'hood' }));
    pen.line('M-24 -20C-8 -34 10 -34 26 -20M-24 -14C-8 -26 10 -26 26 -14', 1.2, paint.glow);
    pen.shape(star(0, -32, 8) + star(-62, -62, 6) + star(66, -66, 6), paint.glow);
  },
  stormvale(pen) {
    land.peaks(pen, paint.slate, -60, -4, 46, 60, 60, -4, 44, 56);
    land.ground(pen, paint.moss, -8);
    land.cloud(pen, 0, -44, 34, paint.night);
    pen.shape('M4 -44L-10 -24H0L-6 -6L14 -30H4L10 -44Z', paint.glow);
    pen.wall(paint.plaster, -34, 6, 20, 16);
    m.gable(pen, paint.tile, -34, -10, 20, 12);
    pen.wall(paint.plaster, 36, 6, 22, 18);
    m.gable(pen, paint.straw, 36, -12, 22, 14);
  },
  cloudsong(pen) {
    pen.wash('M-140 -120H140V30H-140Z', paint.sky, 0.6);
    land.cloud(pen, -36, -10, 34);
    land.cloud(pen, 44, 0, 28);
    land.cloud(pen, 0, -46, 24);
    pen.line('M-12 -26V-62l30 -6v36', 2.4);
    pen.shape(oval(-18, -25, 7, 5) + oval(12, -31, 7, 5), paint.plum);
    pen.line('M56 -34v-24l12 4', 2);
    pen.shape(oval(51, -33, 5, 4), paint.blue);
  },
  cave_of_dancing_lights(pen) {
    land.cave(pen, 0, 8, 76, 50, paint.night);
    for (const [x, y, r, fill] of [
      [-22, -14, 5, paint.leaf],
      [-6, -30, 4, paint.amber],
      [12, -18, 5, paint.rose],
      [24, -6, 4, paint.sky],
      [-14, 0, 4, paint.lilac],
    ] as const) {
      pen.wash(oval(x, y, r * 2.2), fill, 0.4);
      pen.wash(oval(x, y, r), fill);
    }
    pen.wash(arch(0, 8, 76, 50), paint.glow, 0.08);
  },
};
