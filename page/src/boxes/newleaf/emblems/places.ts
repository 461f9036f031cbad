import { arch, oval, paint, type Emblem } from '../../../art/pen';
import { found } from '../../../art/emblems/finds';
import * as m from '../../../art/emblems/masonry';
import { track } from './rails';

export const places: Record<string, Emblem> = {
  forest_four_twigs: found('twig', 'twig', 'twig', 'twig'),
  forest_two_twigs_resin: found('twig', 'resin', 'twig'),
  /** A wood beside a pond, in which it is seen a second time. */
  forest_copy_forest(pen) {
    const wood: Emblem = (p) => {
      m.tree(p, -26, 0, 38, paint.leaf);
      m.tree(p, 24, 0, 34, paint.moss);
      m.tree(p, 0, 0, 48, paint.pine);
    };
    pen.shape(oval(0, -12, 64, 18), paint.water);
    pen.within('translate(0 -27)scale(1 -.55)', wood);
    pen.wash(oval(0, -12, 64, 17.4), paint.water, 0.35);
    pen.line('M-46 -10h16M-12 1h24M26 -12h18M-34 -3h10M20 -4h12', 1.2, paint.snow);
    pen.wash('M-68 -12C-52 -34 52 -34 68 -12C44 -24 -44 -24 -68 -12Z', paint.moss);
    pen.within('translate(0 -24)', wood);
  },
  station(pen) {
    track(pen);
    pen.block(paint.stone, -64, -3, -64, -10, 64, -10, 64, -3);
    for (const x of [-38, 38]) {
      pen.wall(paint.plaster, x, -10, 36, 22);
      m.longRoof(pen, paint.tile, x, -32, 36, 11, 4);
    }
    pen.wall(paint.cream, 0, -10, 32, 38);
    m.gable(pen, paint.tile, 0, -48, 32, 20, 6);
    m.clock(pen, 0, -43, 9);
    m.flag(pen, 0, -67, 12, paint.gold);
    pen.shape(arch(0, -10, 15, 21), paint.glow);
    pen.line('M0 -10v-21M-7 -20h14', 0.9);
    m.lit(pen, 8, 12, -46, -14, -32, -14, 32, -14, 46, -14);
    pen.rod('M-58 -10V-36M58 -10V-36', paint.soot, 1.6);
    pen.shape(oval(-58, -38, 4) + oval(58, -38, 4), paint.glow);
    pen.block(paint.wood, -27, -10, -27, -14, -13, -14, -13, -10);
    pen.shape('M17 -10v-8h11v8ZM20 -18v-3h5v3', paint.red);
  },
  /** A green hill to sit on and look at what comes. */
  knoll(pen) {
    pen.shape('M-66 2C-52 -26 -28 -44 -2 -44C26 -44 52 -26 66 2Z', paint.moss);
    pen.shadow('M20 -40C44 -30 58 -14 66 2H34C40 -14 36 -28 20 -40Z', 0.1);
    pen.hatch(-42, -10, 4, -7, 6, 8, -3);
    pen.line('M-22 2C-10 -8 -30 -16 -12 -24C-2 -29 -8 -36 -4 -43', 3, paint.plaster);
    m.tree(pen, 14, -40, 38, paint.leaf);
    pen.within('translate(-30 -22)rotate(-18)', (p) =>
      p.block(paint.cream, -8, 0, -8, -22, 8, -22, 8, 0),
    );
    pen.within('translate(38 -18)rotate(16)', (p) =>
      p.block(paint.cream, -8, 0, -8, -22, 8, -22, 8, 0),
    );
    pen.within('translate(0 -6)rotate(3)', (p) => {
      p.block(paint.cream, -8, 0, -8, -22, 8, -22, 8, 0);
      p.wash('M-5 -5C-6 -12 0 -17 6 -18C6 -11 3 -4 -5 -5Z', paint.leaf);
    });
    pen.wash('M-35 -28q1 -7 7 -8q1 7 -7 8ZM37 -24q-1 -7 5 -9q3 6 -5 9Z', paint.tile);
    m.flowers(pen, -50, -4, 24, -2, 52, -4, -16, -36);
  },
};
