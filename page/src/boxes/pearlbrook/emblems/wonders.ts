import * as m from '../../../art/emblems/masonry';
import { arch, d, oval, paint, type Emblem } from '../../../art/pen';
import { pearl, ripples, stream } from './water';

export const wonders: Record<string, Emblem> = {
  hopewatch_gate(pen) {
    pen.wash('M-10 8L-30 18H30L10 8Z', paint.plaster, 0.7);
    for (const x of [-36, 36]) {
      pen.wall(paint.cream, x, 4, 26, 56);
      m.stones(pen, x, 2, 22, 48);
      m.spire(pen, paint.blue, x, -52, 26, 28);
      m.lit(pen, 7, 12, x, -32);
      m.flag(pen, x, -78, 8, paint.gold);
    }
    pen.shape('M-24 4V-40C-16 -60 16 -60 24 -40V4H16V-18C16 -42 -16 -42 -16 -18V4Z', paint.stone);
    pen.line('M-16 -24l-8 -3M-11 -33l-6 -7M0 -37v-12M11 -33l6 -7M16 -24l8 -3', 1, undefined, 0.6);
    pen.wash(arch(0, 4, 32, 40), paint.glow, 0.75);
    pen.line('M-10 4V-31M0 4V-36M10 4V-31M-16 -10H16M-16 -24H16', 1.6, paint.gold);
    pearl(pen, 0, -55, 6);
    m.tree(pen, -62, 4, 30, paint.leaf);
    m.tree(pen, 62, 4, 26, paint.moss);
  },
  mistrise_fountain(pen) {
    pen.wash(
      oval(-34, -36, 26, 9) + oval(36, -44, 28, 9) + oval(-20, -60, 22, 8),
      paint.snow,
      0.55,
    );
    pen.shape('M-56 -16H56C54 -2 40 6 0 6C-40 6 -54 -2 -56 -16Z', paint.stone);
    pen.shape(oval(0, -16, 56, 8), paint.water);
    pen.shape('M-6 -16C-4 -24 -4 -30 -5 -34H5C4 -30 4 -24 6 -16Z', paint.cream);
    pen.shape('M-32 -40H32C28 -30 14 -30 0 -30C-14 -30 -28 -30 -32 -40Z', paint.cream);
    pen.shape(oval(0, -40, 32, 5), paint.sky);
    pen.shape('M-4 -40C-3 -48 -3 -52 -4 -56H4C3 -52 3 -48 4 -40Z', paint.cream);
    pen.shape('M-17 -60H17C14 -53 6 -53 0 -53C-6 -53 -14 -53 -17 -60Z', paint.cream);
    pen.shape(oval(0, -60, 17, 3.4), paint.sky);
    pearl(pen, 0, -68, 6.5);
    pen.line(
      'M-14 -60q-8 4 -9 18M14 -60q8 4 9 18M-29 -40q-9 6 -10 22M29 -40q9 6 10 22M-18 -38q-4 8 -4 20M18 -38q4 8 4 20',
      2,
      paint.snow,
    );
    ripples(pen, -44, -14, 24, 18, -14, 24, -12, -11, 22);
    pen.wash(oval(-48, 2, 24, 6) + oval(50, 0, 24, 6), paint.snow, 0.6);
  },
  sunblaze_bridge(pen) {
    let blaze = '';
    for (let i = -6; i <= 6; i++) {
      const angle = (i * Math.PI) / 13;
      blaze += d`M${Math.sin(angle) * 34} ${-34 - Math.cos(angle) * 34}L${Math.sin(angle) * 45} ${-34 - Math.cos(angle) * 45}`;
    }
    pen.wash(oval(0, -34, 48), paint.glow, 0.4);
    pen.line(blaze, 2.6, paint.amber);
    pen.shape(oval(0, -34, 28), paint.glow);
    stream(pen, -12);
    pen.wash('M-24 -10H24L14 10H-14Z', paint.glow, 0.55);
    pen.shape(
      'M-104 -16V-22C-70 -24 -40 -42 0 -42C40 -42 70 -24 104 -22V-16L66 -10V8H48C48 -14 36 -24 26 -22C14 -20 8 -10 8 8H-8C-8 -10 -14 -20 -26 -22C-36 -24 -48 -14 -48 8H-66V-10Z',
      paint.cream,
    );
    pen.line('M-104 -20C-70 -22 -40 -38 0 -38C40 -38 70 -22 104 -20', 1.6, paint.gold);
    pen.line('M-48 -10h-8M-8 -8H8M48 -10h8M-7 2H7M-64 0h10M54 0h10', 1, undefined, 0.6);
    for (const x of [-57, 0, 57]) {
      pen.rod(d`M${x} ${x ? -26 : -42}v-12`, paint.gold, 2);
      pen.shape(oval(x, x ? -41 : -57, 4.6), paint.amber);
    }
    ripples(pen, -34, 4, 18, 18, 5, 18);
  },
  starfalls_flame(pen) {
    pen.wash('M-110 -98H110V16H-110Z', paint.night, 0.5);
    pen.line('M64 -86L30 -66M52 -92L26 -74M70 -72L40 -56', 2, paint.glow);
    pen.wash(oval(0, -58, 32), paint.glow, 0.35);
    m.steps(pen, 0, 6, 76, 4);
    pen.block(paint.stone, -14, -6, -9, -34, 9, -34, 14, -6);
    pen.line('M-11 -16H11M-10 -25H10', 1, undefined, 0.6);
    pen.shape('M-24 -44H24C22 -34 12 -32 0 -32C-12 -32 -22 -34 -24 -44Z', paint.gold);
    pen.shape(
      'M-15 -44C-26 -58 -12 -64 -14 -76C-6 -72 -6 -66 -4 -62C-4 -74 4 -80 3 -90C14 -80 12 -70 12 -62C16 -64 16 -70 15 -74C26 -62 22 -52 14 -44Z',
      paint.amber,
    );
    pen.wash('M-8 -44C-14 -54 -2 -58 0 -70C8 -60 14 -54 7 -44Z', paint.glow);
    pen.wash('M0 -62l2.4 5.6 6 .5 -4.6 4 1.4 6L0 -49l-5.2 3.1 1.4 -6 -4.6 -4 6 -.5Z', paint.snow);
    pearl(pen, -19, -48, 3.6);
    pearl(pen, 19, -48, 3.6);
    pen.wash(
      oval(-50, -70, 1.8) + oval(-36, -84, 1.4) + oval(-60, -44, 1.6) + oval(54, -46, 1.6),
      paint.glow,
    );
    m.boulders(pen, -50, 6, 8, 52, 6, 7);
  },
};
