import * as m from '../../../art/emblems/masonry';
import { arch, d, oval, paint, type Emblem, type Pen } from '../../../art/pen';
import * as land from './land';

function boat(pen: Pen, x: number, foot: number): void {
  pen.rod(d`M${x} ${foot - 8}V${foot - 44}`, paint.bark, 1.8);
  pen.shape(
    d`M${x + 2} ${foot - 44}C${x + 24} ${foot - 36} ${x + 24} ${foot - 20} ${x + 2} ${foot - 12}Z`,
    paint.cream,
  );
  pen.shape(
    d`M${x - 26} ${foot - 10}H${x + 28}C${x + 24} ${foot} ${x + 16} ${foot + 4} ${x} ${foot + 4}C${x - 16} ${foot + 4} ${x - 24} ${foot} ${x - 26} ${foot - 10}Z`,
    paint.wood,
  );
}

function bridge(pen: Pen, y: number, fill: string): void {
  pen.shape(
    d`M-84 ${y + 8}C-50 ${y - 18} 50 ${y - 18} 84 ${y + 8}L74 ${y + 12}C40 ${y - 8} -40 ${y - 8} -74 ${y + 12}Z`,
    fill,
  );
  pen.line(
    d`M-62 ${y - 4}v-10M-32 ${y - 11}v-10M0 ${y - 13}v-10M32 ${y - 11}v-10M62 ${y - 4}v-10M-70 ${y - 12}C-40 ${y - 30} 40 ${y - 30} 70 ${y - 12}`,
    1.4,
  );
}

function rows(pen: Pen, fill: string, fruit: string): void {
  for (const [y, n, r] of [
    [-14, 6, 7],
    [-2, 5, 9],
    [12, 4, 11],
  ] as const) {
    for (let i = 0; i < n; i++) {
      const x = (i - (n - 1) / 2) * r * 2.6;
      pen.shape(oval(x, y - r * 0.7, r, r * 0.8), fill);
      pen.wash(
        oval(x - r * 0.4, y - r * 0.8, r * 0.22) +
          oval(x + r * 0.4, y - r * 0.5, r * 0.22) +
          oval(x, y - r * 1.1, r * 0.22),
        fruit,
      );
    }
  }
}

export const maps: Record<string, Emblem> = {
  meeks_crossing(pen) {
    land.ground(pen, paint.moss, -22);
    land.water(pen, -12);
    m.boulders(pen, -48, 10, 9, -22, 4, 9, 4, 8, 9, 30, 2, 9, 56, 8, 8);
    land.crowns(pen, paint.leaf, -70, -16, 42, 72, -18, 38);
  },
  lily_ponds(pen) {
    land.ground(pen, paint.leaf, -26);
    for (const [x, y, r] of [
      [-34, -2, 40],
      [44, 4, 34],
      [10, -18, 26],
    ] as const) {
      pen.shape(oval(x, y, r, r * 0.32), paint.water);
    }
    for (const [x, y] of [
      [-48, -4],
      [-24, 2],
      [40, 2],
      [58, 6],
      [10, -18],
    ] as const) {
      pen.shape(d`M${x} ${y}l9 -2a9 3.6 0 1 1 -2 -2Z`, paint.pine);
      pen.shape(oval(x, y - 4, 4, 3), paint.rose);
    }
    land.reeds(pen, 6, -78, 84);
  },
  the_bog(pen) {
    pen.wash('M-140 -120H140V30H-140Z', paint.stone, 0.5);
    land.water(pen, -10, paint.moss);
    pen.line(
      'M-26 4C-24 -20 -30 -34 -22 -58M-26 -26l-20 -14M-27 -38l16 -18M-46 -40l-8 2',
      4,
      paint.shade,
    );
    pen.wash(oval(-10, 2, 22, 4) + oval(46, 8, 26, 4), paint.pine, 0.5);
    land.reeds(pen, 6, 22, 36, 66, -70);
    pen.wash(oval(20, -34, 50, 6) + oval(-40, -20, 44, 5), paint.snow, 0.6);
  },
  fort_faraway(pen) {
    land.peaks(pen, paint.slate, -58, -8, 42, 50, 62, -8, 40, 44);
    land.ground(pen, paint.moss, -10);
    for (const x of [-30, 30]) {
      pen.wall(paint.stone, x, 4, 20, 46);
      m.stones(pen, x, 2, 16, 40);
      m.spire(pen, paint.tile, x, -42, 22, 20);
    }
    pen.wall(paint.stone, 0, 4, 46, 26);
    m.opening(pen, 0, 4, 15, 18);
    m.flag(pen, 0, -22, 24, paint.gold);
  },
  meerkat_canyon(pen) {
    pen.block(paint.tile, -140, 14, -140, -58, -60, -62, -46, -40, -30, -34, -22, 14);
    pen.block(paint.tile, 140, 14, 140, -64, 56, -60, 48, -36, 28, -30, 18, 14);
    pen.line('M-104 -36h48M-104 -14h70M104 -40h-44M104 -16h-66', 1.2, undefined, 0.6);
    pen.wash('M-22 14L-30 -20C-10 -26 10 -26 28 -18L18 14Z', paint.plaster);
    for (const x of [-78, 78]) {
      const y = x < 0 ? -60 : -62;
      pen.shape(
        d`M${x - 5} ${y}C${x - 6} ${y - 16} ${x - 4} ${y - 24} ${x} ${y - 25}C${x + 5} ${y - 24} ${x + 6} ${y - 14} ${x + 5} ${y}Z`,
        paint.straw,
      );
      pen.wash(oval(x - 1.6, y - 20, 1) + oval(x + 2, y - 20, 1), paint.soot);
    }
  },
  yaras_patch(pen) {
    land.ground(pen, paint.moss, -28);
    rows(pen, paint.leaf, paint.red);
    pen.line(
      'M-96 -18v-16M-76 -20v-16M76 -20v-16M96 -18v-16M-104 -28H-66M66 -28H104',
      2,
      paint.bark,
    );
    pen.within('translate(0 -26)', (p) => m.sign(p, 0, 0, (q) => q.wash(oval(0, 0, 3), paint.red)));
  },
  littledell(pen) {
    land.ground(pen, paint.leaf, -18);
    for (const [x, s, roof] of [
      [-46, 22, paint.tile],
      [-6, 28, paint.slate],
      [40, 24, paint.straw],
    ] as const) {
      pen.wall(paint.cream, x, 2, s, s * 0.8);
      m.gable(pen, roof, x, 2 - s * 0.8, s, s * 0.7);
      m.lit(pen, 6, 7, x, -4);
    }
    land.crowns(pen, paint.moss, -76, 4, 36, 74, 4, 40);
  },
  bubbling_springs(pen) {
    land.ground(pen, paint.rock, -18);
    for (const [x, y, r] of [
      [-40, -4, 30],
      [36, 2, 34],
      [0, 10, 26],
    ] as const) {
      pen.shape(oval(x, y, r, r * 0.34), paint.sky);
    }
    pen.shape(
      oval(-44, -14, 4) +
        oval(-34, -22, 3) +
        oval(-48, -30, 2.4) +
        oval(30, -10, 4.4) +
        oval(42, -20, 3.4) +
        oval(34, -34, 2.4) +
        oval(2, -2, 3.4) +
        oval(-4, -14, 2.4),
      paint.snow,
    );
    pen.wash(oval(-36, -48, 16, 6) + oval(36, -54, 18, 6), paint.snow, 0.6);
    m.boulders(pen, -84, 4, 10, 82, 6, 10);
  },
  cuddlers_cove(pen) {
    land.water(pen, -28, paint.blue);
    pen.shape(
      'M-140 16V-48C-78 -52 -62 -34 -66 -18C-68 -4 -40 2 0 2C40 2 70 -4 64 -20C60 -40 80 -52 140 -46V16Z',
      paint.moss,
    );
    pen.wash('M-62 -12C-60 2 -34 6 0 6C38 6 62 2 60 -14C46 -4 -46 -2 -62 -12Z', paint.plaster);
    boat(pen, 0, -14);
    land.crowns(pen, paint.leaf, -84, -40, 30, 86, -40, 32);
  },
  stompy_knoll(pen) {
    pen.shape('M-84 14C-70 -30 -40 -44 0 -44C44 -44 72 -28 86 14Z', paint.moss);
    for (const [x, y, s] of [
      [-40, -16, 12],
      [0, -36, 15],
      [42, -18, 12],
      [-8, 0, 11],
    ] as const) {
      pen.shape(
        d`M${x - s * 0.7} ${y}L${x - s * 0.6} ${y - s}H${x + s * 0.6}L${x + s * 0.7} ${y}Z`,
        paint.bark,
      );
      pen.shape(oval(x, y - s, s * 0.6, s * 0.25), paint.plank);
    }
    m.flowers(pen, -60, 6, 24, -6, 62, 2);
  },
  kibblerill_ferry(pen) {
    land.ground(pen, paint.moss, -30);
    land.water(pen, -18);
    pen.line('M-140 -40L106 -46', 1.6, paint.straw);
    pen.block(paint.plank, -34, -2, -40, -12, 40, -12, 34, -2);
    pen.line('M-32 -12v-14h64v14M0 -12v-30', 1.8);
    m.crate(pen, -16, -12, 13);
    m.sack(pen, 16, -12, 13, paint.plaster);
    land.reeds(pen, 2, -74, 76);
  },
  longleg_forest(pen) {
    land.ground(pen, paint.pine, -6);
    for (const [x, h, w] of [
      [-72, 84, 4],
      [-40, 92, 5],
      [-8, 96, 6],
      [28, 90, 5],
      [62, 86, 4],
    ] as const) {
      pen.shape(d`M${x - w} 10L${x - w * 0.5} ${-h}H${x + w * 0.5}L${x + w} 10Z`, paint.bark);
    }
    pen.shape(
      'M-140 -98V-60C-90 -50 -78 -62 -66 -54C-52 -46 -44 -62 -30 -54C-14 -46 -4 -62 12 -54C30 -46 40 -60 54 -54C72 -46 84 -60 140 -54V-98Z',
      paint.leaf,
    );
    m.flowers(pen, -52, 8, 12, 10, 46, 6);
  },
  burrowdale(pen) {
    pen.shape(
      'M-140 14C-96 -24 -70 -34 -48 -26C-34 -48 20 -52 34 -28C58 -36 92 -22 140 14Z',
      paint.moss,
    );
    for (const [x, y, fill] of [
      [-62, 4, paint.red],
      [-10, -4, paint.blue],
      [46, 4, paint.gold],
    ] as const) {
      pen.shape(oval(x, y - 9, 11), paint.plank);
      pen.shape(oval(x, y - 9, 8), fill);
      pen.line(d`M${x} ${y - 17}v16`, 1);
    }
    m.lit(pen, 6, 6, -34, -14);
    m.lit(pen, 6, 6, 18, -20);
    m.chimney(pen, 8, -40, 12);
  },
  amber_caves(pen) {
    land.cave(pen, 0, 8, 56, 46, paint.soot);
    for (const [x, y, s] of [
      [-14, 4, 9],
      [4, 6, 12],
      [18, 5, 8],
      [-4, -18, 6],
    ] as const) {
      pen.shape(
        d`M${x} ${y - s * 2}L${x + s * 0.6} ${y - s * 0.8}L${x + s * 0.4} ${y}H${x - s * 0.4}L${x - s * 0.6} ${y - s * 0.8}Z`,
        paint.amber,
      );
      pen.wash(d`M${x} ${y - s * 1.7}L${x + s * 0.3} ${y - s * 0.8}L${x} ${y - 1}Z`, paint.glow);
    }
  },
  newberry_fields(pen) {
    land.ground(pen, paint.straw, -30);
    rows(pen, paint.pine, paint.plum);
    pen.wall(paint.red, 60, -20, 26, 18);
    m.gable(pen, paint.slate, 60, -38, 26, 14);
  },
  dugworm_gully(pen) {
    pen.block(paint.wood, -140, 14, -140, -34, -50, -38, -30, -10, -14, 14);
    pen.block(paint.wood, 140, 14, 140, -38, 46, -34, 30, -12, 12, 14);
    pen.shape(
      oval(-76, -16, 8, 7) + oval(-56, -24, 5, 4.4) + oval(70, -18, 8, 7) + oval(86, -2, 6, 5),
      paint.soot,
    );
    pen.rod('M-76 -16C-60 -8 -62 -34 -44 -30C-30 -26 -34 -50 -20 -48', paint.rose, 6);
    pen.wash(oval(-18, -50, 1.2), paint.soot);
    land.crowns(pen, paint.leaf, 66, -34, 30);
  },
  twin_bridges(pen) {
    land.ground(pen, paint.moss, -34);
    land.water(pen, -20);
    bridge(pen, -26, paint.stone);
    bridge(pen, 4, paint.plank);
  },
  mirror_lake(pen) {
    land.peaks(pen, paint.slate, -30, -22, 46, 56, 30, -22, 40, 44);
    land.water(pen, -22, paint.sky);
    pen.wash('M-76 -22L-30 18H-30L16 -22Z', paint.slate, 0.45);
    pen.wash('M-10 -22L30 12L70 -22Z', paint.slate, 0.35);
    land.firs(pen, -84, -16, 34, 86, -16, 36);
  },
  badgers_teeth(pen) {
    land.ground(pen, paint.rock, -4);
    for (const [x, w, h] of [
      [-60, 16, 44],
      [-26, 18, 66],
      [10, 17, 58],
      [46, 16, 70],
      [76, 12, 38],
    ] as const) {
      pen.block(paint.cream, x - w, 8, x - w * 0.3, 8 - h, x + w * 0.2, 8 - h, x + w, 8);
      pen.shadow(d`M${x + w * 0.2} ${8 - h}L${x + w} 8H${x + w * 0.3}Z`);
    }
    m.boulders(pen, -80, 12, 7, -6, 14, 8, 62, 13, 6);
  },
  shipwreck_shore(pen) {
    land.water(pen, -22, paint.blue);
    pen.wash('M-140 16V0C-50 -12 30 -2 140 6V16Z', paint.straw);
    pen.within('rotate(-14)', (p) => {
      p.line('M-8 -20L-4 -66M14 -18L22 -46M-22 -56h34', 2.6, paint.bark);
      p.shape('M-2 -58C16 -56 18 -44 14 -34L4 -40L-2 -30Z', paint.cream);
      p.shape('M-46 -20H44C40 -2 26 6 -2 6C-28 6 -42 -2 -46 -20Z', paint.wood);
      p.wash(oval(14, -8, 8, 6), paint.soot);
      p.line('M-40 -12H40M-34 -4H32', 1);
    });
    m.crate(pen, 58, 12, 12);
  },
  quokka_island(pen) {
    land.water(pen, -14, paint.blue);
    pen.shape('M-58 4C-44 -16 40 -18 60 4C40 10 -40 10 -58 4Z', paint.straw);
    for (const [x, lean] of [
      [-14, -10],
      [22, 12],
    ] as const) {
      pen.line(d`M${x} -6Q${x + lean * 0.2} -30 ${x + lean} -50`, 4, paint.bark);
      pen.shape(
        d`M${x + lean} -50q-16 -14 -28 2q14 -6 28 -2q-6 -20 12 -22q-8 8 -12 22q16 -14 28 2q-14 -6 -28 -2Z`,
        paint.leaf,
      );
    }
    pen.shape('M0 -2C-6 -14 4 -20 8 -16C12 -20 16 -16 14 -12C18 -8 16 -2 14 0Z', paint.bark);
    pen.wash(oval(13, -11, 1), paint.soot);
  },
  brightcoat_bloom(pen) {
    land.ground(pen, paint.leaf, -10);
    for (const [x, y, r, fill] of [
      [-54, -24, 13, paint.plum],
      [-18, -42, 16, paint.gold],
      [22, -34, 15, paint.red],
      [58, -22, 13, paint.blue],
    ] as const) {
      pen.line(d`M${x} 8Q${x - 4} ${y / 2} ${x} ${y}`, 2, paint.pine);
      let petals = '';
      for (let i = 0; i < 6; i++)
        petals += oval(x + r * Math.sin(i * 1.047), y - r * Math.cos(i * 1.047), r * 0.55);
      pen.shape(petals, fill);
      pen.shape(oval(x, y, r * 0.5), paint.glow);
    }
    m.flowers(pen, -76, 8, -34, 10, 2, 10, 40, 10, 78, 8);
  },
  coldblooded_desert(pen) {
    pen.wash('M-140 -120H140V30H-140Z', paint.glow, 0.4);
    pen.shape(oval(44, -58, 15), paint.amber);
    pen.shape('M-140 -8C-70 -34 -40 -30 -10 -12C24 -36 70 -34 140 -10V16H-140Z', paint.straw);
    pen.line('M-10 -12C10 0 40 4 60 12M-70 -26C-50 -14 -30 -8 -20 6', 1, undefined, 0.5);
    pen.rod('M-66 8C-52 -4 -44 16 -30 4C-18 -6 -10 14 2 2C8 -6 8 -14 16 -16', paint.leaf, 5);
    pen.wash(oval(16, -17, 1.3), paint.soot);
    pen.line('M66 10V-16M66 -4h-9v-8M66 2h9v-10', 4.4, paint.pine);
  },
  mistfire_falls(pen) {
    pen.block(paint.rock, -140, 14, -140, -76, -40, -78, -24, -50, -22, 14);
    pen.block(paint.rock, 140, 14, 140, -72, 42, -76, 26, -46, 24, 14);
    pen.wash('M-40 -78C-14 -72 16 -72 42 -76L26 -46L24 12H-22L-24 -50Z', paint.sky);
    pen.line('M-14 -66V6M-2 -70V8M12 -68V6', 2, paint.snow);
    pen.wash(oval(0, 8, 48, 9) + oval(-26, 0, 20, 7) + oval(28, 0, 20, 7), paint.snow, 0.8);
    pen.wash('M-8 -18C-14 -30 -4 -34 -4 -44C6 -36 10 -26 6 -18Z', paint.amber, 0.85);
    land.firs(pen, -70, -74, 22, 72, -70, 22);
  },
  serpents_pass(pen) {
    land.peaks(pen, paint.slate, -56, 10, 50, 86, 56, 10, 50, 80);
    pen.rod('M-40 12C-2 8 34 2 12 -12C-14 -24 -30 -26 -6 -38C16 -46 8 -56 -2 -62', paint.leaf, 7);
    pen.shape('M-10 -66C-8 -76 8 -76 8 -66C8 -58 -6 -56 -10 -66Z', paint.leaf);
    pen.wash(oval(2, -68, 1.5), paint.soot);
    pen.line('M-9 -66l-7 2M-13 -65l-3 -3', 1, paint.red);
  },
  the_distant_shore(pen) {
    pen.wash('M-140 -120H140V30H-140Z', paint.rose, 0.4);
    pen.shape(oval(30, -40, 16), paint.glow);
    pen.wash('M-140 -36C-60 -46 -20 -44 20 -38C60 -34 84 -40 140 -38V-20H-140Z', paint.lilac);
    land.water(pen, -28, paint.blue);
    boat(pen, -34, -8);
    pen.wash('M-140 16C-60 2 40 12 140 6V16Z', paint.straw);
    pen.shape(arch(72, 10, 9, 20), paint.cream);
  },
};
