import { beasts } from '../../../art/emblems/beasts';
import * as m from '../../../art/emblems/masonry';
import { arch, d, oval, paint, type Emblem, type Pen } from '../../../art/pen';
import { balloon, wisp } from './balloon';
import { rollingStock } from './trains';

/** Merlons from edge to edge of the picture, on `foot`. */
function merlons(pen: Pen, foot: number): void {
  let path = '';
  for (let x = -102; x < 100; x += 12) path += d`M${x} ${foot}v-6h7v6Z`;
  pen.shape(path, paint.stone);
}

function lamp(pen: Pen, x: number, foot: number, height: number): void {
  pen.rod(d`M${x} ${foot}v${-height}`, paint.soot, 1.4);
  pen.shape(oval(x, foot - height - 2, height * 0.13), paint.glow);
}

export const buildings: Record<string, Emblem> = {
  ...rollingStock,
  air_balloon(pen) {
    wisp(pen, -44, -58, 18);
    wisp(pen, 46, -30, 20);
    pen.line('M-9 -4C-26 -2 -30 2 -36 4', 1.4, paint.bark);
    balloon(pen, paint.cream, paint.red);
    pen.within('translate(0 -17)scale(.42)', () => beasts.mouse.head(pen, beasts.mouse));
    pen.shape(oval(-12, -4, 2.6, 3.6) + oval(12, -4, 2.6, 3.6), paint.plaster);
  },
  bank(pen) {
    m.steps(pen, 0, 0, 92, 2);
    pen.wall(paint.stone, 0, -6, 80, 36);
    m.stones(pen, 0, -8, 76, 32);
    m.columns(pen, -6, 36, -35, -24, 24, 35);
    pen.block(paint.stone, -45, -42, -45, -47, 45, -47, 45, -42);
    pen.block(paint.cream, -45, -47, 0, -66, 45, -47);
    pen.shape(oval(0, -54, 6), paint.gold);
    pen.line('M0 -57.5v7', 1.6);
    // The strong room
    pen.shape(oval(0, -22, 16), paint.slate);
    pen.line(oval(0, -22, 12.4), 1, undefined, 0.7);
    pen.line('M0 -30v16M-8 -22H8M-5.6 -27.6l11.2 11.2M-5.6 -16.4l11.2 -11.2', 2, paint.gold);
    pen.shape(oval(0, -22, 3.6), paint.gold);
    m.sack(pen, -50, 0, 17);
    pen.wash(oval(-50, -7, 3.4), paint.gold);
    pen.shape(
      oval(47, -2, 6, 2.4) + oval(47, -6, 6, 2.4) + oval(47, -10, 6, 2.4) + oval(56, -2, 6, 2.4),
      paint.gold,
    );
  },
  city_hall(pen) {
    m.steps(pen, 0, 0, 42, 3);
    for (const x of [-36, 36]) {
      pen.wall(paint.plaster, x, 0, 42, 30);
      m.longRoof(pen, paint.blue, x, -30, 42, 14, 4);
      m.flag(pen, x, -43, 14, paint.gold);
    }
    m.lit(pen, 7, 11, -47, -4, -36, -4, -25, -4, 25, -4, 36, -4, 47, -4);
    m.lit(pen, 7, 8, -47, -19, -36, -19, -25, -19, 25, -19, 36, -19, 47, -19);
    pen.wall(paint.cream, 0, -6, 32, 46);
    m.clock(pen, 0, -43, 7.5);
    m.dome(pen, paint.blue, 0, -52, 34, 22);
    m.flag(pen, 0, -72, 12, paint.red);
    m.door(pen, 0, -9, 13, 18, paint.tile);
    pen.shape('M-13 -29v14l3 -3 3 3v-14ZM7 -29v14l3 -3 3 3v-14Z', paint.red);
    pen.line('M-14 -30h28', 2.6, paint.gold);
  },
  ever_wall(pen) {
    merlons(pen, -26);
    pen.block(paint.stone, -104, 2, -104, -27, 104, -27, 104, 2);
    pen.line('M-104 -22H104', 1, undefined, 0.6);
    m.stones(pen, 0, 0, 190, 22);
    pen.wall(paint.stone, -28, 2, 30, 54);
    pen.shape('M-45 -50H-11V-57H-17V-52H-23V-57H-33V-52H-39V-57H-45Z', paint.stone);
    m.spire(pen, paint.leaf, -28, -57, 20, 22);
    m.flag(pen, -28, -76, 9, paint.gold);
    m.stones(pen, -28, 0, 26, 48);
    m.lit(pen, 5, 10, -34, -36, -22, -36);
    m.lit(pen, 5, 9, -28, -16);
    pen.shape(arch(26, 2, 38, 38), paint.rock);
    m.opening(pen, 26, 2, 28, 32);
    pen.rod('M18 2V-26M26 2V-29M34 2V-26M13 -9H39M13 -19H39', paint.wood, 1.4);
    // The tree in its arms
    pen.shape('M26 -45l-9 3v8q9 8 18 0v-8Z', paint.cream);
    pen.wash('M26 -43q-6 2 -5 7h3v3h4v-3h3q1 -5 -5 -7Z', paint.leaf);
    pen.line(
      'M-58 -27C-52 -20 -58 -12 -52 -6C-50 -2 -54 0 -52 2M62 -27C58 -18 64 -12 60 2',
      1.8,
      paint.pine,
    );
    pen.shape(
      oval(-56, -20, 3, 2.2) +
        oval(-54, -11, 3, 2.2) +
        oval(60, -20, 3, 2.2) +
        oval(62, -10, 3, 2.2),
      paint.leaf,
    );
  },
  greenhouse(pen) {
    pen.shape(
      'M-52 -8V-30L-22 -42V-8ZM52 -8V-30L22 -42V-8ZM-22 -8V-48L0 -68L22 -48V-8Z',
      '#d5e6e2',
    );
    // What grows in it
    pen.wash(
      'M-50 -9C-50 -18 -44 -22 -40 -18C-38 -28 -28 -28 -26 -20C-24 -24 -22 -24 -22 -18V-9ZM50 -9C50 -20 42 -26 38 -18C34 -24 26 -22 26 -14L22 -9Z',
      paint.leaf,
    );
    pen.wash(
      'M-18 -9C-20 -26 -10 -34 -9 -44C-2 -38 -4 -30 -2 -24C2 -34 12 -38 16 -32C12 -28 18 -18 17 -9Z',
      paint.moss,
    );
    pen.wash(
      oval(-44, -14, 2.6) +
        oval(-33, -18, 2.6) +
        oval(-27, -12, 2.6) +
        oval(42, -15, 2.6) +
        oval(32, -13, 2.6),
      paint.red,
    );
    pen.wash(oval(-9, -30, 3) + oval(11, -26, 3), paint.gold);
    pen.line(
      'M-44 -8V-33M-34 -8V-37M44 -8V-33M34 -8V-37M-52 -22H-22M22 -22H52M-13 -8V-56M13 -8V-56M-22 -38H22M-22 -48H22',
      1.4,
      paint.snow,
    );
    pen.line('M-52 -30L-22 -42M52 -30L22 -42M-22 -8V-48L0 -68L22 -48V-8', 1.4);
    pen.line('M0 -68v-7M-22 -48H22', 1.6);
    pen.shape(arch(0, -6, 17, 26), paint.water);
    pen.line('M0 -6v-26M-8 -18H8', 1.3, paint.snow);
    pen.block(paint.tile, -55, 0, -55, -9, -10, -9, -10, 0);
    pen.block(paint.tile, 10, 0, 10, -9, 55, -9, 55, 0);
    pen.line(
      'M-55 -4.5H-10M10 -4.5H55M-44 -9v4M-30 -9v4M-18 -9v4M22 -9v4M36 -9v4M48 -9v4M-37 -4v4M-23 -4v4M29 -4v4M42 -4v4',
      0.8,
      undefined,
      0.6,
    );
    m.flowers(pen, -60, 0, 58, 0);
  },
  hotel(pen) {
    pen.wall(paint.rose, 0, 0, 68, 50);
    pen.block(paint.plum, -38, -50, -31, -68, 31, -68, 38, -50);
    pen.hatch(-30, -53, 2, -12, 14, 4.4);
    for (const x of [-20, 0, 20]) m.gable(pen, paint.cream, x, -52, 10, 14, 2);
    m.lit(pen, 5, 8, -20, -52, 0, -52, 20, -52);
    m.lit(pen, 7, 11, -24, -34, -8, -34, 8, -34, 24, -34, -24, -18, 24, -18, -8, -18, 8, -18);
    pen.line('M-34 -50H34M-34 -33H34', 1.8, paint.cream);
    m.door(pen, 0, 0, 15, 14, paint.bark);
    pen.shape('M-15 -19H15L20 -12q-5 4 -10 0q-5 4 -10 0q-5 4 -10 0q-5 4 -10 0Z', paint.red);
    m.lit(pen, 9, 10, -24, -2, 24, -2);
    m.sign(pen, 34, -44, (p) => {
      p.wash('M2 -6a6 6 0 1 0 4 8a5 5 0 0 1 -4 -8Z', paint.gold);
    });
    m.chimney(pen, -26, -64, 8);
    // Just arrived
    pen.block(paint.wood, -54, 0, -54, -13, -38, -13, -38, 0);
    pen.line('M-50 -13v-4h8v4M-54 -8h16', 1.5);
    m.tree(pen, 52, 0, 24, paint.leaf);
  },
  library(pen) {
    pen.wall(paint.plaster, 0, 0, 76, 38);
    // Its pillars are books
    for (const [x, height, cover] of [
      [-33, 38, paint.red],
      [-22, 34, paint.leaf],
      [22, 36, paint.plum],
      [33, 38, paint.amber],
    ] as const) {
      pen.wall(cover, x, 0, 10, height);
      pen.line(d`M${x - 5} -6h10M${x - 5} -10h10M${x - 5} ${-height + 6}h10`, 1.2, paint.cream);
    }
    m.door(pen, 0, 0, 15, 24, paint.bark);
    pen.wash('M-8 0H8L14 6H-14Z', paint.glow, 0.5);
    m.lit(pen, 6, 10, -12.5, -16, 12.5, -16);
    // and its roof is one that lies open.
    pen.block(paint.cream, -48, -38, 0, -60, 48, -38, 44, -34, 0, -52, -44, -34);
    pen.line('M-44 -37L0 -56L44 -37', 0.8, undefined, 0.6);
    pen.block(paint.blue, -53, -41, -3, -70, 3, -70, 53, -41, 48, -37, 0, -61, -48, -37);
    pen.line('M-42 -45L-10 -63M42 -45L10 -63', 1.4, paint.gold);
    pen.shape('M-4 -69L-9 -50L-5 -53L-2 -48L2 -66Z', paint.red);
    m.tree(pen, -54, 0, 30, paint.leaf);
    m.flowers(pen, 44, 0, 50, 0);
  },
  main_road(pen) {
    m.tree(pen, -34, -36, 22, paint.pine);
    pen.wall(paint.plaster, 26, -40, 16, 10);
    m.gable(pen, paint.tile, 26, -50, 16, 10, 3);
    pen.wall(paint.cream, 8, -42, 11, 8);
    m.gable(pen, paint.blue, 8, -50, 11, 9, 2);
    pen.shape(
      'M-50 8C-40 -12 32 -14 30 -26C28 -34 2 -32 4 -42H16C16 -36 44 -38 48 -26C52 -10 8 -8 26 8Z',
      paint.stone,
    );
    pen.line(
      'M-30 4q5 -4 10 0M-12 4q5 -4 10 0M6 4q4 -4 9 0M-26 -3q5 -4 10 0M-8 -4q5 -4 10 0M8 -5q4 -3 8 0M10 -12q4 -4 8 0M24 -14q4 -3 8 0M30 -20q4 -3 7 0M36 -26q3 -3 6 0M26 -32q3 -2 6 0M14 -35q3 -2 5 0M8 -38h4M-2 -11q4 -3 8 0',
      1,
      undefined,
      0.6,
    );
    lamp(pen, 56, -14, 30);
    lamp(pen, -2, -30, 18);
    lamp(pen, -24, -12, 30);
    // The way to the town
    pen.rod('M-48 4V-50', paint.wood, 3);
    pen.block(paint.plank, -60, -48, -30, -48, -23, -42, -30, -36, -60, -36);
    pen.line('M-55 -42h22', 2, paint.bark);
    pen.block(paint.plank, -40, -33, -62, -33, -68, -28, -62, -23, -40, -23);
    pen.line('M-60 -28h15', 1.6, paint.bark);
    m.boulders(pen, 44, 4, 8, 56, 3, 5);
    m.flowers(pen, -62, 2, 34, 2);
  },
  museum(pen) {
    m.steps(pen, 0, 0, 100, 3);
    pen.wall(paint.sky, 0, -9, 84, 30);
    m.opening(pen, 0, -9, 16, 24);
    m.columns(pen, -9, 30, -38, -14, 14, 38);
    pen.shape('M-32 -36v22l5 -4 5 4v-22ZM22 -36v22l5 -4 5 4v-22Z', paint.red);
    pen.wash(oval(-27, -28, 3) + oval(27, -28, 3), paint.gold);
    pen.block(paint.stone, -48, -39, -48, -44, 48, -44, 48, -39);
    pen.block(paint.cream, -48, -44, 0, -70, 48, -44);
    // An ammonite over the entrance
    pen.shape(oval(0, -54, 9), paint.plank);
    pen.line('M8 -54C8 -46 -6 -46 -6 -54C-6 -60 4 -60 4 -54C4 -51 -2 -51 -2 -54', 1.5);
    pen.line('M-30 -47h12M18 -47h12', 1.2, undefined, 0.6);
    // A jar of old, and a bone
    pen.block(paint.stone, -60, 0, -60, -12, -48, -12, -48, 0);
    pen.shape('M-56 -13C-62 -20 -58 -26 -56 -28V-32H-52V-28C-50 -26 -46 -20 -52 -13Z', paint.tile);
    pen.line('M-59 -21h10', 1.6, paint.soot);
    pen.block(paint.stone, 48, 0, 48, -12, 60, -12, 60, 0);
    pen.shape('M49 -22C46 -30 56 -34 62 -28C64 -24 60 -20 56 -20L55 -13H50Z', paint.cream);
    pen.wash(oval(57, -27, 1.8), paint.soot);
  },
  tea_house(pen) {
    pen.rod('M-33 -36C-58 -44 -58 -8 -32 -12', paint.rose, 5);
    pen.shape('M28 -12C44 -12 40 -34 52 -42L60 -38C52 -28 54 -2 30 -2Z', paint.rose);
    pen.line('M58 -44q-5 -5 0 -10q5 -5 0 -10M66 -42q-4 -4 0 -8', 2.2, paint.snow);
    pen.shape('M-30 -2C-46 -24 -32 -50 0 -50C32 -50 46 -24 30 -2Q0 4 -30 -2Z', paint.cream);
    pen.shadow('M12 -49C36 -46 44 -22 30 -2Q22 1 14 1C30 -14 28 -38 12 -49Z');
    pen.wash('M-37 -28C-20 -22 20 -22 37 -28L37 -22C20 -16 -20 -16 -37 -22Z', paint.rose);
    pen.shape('M-25 -45C-22 -60 22 -60 25 -45Q0 -38 -25 -45Z', paint.leaf);
    pen.line('M-14 -47q4 -6 5 -8M0 -44v-12M14 -47q-4 -6 -5 -8', 0.9, undefined, 0.6);
    pen.shape(oval(0, -60, 5), paint.gold);
    m.door(pen, 0, 1, 15, 22, paint.tile);
    m.lit(pen, 9, 12, -21, -6, 21, -6);
    m.lit(pen, 7, 8, 0, -31);
    pen.wash('M-8 1H8L16 8H-16Z', paint.glow, 0.5);
    // Cups on a table outside
    pen.rod('M-56 0V-11', paint.bark, 2);
    pen.block(paint.plank, -66, -11, -66, -14, -46, -14, -46, -11);
    pen.shape(
      'M-64 -21h8c0 5 -2 7 -4 7s-4 -2 -4 -7ZM-55 -20h7c0 4 -1.6 6 -3.5 6s-3.5 -2 -3.5 -6Z',
      paint.sky,
    );
    m.flowers(pen, 40, 1, 47, 0);
  },
};
