import { burst } from '../../../art/emblems/displays';
import * as m from '../../../art/emblems/masonry';
import { oval, paint, type Emblem, type Pen } from '../../../art/pen';
import * as land from './land';

function sky(pen: Pen, fill: string, opacity = 0.75): void {
  pen.wash('M-140 -120H140V30H-140Z', fill, opacity);
}

export const weather: Record<string, Emblem> = {
  freezing_rain(pen) {
    sky(pen, paint.sky);
    land.ground(pen, paint.snow, -4);
    land.firs(pen, -44, 4, 54, -14, 8, 66, 40, 6, 58);
    pen.line('M-56 -8v8M-48 -8v11M-36 -8v8M-26 -4v9M-6 -4v10M30 -5v9M48 -5v10', 2, paint.snow);
    land.cloud(pen, -24, -58, 24, paint.slate);
    land.cloud(pen, 32, -62, 22, paint.slate);
    land.rain(pen, paint.blue, -4, 11);
  },
  blizzard(pen) {
    sky(pen, paint.slate, 0.6);
    land.ground(pen, paint.snow, -6);
    pen.wall(paint.plaster, 18, 6, 32, 28);
    m.gable(pen, paint.snow, 18, -22, 32, 22);
    m.lit(pen, 8, 10, 18, -8);
    land.gusts(
      pen,
      paint.snow,
      -80,
      -56,
      66,
      -66,
      -34,
      56,
      -20,
      -66,
      70,
      -84,
      -14,
      60,
      30,
      -40,
      44,
    );
    land.flakes(pen, -40, -46, 5, 4, -54, 4, 56, -54, 5, -60, -22, 4, 66, -18, 5, -8, -14, 4);
  },
  deep_snow(pen) {
    sky(pen, paint.sky, 0.6);
    pen.wall(paint.wood, -14, 8, 40, 34);
    m.gable(pen, paint.tile, -14, -26, 40, 26);
    m.chimney(pen, -2, -36, 16);
    m.lit(pen, 9, 10, -22, -16);
    m.lit(pen, 9, 10, -6, -16);
    pen.shape(
      'M-46 -24C-34 -38 -24 -58 -14 -60C-4 -58 8 -38 18 -24C6 -32 -4 -46 -14 -50C-24 -46 -34 -32 -46 -24Z',
      paint.snow,
    );
    pen.shape(
      'M-140 14C-92 -14 -62 -18 -40 -8C-20 -16 14 -14 28 -4C54 -20 92 -8 140 14Z',
      paint.snow,
    );
    land.flakes(pen, -64, -52, 5, -48, -70, 4, 40, -62, 5, 64, -40, 6, 50, -24, 4);
  },
  fog(pen) {
    sky(pen, paint.stone, 0.8);
    land.firs(pen, -50, 6, 60, 48, 6, 64);
    pen.wall(paint.plaster, 0, 6, 30, 34);
    m.gable(pen, paint.slate, 0, -28, 30, 22);
    for (const [x, y, w] of [
      [-20, -52, 70],
      [18, -34, 84],
      [-24, -18, 86],
      [14, -2, 96],
    ] as const) {
      pen.wash(oval(x, y, w, 7), paint.snow, 0.78);
    }
    pen.line('M-84 -34h60M-10 -46h80M-60 -10h96M20 -22h60', 1.2, paint.slate, 0.6);
  },
  flood(pen) {
    sky(pen, paint.sky, 0.7);
    land.cloud(pen, -34, -58, 20, paint.slate);
    pen.wall(paint.plaster, 16, 8, 40, 36);
    m.gable(pen, paint.tile, 16, -28, 40, 24);
    m.lit(pen, 9, 11, 8, -14);
    m.lit(pen, 9, 11, 24, -14);
    m.tree(pen, -44, 6, 52, paint.leaf);
    pen.within('rotate(-8)', () => m.barrel(pen, -14, 4, 13, 15));
    land.water(pen, -6, paint.blue);
    land.ripples(pen, -96, -2, -46, 2, -6, -1, 60, 1, 84, 6);
    land.rain(pen, paint.blue, -4, 9);
  },
  thunderstorm(pen) {
    sky(pen, paint.night, 0.62);
    land.ground(pen, paint.pine, -6);
    m.tree(pen, 44, 4, 40, paint.moss);
    land.cloud(pen, -30, -46, 30, paint.slate);
    land.cloud(pen, 34, -52, 28, paint.night);
    pen.shape('M-2 -50L-24 -20H-8L-18 6L16 -28H0L10 -50Z', paint.glow);
    pen.line('M-50 -42l-10 18h8l-8 16', 1.8, paint.glow);
    land.rain(pen, paint.sky, -4, 9, 1.2);
  },
  heat_wave(pen) {
    sky(pen, paint.glow, 0.6);
    pen.shape(burst(0, -46, 32), paint.amber);
    pen.shape(oval(0, -46, 21), paint.glow);
    land.ground(pen, paint.straw, -6);
    pen.line(
      'M-70 -14q6 -5 12 0t12 0M-30 -10q6 -5 12 0t12 0M26 -12q6 -5 12 0t12 0M58 -8q6 -5 12 0',
      1.6,
      paint.tile,
    );
    m.tree(pen, -56, 4, 28, paint.amber);
    pen.rod('M50 4V-34', paint.snow, 7);
    pen.line('M50 0V-22', 3, paint.red);
    pen.shape(oval(50, 2, 6.5), paint.red);
  },
  drought(pen) {
    sky(pen, paint.plaster, 0.8);
    pen.shape(oval(52, -60, 13), paint.amber);
    land.ground(pen, paint.wood, -16);
    pen.line(
      'M-100 2l24 -6 8 10M-76 -4l-4 -10M-40 14l8 -16 22 4 10 -12M-10 2l6 12M30 14l-4 -14 24 -6 6 -8M50 -6l22 6 18 -8M72 0l-4 14',
      1.6,
    );
    pen.line(
      'M-30 -8L-28 -46M-28 -30l-16 -14M-29 -38l12 -16M-44 -44l-8 -2M-17 -54l8 -4',
      3,
      paint.bark,
    );
    m.boulders(pen, 22, 2, 6, 36, 4, 4);
  },
  wildfire(pen) {
    sky(pen, paint.tile, 0.45);
    land.firs(pen, -58, 4, 52, 58, 4, 56);
    land.cloud(pen, 6, -66, 30, paint.soot);
    for (const [x, s] of [
      [-26, 1],
      [22, 1.1],
      [0, 1.5],
    ] as const) {
      pen.within(`translate(${x} 8)scale(${s})`, (p) => {
        p.shape(
          'M-14 0C-20 -14 -8 -20 -10 -32C-2 -28 -2 -22 0 -18C2 -28 8 -32 8 -44C20 -32 22 -12 14 0Z',
          paint.amber,
        );
        p.wash('M-7 0C-12 -10 -2 -14 0 -24C8 -16 12 -8 7 0Z', paint.glow);
      });
    }
    land.ground(pen, paint.shade, 6);
  },
  tornado(pen) {
    sky(pen, paint.stone, 0.75);
    land.ground(pen, paint.moss, -4);
    pen.shape(
      'M-50 -72C-20 -80 40 -80 58 -70C54 -60 36 -58 34 -52C32 -44 20 -42 20 -36C18 -26 10 -24 10 -16C10 -8 4 -4 2 2C-4 -6 0 -14 -4 -22C-8 -30 -14 -32 -18 -40C-24 -50 -46 -58 -50 -72Z',
      paint.slate,
    );
    pen.line(
      'M-44 -66C-14 -60 34 -60 54 -68M-26 -52C-4 -46 22 -46 34 -52M-16 -38C-4 -34 10 -34 20 -38M-5 -22C0 -20 6 -20 10 -22',
      1.4,
    );
    pen.within('translate(-52 -22)rotate(-24)', () => m.crate(pen, 0, 0, 13));
    pen.within('translate(56 -34)rotate(30)', () => m.sign(pen, 0, 0, () => undefined));
    m.flowers(pen, -70, 6, 64, 4);
  },
  windstorm(pen) {
    sky(pen, paint.sky, 0.6);
    land.ground(pen, paint.straw, -4);
    pen.line('M-34 6C-30 -14 -26 -26 -8 -40M-24 -18C-14 -22 -6 -24 8 -24', 4, paint.bark);
    pen.shape(
      'M-14 -34C-16 -54 10 -62 24 -52C42 -54 48 -38 34 -32C28 -22 -6 -20 -14 -34Z',
      paint.amber,
    );
    land.gusts(pen, paint.blue, -92, -60, 56, -96, -34, 52, 20, -12, 58, -76, -8, 30, 36, -66, 40);
    pen.wash(
      oval(52, -34, 3, 1.8) + oval(66, -48, 3, 1.8) + oval(60, -22, 3, 1.8) + oval(80, -34, 3, 1.8),
      paint.tile,
    );
  },
  downpour(pen) {
    sky(pen, paint.slate, 0.55);
    land.ground(pen, paint.leaf, -4);
    land.cloud(pen, -40, -54, 26, paint.night);
    land.cloud(pen, 6, -60, 30, paint.slate);
    land.cloud(pen, 50, -54, 24, paint.night);
    pen.shape(
      'M-30 -10C-30 -40 30 -40 30 -10C24 -16 16 -16 10 -10C6 -16 -6 -16 -10 -10C-16 -16 -24 -16 -30 -10Z',
      paint.red,
    );
    pen.line('M0 -34v-6M0 -14V6q0 6 6 5', 2);
    land.rain(pen, paint.blue, 0, 14, 1.8);
    pen.wash(oval(-52, 8, 18, 4) + oval(52, 6, 20, 4), paint.water);
  },
};
