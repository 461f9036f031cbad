import { arch, d, oval, paint, type Emblem, type Pen } from '../../art/pen';
import { figure, flying } from '../../art/emblems/figures';
import * as m from '../../art/emblems/masonry';

/** A star of five points. */
function star(x: number, y: number, r: number): string {
  let path = '';
  for (let i = 0; i < 10; i++) {
    const angle = (Math.PI * i) / 5;
    const far = i % 2 ? r * 0.45 : r;
    path += (i ? 'L' : 'M') + d`${x + Math.sin(angle) * far} ${y - Math.cos(angle) * far}`;
  }
  return `${path}Z`;
}

/** A bank of cloud from one end to the other, resting on `foot`. */
function cloud(pen: Pen, x: number, foot: number, width: number, opacity = 1): void {
  const w = width / 2;
  pen.wash(
    d`M${x - w} ${foot}C${x - w * 1.15} ${foot - w * 0.4} ${x - w * 0.7} ${foot - w * 0.6} ${x - w * 0.45} ${foot - w * 0.45}C${x - w * 0.3} ${foot - w * 0.9} ${x + w * 0.3} ${foot - w * 0.9} ${x + w * 0.35} ${foot - w * 0.45}C${x + w * 0.8} ${foot - w * 0.65} ${x + w * 1.15} ${foot - w * 0.3} ${x + w} ${foot}Z`,
    paint.snow,
    opacity,
  );
}

/** The eyes of an owl that looks out of the night. */
const foresight: Emblem = (pen) => {
  pen.shape(
    'M-30 0C-50 -12 -50 -52 -42 -80Q-24 -68 0 -66Q24 -68 42 -80C50 -52 50 -12 30 0Z',
    paint.night,
  );
  pen.wash('M-27 0C-34 -14 -22 -24 0 -26C22 -24 34 -14 27 0Z', paint.slate);
  pen.shape(oval(-20, -42, 19) + oval(20, -42, 19), paint.plaster);
  pen.line(
    'M-36 -52l6 4M-38 -42h7M-34 -30l6 -4M36 -52l-6 4M38 -42h-7M34 -30l-6 -4M-20 -60v6M20 -60v6',
    1,
    undefined,
    0.6,
  );
  pen.shape(oval(-19, -42, 12) + oval(19, -42, 12), paint.gold);
  pen.wash(oval(-18, -42, 7) + oval(18, -42, 7), '#2a1c14');
  pen.wash(star(-17, -43, 4) + star(19, -43, 4), paint.glow);
  pen.shape('M-6 -30H6L0 -15Z', paint.amber);
  pen.line('M-16 -12q4 4 8 0M-4 -9q4 4 8 0M8 -12q4 4 8 0M-10 -4q4 4 8 0M2 -4q4 4 8 0', 1.1);
  pen.shape(star(-50, -66, 5) + star(52, -58, 4), paint.glow);
};

/** A bird of the post, high above the clouds. */
const cirrus: Emblem = (pen) => {
  cloud(pen, -26, 2, 58, 0.9);
  cloud(pen, 34, 4, 52, 0.8);
  pen.within('translate(2 -8)scale(.92)', (p) => {
    flying(p, paint.snow, paint.sky);
    p.shape('M19 -60C14 -68 16 -76 22 -78C21 -72 27 -68 26 -61Z', paint.gold);
  });
  cloud(pen, 2, 8, 64, 0.95);
  pen.line('M-52 -52q10 -6 20 0t20 0M30 -74q8 -5 16 0', 1.6, paint.snow);
};

export const critters: Record<string, Emblem> = {
  amilla_glistendew: figure('mouse', {
    coat: paint.night,
    trim: 'collar',
    before: 'chain',
    holds: 'star',
    hat: 'starred',
    fur: '#f1e8d8',
  }),
  cirrus_windfall: cirrus,
  foresight,
  fynn_nobletail: figure('fox', {
    coat: paint.red,
    trim: 'ermine',
    back: 'nobleTail',
    left: 'sword',
    hat: 'crown',
  }),
  poe: figure('raven', {
    coat: paint.water,
    trim: 'collar',
    before: 'tales',
    hat: 'mortarboard',
  }),
};

export const buildings: Record<string, Emblem> = {
  bridge_of_the_sky(pen) {
    cloud(pen, -38, 4, 50, 0.85);
    cloud(pen, 40, 4, 48, 0.85);
    pen.shape(
      'M-58 -24C-30 -48 30 -48 58 -24V-12C50 -18 44 -22 38 -24C34 -12 34 -4 34 4H24C24 -14 18 -28 0 -28C-18 -28 -24 -14 -24 4H-34C-34 -4 -34 -12 -38 -24C-44 -22 -50 -18 -58 -12Z',
      paint.stone,
    );
    pen.line(
      'M-50 -26C-28 -42 28 -42 50 -26M-29 -16h-6M-29 -6h-5M29 -16h6M29 -6h5M-14 -34l-2 -5M0 -36v-5M14 -34l2 -5',
      1,
    );
    for (const x of [-29, 29]) {
      pen.wall(paint.cream, x, -36, 13, 20);
      m.spire(pen, paint.blue, x, -56, 13, 22);
      m.lit(pen, 4, 8, x, -43);
    }
    m.flag(pen, 0, -42, 18, paint.gold);
    cloud(pen, -8, 6, 46, 0.95);
    cloud(pen, 30, 8, 36, 0.9);
    cloud(pen, -42, 8, 34, 0.9);
    pen.shape(star(-54, -62, 4) + star(54, -66, 4.5) + star(8, -76, 3.4), paint.glow);
  },
  mcgregors_market(pen) {
    for (const [x, cloth] of [
      [-30, paint.leaf],
      [30, paint.red],
    ] as const) {
      pen.rod(d`M${x - 21} 0V-38M${x + 21} 0V-38`, paint.wood, 2.6);
      pen.shape(d`M${x - 24} -36L${x - 18} -54H${x + 18}L${x + 24} -36Z`, paint.cream);
      pen.shape(
        d`M${x - 24} -36L${x - 18} -54h9L${x - 12} -36q-6 6 -12 0ZM${x} -36V-54h9L${x + 12} -36q-6 6 -12 0Z`,
        cloth,
      );
      pen.block(paint.plank, x - 23, 0, x - 23, -18, x + 23, -18, x + 23, 0);
      pen.line(d`M${x - 23} -9h46`, 0.9, undefined, 0.6);
    }
    // What the gardens have given
    pen.shape(oval(-42, -22, 6) + oval(-31, -22, 6), paint.amber);
    pen.line('M-42 -28v-3M-31 -28v-3', 1.8, paint.pine);
    pen.shape('M-22 -18l3 -10 3 10ZM-15 -18l3 -11 3 11Z', paint.tile);
    pen.line('M-19 -28l-3 -4M-19 -28l2 -5M-12 -29l-2 -5M-12 -29l3 -4', 1.4, paint.leaf);
    pen.shape(oval(16, -22, 4) + oval(23, -22, 4) + oval(19.5, -27, 4), paint.red);
    pen.shape('M32 -18C30 -28 38 -30 40 -26C44 -30 50 -26 48 -18Z', paint.moss);
    m.sack(pen, 0, 0, 15);
    m.pennants(pen, -30, -58, 30, -58, 5);
    pen.shape(star(0, -66, 5), paint.gold);
  },
  oleanders_opera_house(pen) {
    m.steps(pen, 0, 0, 92, 2);
    pen.wall(paint.cream, 0, -6, 82, 34);
    pen.wall(paint.rose, 0, -40, 50, 10);
    m.dome(pen, paint.plum, 0, -50, 50, 24);
    pen.shape(star(0, -78, 4), paint.gold);
    pen.block(paint.gold, -44, -40, -44, -43, 44, -43, 44, -40);
    m.columns(pen, -6, 34, -36, -25, 25, 36);
    pen.shape(arch(0, -6, 40, 32), paint.soot);
    pen.shape('M-20 -6V-22C-20 -34 -8 -38 0 -38C-4 -28 -12 -20 -13 -6Z', paint.red);
    pen.shape('M20 -6V-22C20 -34 8 -38 0 -38C4 -28 12 -20 13 -6Z', paint.red);
    // The two masks
    pen.shape(
      'M-14 -27C-8 -30 -3 -28 -1 -26C0 -16 -4 -10 -9 -9C-14 -12 -16 -20 -14 -27Z',
      paint.glow,
    );
    pen.line('M-11 -22q1.6 -2 3.2 0M-6 -21q1.6 -2 3 0M-11 -16q3 4 6 1', 1.1);
    pen.shape('M3 -23C6 -26 11 -27 16 -23C17 -16 14 -8 9 -6C5 -8 2 -15 3 -23Z', paint.sky);
    pen.line('M5.5 -18q1.6 -1 3 .5M11 -17.5q1.6 -1.5 3 -.5M6.5 -10.5q3 -3 6 0', 1.1);
    m.lit(pen, 6, 10, -30, -20, 30, -20);
    m.flowers(pen, -46, 0, 42, 0);
  },
  silver_scale_spring(pen) {
    m.crag(
      pen,
      'M-50 -4C-48 -22 -40 -28 -36 -42C-30 -56 -14 -58 -8 -66C2 -72 14 -64 18 -54C28 -50 34 -36 36 -24C44 -20 50 -12 52 -4Z',
      'M-34 -30l7 3M-22 -48l8 2M20 -46l5 6M30 -26l7 4M-40 -14l7 -2',
      'M-8 -66C2 -72 14 -64 18 -54C10 -58 4 -54 -2 -58C-6 -58 -10 -62 -8 -66Z',
    );
    pen.shape(
      'M-12 -44C-8 -50 10 -50 13 -44C15 -30 18 -20 20 -6H-18C-16 -20 -14 -32 -12 -44Z',
      paint.sky,
    );
    pen.line(
      'M-7 -42C-8 -28 -9 -18 -10 -8M0 -44C0 -28 0 -18 1 -8M7 -42C9 -28 10 -18 12 -8',
      1.4,
      paint.snow,
    );
    pen.shape(oval(0, -2, 48, 9), paint.water);
    pen.line('M-34 -3q8 -4 16 0M12 0q8 -4 16 0M-14 4q8 -4 16 0', 1.3, paint.snow);
    // A fish of silver
    pen.within('rotate(-24 26 -30)', (p) => {
      p.shape('M10 -30C18 -40 36 -40 42 -30L52 -37V-22L42 -29C36 -20 18 -20 10 -30Z', paint.snow);
      p.line('M22 -36q4 6 0 13M28 -37q4 7 0 15M34 -36q4 6 0 13', 1, paint.slate);
      p.wash(oval(15.5, -31, 1.7), '#2a1c14');
    });
    pen.line('M8 -12l-4 -6M18 -14l2 -7M28 -11l5 -5', 1.4, paint.sky);
    m.boulders(pen, -40, 6, 8, 42, 7, 7);
    pen.shape(star(-30, -68, 4) + star(48, -60, 3.6), paint.glow);
  },
  the_green_acorn(pen) {
    pen.shape('M-32 -40C-34 -18 -22 -4 0 2C22 -4 34 -18 32 -40Z', paint.leaf);
    pen.shadow('M14 -38C24 -38 32 -38 32 -40C34 -18 22 -4 0 2C14 -10 18 -24 14 -38Z');
    pen.line('M-20 -36C-20 -20 -14 -8 -6 -2M20 -36C20 -20 14 -8 6 -2', 0.9, undefined, 0.45);
    pen.shape(
      'M-40 -38C-42 -58 -20 -68 0 -68C20 -68 42 -58 40 -38C28 -32 -28 -32 -40 -38Z',
      paint.moss,
    );
    pen.line(
      'M-32 -42q5 5 10 0t10 0t10 0t10 0t10 0t10 0M-30 -50q5 5 10 0t10 0t10 0t10 0t10 0M-22 -58q5 5 10 0t10 0t10 0t10 0',
      1,
      undefined,
      0.65,
    );
    pen.rod('M0 -68C0 -74 4 -78 9 -78', paint.bark, 3);
    m.door(pen, 0, 0, 14, 20, paint.bark);
    m.lit(pen, 8, 10, -17, -19, 17, -19, 0, -25);
    m.sign(pen, 30, -34, (p) => {
      p.shape('M-4 5V-4H3V5ZM3 -2q5 0 0 5', paint.gold);
      p.wash('M-5 -4q1 -4 4 -2q3 -3 5 1Z', paint.cream);
    });
    m.barrel(pen, -40, 0, 15, 18);
    m.tree(pen, -54, 0, 26, paint.pine);
    pen.wash('M-6 0H6L16 8H-16Z', paint.glow, 0.45);
  },
};
