import { beasts, type Beast } from '../../../art/emblems/beasts';
import { banner, burst, shown } from '../../../art/emblems/displays';
import { figure } from '../../../art/emblems/figures';
import * as m from '../../../art/emblems/masonry';
import { hats } from '../../../art/emblems/wardrobe';
import { arch, d, oval, paint, type Emblem, type Pen } from '../../../art/pen';
import { balloon, wisp } from './balloon';
import { sunflowerHead } from './costumes';

/** A lantern of paper, hanging from x, y. */
function paperLantern(pen: Pen, x: number, y: number, fill: string): void {
  pen.wash(oval(x, y + 11, 14), paint.glow, 0.4);
  pen.shape(oval(x, y + 11, 8, 9), fill);
  pen.line(
    d`M${x} ${y}v2M${x - 4} ${y + 3}q-2 8 0 16M${x + 4} ${y + 3}q2 8 0 16M${x} ${y + 20}v5`,
    1,
  );
}

const rabbit: Beast = { ...beasts.rabbit, fur: paint.snow };
const robin = figure('robin', { coat: paint.leaf, trim: 'redBreast', hat: 'bowler' });
const duck = figure('duck', { coat: paint.rose, trim: 'apron', hat: 'kerchief' });

export const events: Record<string, Emblem> = {
  big_city: banner(paint.blue, (pen) => {
    pen.block(paint.cream, -22, 16, -22, -4, -16, -11, -10, -4, -10, 16);
    pen.block(paint.plaster, -9, 16, -9, -12, 0, -21, 9, -12, 9, 16);
    pen.block(paint.cream, 10, 16, 10, -2, 16, -9, 22, -2, 22, 16);
    pen.wash(
      'M-18 -1h4v5h-4ZM-18 8h4v5h-4ZM-5 -9h4v5h-4ZM2 -9h4v5H2ZM-5 0h4v5h-4ZM2 0h4v5H2ZM14 1h4v5h-4ZM-3 16V9h6v7Z',
      paint.amber,
    );
  }),
  scenic_flight: banner(paint.plum, (pen) => {
    wisp(pen, -14, 12, 9);
    wisp(pen, 15, -8, 8);
    pen.within('translate(0 22)scale(.54)', (p) => balloon(p, paint.cream, paint.amber));
  }),
  city_jubilee: shown((pen) => {
    pen.block(paint.rose, -24, -18, -24, -34, 24, -34, 24, -18);
    pen.shape(
      'M-24 -34H24V-30q-4 6 -8 0q-4 6 -8 0q-4 6 -8 0q-4 6 -8 0q-4 6 -8 0q-4 6 -8 0Z',
      paint.cream,
    );
    pen.block(paint.plaster, -15, -34, -15, -47, 15, -47, 15, -34);
    pen.shape(
      'M-15 -47H15V-44q-3.7 5 -7.5 0q-3.7 5 -7.5 0q-3.7 5 -7.5 0q-3.7 5 -7.5 0Z',
      paint.rose,
    );
    pen.rod('M-9 -48V-57M0 -48V-60M9 -48V-57', paint.sky, 1.8);
    pen.wash(oval(-9, -61, 7) + oval(0, -64, 7) + oval(9, -61, 7), paint.glow, 0.5);
    pen.shape(
      'M-9 -65q3 4 0 7q-3 -3 0 -7ZM0 -68q3 4 0 7q-3 -3 0 -7ZM9 -65q3 4 0 7q-3 -3 0 -7Z',
      paint.amber,
    );
    m.pennants(pen, -62, -62, -14, -74, 5);
    m.pennants(pen, 14, -74, 62, -62, 5);
  }),
  ever_wall_tower_constructed(pen) {
    pen.block(paint.stone, -104, 2, -104, -22, 104, -22, 104, 2);
    pen.shape(
      'M-70 -22v-6h8v6ZM-54 -22v-6h8v6ZM46 -22v-6h8v6ZM62 -22v-6h8v6ZM-86 -22v-6h8v6ZM78 -22v-6h8v6Z',
      paint.stone,
    );
    pen.wall(paint.stone, 0, 2, 36, 60);
    m.stones(pen, 0, 0, 32, 54);
    pen.shape('M-22 -56H22V-64H14V-59H6V-64H-6V-59H-14V-64H-22Z', paint.stone);
    m.lit(pen, 6, 11, -8, -36, 8, -36);
    m.door(pen, 0, 2, 13, 20, paint.leaf);
    m.flag(pen, 0, -60, 20, paint.red);
    // The scaffold still stands
    pen.rod('M-30 2V-64M30 2V-64', paint.wood, 2.2);
    pen.rod('M-36 -20H-18M18 -20H36M-36 -44H-18M18 -44H36', paint.plank, 2.4);
    pen.line('M-36 2L-30 -20M-24 -20L-30 -44M36 2L30 -20M24 -20L30 -44', 1.3);
    m.crate(pen, 48, 2, 13);
    m.boulders(pen, -46, 3, 7, -57, 3, 5);
  },
  glow_light_festival(pen) {
    pen.wash('M-110 -97H110V14H-110Z', paint.night, 0.5);
    pen.rod('M-54 2V-66M54 2V-66', paint.wood, 2.4);
    pen.line('M-54 -66Q-26 -52 0 -60Q26 -52 54 -66', 1.2);
    paperLantern(pen, -38, -60, paint.red);
    paperLantern(pen, -14, -58, paint.gold);
    paperLantern(pen, 14, -58, paint.leaf);
    paperLantern(pen, 38, -60, paint.lilac);
    m.tree(pen, 0, 2, 34, paint.pine);
    pen.wash(
      oval(-6, -18, 2.4) + oval(5, -22, 2.4) + oval(0, -29, 2.4) + oval(-4, -24, 1.6),
      paint.glow,
    );
    pen.wash(
      oval(-26, -16, 2) +
        oval(-36, -8, 1.6) +
        oval(28, -20, 2) +
        oval(36, -8, 1.8) +
        oval(20, -6, 1.5) +
        oval(-18, -4, 1.5) +
        oval(62, -26, 2) +
        oval(-64, -22, 2),
      paint.glow,
    );
  },
  hot_air_balloon_race(pen) {
    wisp(pen, 54, -62, 14);
    wisp(pen, -56, -40, 15);
    pen.within('translate(-34 -2)scale(.62)', (p) => balloon(p, paint.cream, paint.blue));
    pen.within('translate(36 -14)scale(.66)', (p) => balloon(p, paint.glow, paint.leaf));
    pen.within('translate(2 -22)scale(.8)', (p) => balloon(p, paint.cream, paint.red));
    // The line to cross
    pen.rod('M-58 2V-18M58 2V-18', paint.wood, 1.8);
    pen.shape('M-58 -18Q0 -4 58 -18V-10Q0 4 -58 -10Z', paint.snow);
    pen.wash(
      'M-50 -16l10 2v4l-10 -2ZM-28 -12l10 1v4l-10 -1ZM-6 -11h11v4h-11ZM17 -11l10 -1v4l-10 1ZM39 -14l10 -2v4l-10 2ZM-39 -10l10 2v4l-10 -2ZM-17 -7h11v4h-11ZM6 -7h10v4H6ZM28 -8l10 -2v4l-10 2Z',
      paint.soot,
    );
  },
  juniper_jig_dance_contest(pen) {
    pen.shape(oval(0, -1, 52, 6), paint.plank);
    pen.line('M-44 -2h88M-36 1h72', 0.8, undefined, 0.5);
    pen.within('translate(-21 -3)rotate(-8)scale(.84)', robin);
    pen.within('translate(21 -3)rotate(8)scale(-.84 .84)', duck);
    pen.line('M-44 -62v-12l9 -3v12M48 -58v-12l9 -3v12', 1.6);
    pen.shape(
      oval(-46.5, -61, 3, 2.2) +
        oval(-37.5, -64, 3, 2.2) +
        oval(45.5, -57, 3, 2.2) +
        oval(54.5, -60, 3, 2.2),
      paint.soot,
    );
    pen.line('M-60 -14l8 -8M-60 -22l8 0M60 -14l-8 -8M60 -22l-8 0', 2, paint.pine);
    pen.shape(
      oval(-55, -15, 2.8) + oval(-62, -18, 2.8) + oval(55, -15, 2.8) + oval(62, -18, 2.8),
      paint.blue,
    );
  },
  magic_show: shown((pen) => {
    pen.shape(oval(0, -38, 27, 5.4), paint.night);
    pen.within('translate(0 -49)scale(.88)', () => rabbit.head(pen, rabbit));
    pen.shape('M-17 -38L-14 -17Q0 -13 14 -17L17 -38Z', paint.night);
    pen.shape('M-27 -38C-18 -31 18 -31 27 -38C20 -26 -20 -26 -27 -38Z', paint.night);
    pen.shape('M-14.5 -24Q0 -19 14.5 -24L14 -18Q0 -14 -14 -18Z', paint.red);
    pen.shape(oval(-11, -36, 4, 3) + oval(11, -36, 4, 3), paint.snow);
    pen.rod('M30 -16L48 -40', paint.soot, 2);
    pen.line('M46 -37L48 -40', 3.6, paint.cream);
    pen.line(burst(50, -46, 9), 1.5, paint.gold);
    pen.line(burst(-40, -58, 9), 1.5, paint.gold);
    pen.line(burst(-32, -30, 6), 1.5, paint.lilac);
  }),
  royal_tea: shown((pen) => {
    pen.line('M-18 -42C-38 -48 -38 -20 -18 -26', 4.4, paint.plum);
    pen.shape('M17 -28C28 -30 24 -46 33 -52L39 -49C33 -40 36 -20 18 -20Z', paint.lilac);
    pen.line('M39 -55q-4 -4 0 -8q4 -4 0 -8', 1.8, paint.snow);
    pen.shape('M-15 -17C-28 -32 -20 -54 0 -54C20 -54 28 -32 15 -17Z', paint.lilac);
    pen.wash('M-22 -36C-10 -31 10 -31 22 -36V-31C10 -26 -10 -26 -21.5 -31Z', paint.cream);
    pen.within('translate(0 -42)scale(.95)', hats.crown);
    pen.shape(
      'M-52 -12h18c0 8 -4 11 -9 11s-9 -3 -9 -11ZM-34 -10q6 0 0 6M34 -12h18c0 8 -4 11 -9 11s-9 -3 -9 -11ZM52 -10q6 0 0 6',
      paint.cream,
    );
    pen.wash('M-51 -12h16v2h-16ZM35 -12h16v2h-16Z', paint.amber);
    pen.shape(oval(-43, 0, 12, 2.2) + oval(43, 0, 12, 2.2), paint.gold);
  }),
  stock_market_boom(pen) {
    pen.rod('M-34 2L-26 -66M34 2L26 -66', paint.wood, 3);
    pen.block(paint.night, -40, -72, 40, -72, 40, -20, -40, -20);
    pen.line('M-34 -68H34V-24H-34Z', 0.9, paint.plank);
    pen.line('M-32 -26V-66M-32 -26H34', 1.4, paint.cream);
    pen.shape('M-26 -27v-8h8v8ZM-12 -27v-13h8v13ZM2 -27v-20h8v20ZM16 -27v-27h8v27Z', paint.leaf);
    pen.line('M-28 -40L-14 -46L-4 -44L12 -56L26 -66', 2.6, paint.gold);
    pen.shape('M29 -69L26 -58L18 -66Z', paint.gold);
    pen.shape(
      oval(-48, -2, 8, 3) + oval(-48, -7, 8, 3) + oval(-48, -12, 8, 3) + oval(-48, -17, 8, 3),
      paint.gold,
    );
    pen.shape(
      oval(48, -2, 8, 3) +
        oval(48, -7, 8, 3) +
        oval(48, -12, 8, 3) +
        oval(48, -17, 8, 3) +
        oval(48, -22, 8, 3) +
        oval(48, -27, 8, 3),
      paint.gold,
    );
    m.sack(pen, 0, 2, 18);
    pen.wash(oval(0, -5, 3.6), paint.gold);
  },
  sunflower_parade(pen) {
    m.pennants(pen, -64, -64, 64, -64, 6);
    pen.line('M-26 -20V-38M0 -20V-46M26 -20V-38', 2.6, paint.pine);
    pen.shape(
      'M-26 -26q-10 -8 -14 -2q6 6 14 2ZM26 -26q10 -8 14 -2q-6 6 -14 2ZM0 -30q9 -8 13 -2q-6 6 -13 2Z',
      paint.leaf,
    );
    sunflowerHead(pen, -26, -44, 14);
    sunflowerHead(pen, 26, -44, 14);
    sunflowerHead(pen, 0, -56, 16);
    // The cart they ride on
    pen.block(paint.red, -48, -24, 48, -24, 42, -8, -42, -8);
    pen.shape(
      'M-48 -24H48V-20q-6 7 -12 0q-6 7 -12 0q-6 7 -12 0q-6 7 -12 0q-6 7 -12 0q-6 7 -12 0q-6 7 -12 0q-6 7 -12 0Z',
      paint.cream,
    );
    pen.line('M44 -12L66 -6', 2.4);
    pen.shape(oval(-26, -6, 9) + oval(26, -6, 9), paint.straw);
    pen.line(
      'M-26 -15v18M-35 -6h18M-32 -12l12 12M-32 0l12 -12M26 -15v18M17 -6h18M20 -12l12 12M20 0l12 -12',
      1.2,
      paint.bark,
    );
    pen.shape(arch(0, -8, 10, 8), paint.gold);
  },
};
