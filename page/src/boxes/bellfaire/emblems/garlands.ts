import { beasts } from '../../../art/emblems/beasts';
import * as m from '../../../art/emblems/masonry';
import { oval, paint, type Emblem } from '../../../art/pen';
import { wreath } from './blossoms';

const MIDDLE = -46;

/** A wreath, with a sign of what it is given for in its middle, drawn around 0, 0. */
function garland(petals: string, sign: Emblem): Emblem {
  return (pen) => {
    pen.shape(oval(0, MIDDLE, 25), paint.cream);
    pen.within(`translate(0 ${MIDDLE})`, sign);
    wreath(pen, MIDDLE, 28, petals);
  };
}

export const garlands: Record<string, Emblem> = {
  garland_storytelling: garland(paint.straw, (pen) => {
    pen.shape('M-18 -11Q-9 -15 0 -10Q9 -15 18 -11V11Q9 7 0 12Q-9 7 -18 11Z', paint.snow);
    pen.line('M0 -10V12M-14 -6q5 -2 10 0M-14 -1q5 -2 10 0M-14 4q5 -2 10 0', 0.9);
    pen.shape('M9 -8L15 -1L9 6L3 -1Z', paint.straw);
  }),
  garland_agriculture: garland(paint.cream, (pen) => {
    pen.line('M0 16C0 4 -1 -4 0 -14M-9 16C-8 6 -9 0 -12 -8M9 16C8 6 9 0 12 -8', 1.6, paint.bark);
    pen.shape(
      oval(0, -14, 3, 5) +
        oval(-4, -7, 2.6, 4.6) +
        oval(4, -7, 2.6, 4.6) +
        oval(-13, -8, 2.8, 4.6) +
        oval(-9, -2, 2.4, 4) +
        oval(13, -8, 2.8, 4.6) +
        oval(9, -2, 2.4, 4),
      paint.gold,
    );
    pen.shape('M-14 9Q0 3 14 9V13Q0 8 -14 13Z', paint.leaf);
  }),
  garland_tourism: garland(paint.red, (pen) => {
    pen.line('M-6 -8V-14H6V-8', 2.4, paint.bark);
    pen.block(paint.tile, -17, -8, 17, -8, 17, 12, -17, 12);
    pen.line('M-10 -8V12M10 -8V12', 2, paint.straw);
    pen.shape('M-5 -3H5V7H-5Z', paint.cream);
  }),
  garland_peace: garland(paint.sky, (pen) => {
    pen.shape(
      'M-17 5C-8 8 -3 4 -1 -1C-6 -5 -8 -11 -7 -16C0 -14 5 -9 7 -4C11 -8 17 -6 16 0L20 2L15 4C12 12 0 14 -8 10Z',
      paint.snow,
    );
    pen.wash(oval(12, -1, 1.3), paint.soot);
    pen.line('M-1 -1C2 1 5 1 7 -1', 0.9);
    pen.line('M19 3q4 3 2 8', 1.2, paint.pine);
    pen.wash(oval(21, 6, 2.6, 1.6) + oval(19, 9, 2.6, 1.6), paint.leaf);
  }),
  garland_beauty: garland(paint.lilac, (pen) => {
    pen.shape(oval(0, -3, 11, 13), paint.gold);
    pen.shape(oval(0, -3, 8, 10), paint.sky);
    pen.line('M-4 -7l5 -5M-3 -2l7 -7', 1.4, paint.snow);
    pen.rod('M0 11V18', paint.gold, 3);
  }),
  garland_architecture: garland(paint.tile, (pen) => {
    pen.wall(paint.plaster, 0, 14, 22, 16);
    m.gable(pen, paint.tile, 0, -2, 22, 14, 4);
    m.door(pen, 0, 14, 7, 11);
  }),
  garland_community: garland(paint.rose, (pen) => {
    pen.within('translate(-8 5)scale(.6)', () => beasts.mouse.head(pen, beasts.mouse));
    pen.within('translate(9 2)scale(.6)', () => beasts.squirrel.head(pen, beasts.squirrel));
  }),
};
