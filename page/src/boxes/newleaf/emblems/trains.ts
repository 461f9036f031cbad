import { beasts } from '../../../art/emblems/beasts';
import { finds } from '../../../art/emblems/finds';
import * as m from '../../../art/emblems/masonry';
import { d, oval, paint, type Emblem } from '../../../art/pen';
import { smoke, track, underframe, wheels } from './rails';

type Load = keyof typeof finds;

/** What would else be hidden by the boards of the wagon is lifted, and grown. */
const lifted: Partial<Record<Load, string>> = {
  pebble: 'translate(0 -33)scale(1.9)',
  resin: 'translate(0 -34)scale(1.1)',
};

/** An open wagon of one colour, and what lies in it. */
function wagon(color: string, ...loads: readonly Load[]): Emblem {
  return (pen) => {
    track(pen);
    loads.forEach((load, i) => {
      const x = (i - (loads.length - 1) / 2) * 38;
      pen.within(lifted[load] ?? d`translate(${x} -28)scale(1.25)`, finds[load]);
    });
    underframe(pen, 46);
    pen.block(color, -44, -16, -48, -36, 48, -36, 44, -16);
    pen.shadow('M48 -36L44 -16H26L30 -36Z');
    pen.line('M-46 -29H46M-45 -22H45', 0.9, undefined, 0.55);
    pen.rod('M-28 -15V-37M0 -15V-37M28 -15V-37', paint.plank, 2);
  };
}

export const trains: Record<string, Emblem> = {
  train_berry: wagon(paint.plum, 'berry'),
  train_resin: wagon(paint.amber, 'resin'),
  train_pebble: wagon(paint.slate, 'pebble'),
  train_any: wagon(paint.leaf, 'any'),
  train_two_twigs: wagon(paint.wood, 'twig', 'twig'),
  train_point: wagon(paint.tile, 'point'),
};

/** What has a place in a city. */
export const rollingStock: Record<string, Emblem> = {
  freight_car(pen) {
    track(pen);
    underframe(pen, 50);
    pen.wall(paint.tile, 0, -16, 98, 42);
    pen.hatch(-44, -20, 0, -34, 20, 4.6);
    pen.shape('M-53 -57C-30 -66 30 -66 53 -57L51 -53H-51Z', paint.slate);
    pen.block(paint.soot, -19, -16, -19, -52, 19, -52, 19, -16);
    // What it brings: two of each
    m.crate(pen, -10, -16, 15);
    pen.rod('M-17 -34L-4 -37M-17 -37L-4 -33', paint.wood, 2);
    m.barrel(pen, 9, -16, 14, 18);
    pen.shape(
      'M5 -44C5 -44 1 -39 1 -36.5a4 4 0 0 0 8 0C9 -39 5 -44 5 -44ZM13 -43C13 -43 9 -38.5 9 -36a4 4 0 0 0 8 0C17 -38.5 13 -43 13 -43Z',
      paint.amber,
    );
    pen.shape(oval(-13, -43, 4) + oval(-6, -43, 4), paint.plum);
    pen.block(paint.wood, 20, -17, 20, -53, 45, -53, 45, -17);
    pen.line('M20 -17L45 -53M20 -53L45 -17', 1.8, paint.plank);
    pen.shape(oval(-35, -36, 9), paint.cream);
    pen.wash('M-39 -31C-42 -39 -36 -43 -29 -43C-28 -36 -32 -30 -39 -31Z', paint.leaf);
  },
  locomotive(pen) {
    track(pen);
    smoke(pen, -36, -66);
    pen.wall(paint.wood, 30, -16, 30, 42);
    pen.block(paint.soot, 10, -57, 12, -63, 48, -63, 50, -57);
    pen.shape('M20 -52h20v18h-20Z', paint.glow);
    pen.within('translate(31 -39)scale(.42)', () => {
      beasts.mole.head(pen, beasts.mole);
      pen.shape('M-16 -6C-17 -22 17 -22 16 -6Q0 -11 -16 -6Z', paint.blue);
    });
    pen.line('M20 -34h20', 2.4);
    pen.shape('M-40 -18V-40C-40 -46 -36 -48 -32 -48H15V-18Z', paint.red);
    pen.shadow('M-40 -26V-18H15V-28C0 -22 -20 -22 -40 -26Z');
    pen.line('M-20 -48V-18M-2 -48V-18', 2.2, paint.gold);
    pen.shape('M-50 -18V-44C-50 -48 -47 -50 -44 -50H-34V-18Z', paint.soot);
    pen.shape('M-46 -49L-49 -61H-52V-66H-30V-61H-33L-36 -49Z', paint.soot);
    pen.line('M-51 -63.5h20', 2, paint.gold);
    pen.shape('M-15 -48c0 -11 15 -11 15 0Z', paint.gold);
    pen.line('M7 -48v-7M4 -55h6', 2.2);
    pen.wash(oval(-57, -38, 8, 7), paint.glow, 0.6);
    pen.shape(oval(-52, -38, 4.4), paint.glow);
    pen.block(paint.night, -52, -12, -52, -19, 47, -19, 47, -12);
    pen.shape('M-48 -12L-61 -2H-40V-12Z', paint.tile);
    pen.line('M-49 -11l-6 8M-45 -11v8', 1.2);
    wheels(pen, 10, -4, 20);
    wheels(pen, 6, -32, -18, 38);
    pen.rod('M-6 -12H22', paint.gold, 2);
  },
};
