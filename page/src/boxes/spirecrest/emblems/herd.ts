import { d, oval, paint, type Emblem, type Pen } from '../../../art/pen';
import { herd, type BigBeast } from '../beasts';
import * as land from './land';

const SCALE = 3.5;
const across = (x: number): number => x * SCALE - 12 * SCALE;
const up = (y: number): number => y * SCALE - 22 * SCALE + 6;

/** An outline of the pieces, as large as a picture. */
function enlarged(path: string): string {
  return path.replace(/([A-Z])([^A-Z]*)/g, (_, command: string, list: string) => {
    const numbers = list.match(/-?\d*\.?\d+/g) ?? [];
    const moved = numbers.map((number, at) => {
      const vertical = command === 'V' || (command !== 'H' && at % 2 === 1);
      return vertical ? up(Number(number)) : across(Number(number));
    });
    return command + moved.map((n) => d`${n}`).join(' ');
  });
}

type Furnished = (pen: Pen) => void;

/** The beast, its saddle, and what it has besides. */
const ridden =
  ({ outline, saddle, eye: [x, y] }: BigBeast, fur: string, besides?: Furnished): Emblem =>
  (pen) => {
    land.peaks(pen, paint.stone, -66, 2, 40, 44, 70, 2, 36, 36);
    land.ground(pen, paint.moss, 0);
    pen.shape(enlarged(outline), fur);
    pen.shape(enlarged(saddle), paint.red);
    pen.line(d`M${across(7.4)} ${up(13.4)}L${across(12)} ${up(13.4)}`, 1.4, paint.gold);
    besides?.(pen);
    pen.wash(oval(across(x), up(y), 2.2), paint.soot);
    pen.wash(oval(across(x) + 0.7, up(y) - 0.7, 0.8), paint.snow);
  };

export const bigCritters: Record<string, Emblem> = {
  stubblehoof: ridden(herd.stubblehoof, '#b48a5e', (pen) => {
    pen.shape('M9 -48C2 -40 -2 -30 -4 -22L4 -26C8 -34 12 -42 13 -52Z', paint.bark);
    pen.wash('M-27 -4h9v9h-9ZM9 -4h9v9h-9Z', paint.cream, 0.8);
  }),
  truffle: ridden(herd.truffle, '#8d7263', (pen) => {
    pen.shape('M32 -14C36 -14 39 -18 38 -24C34 -22 32 -18 32 -14Z', paint.snow);
    pen.line('M-30 -44l-2 -7M-24 -48l-1 -7M4 -48l2 -6M10 -46l3 -6', 1.6, paint.soot);
  }),
  corliander: ridden(herd.corliander, '#c39a66', (pen) => {
    pen.wash(
      oval(-22, -34, 2.4) + oval(-26, -26, 2) + oval(4, -32, 2.2) + oval(8, -25, 1.8),
      paint.cream,
    );
  }),
  firebeak: ridden(herd.firebeak, '#a5483d', (pen) => {
    pen.shape(
      d`M${across(19.2)} ${up(5.2)}L${across(24)} ${up(7.2)}L${across(22.4)} ${up(9.4)}L${across(19)} ${up(9.2)}Z`,
      paint.gold,
    );
    pen.line('M-20 -26q10 10 22 6M-22 -20q12 10 26 6', 1.3, paint.amber);
  }),
  honeypaw: ridden(herd.honeypaw, '#9a6b42', (pen) => {
    pen.wash(oval(across(22.6), up(11.6), 2.6, 2), paint.soot);
    pen.within('translate(58 8)', (p) => {
      p.shape('M-12 0C-18 -8 -16 -22 -10 -26H10C16 -22 18 -8 12 0Z', paint.amber);
      p.block(paint.plank, -11, -25, -11, -30, 11, -30, 11, -25);
      p.wash('M-11 -25C-8 -14 -4 -22 0 -16C4 -22 8 -16 11 -25Z', paint.glow);
    });
  }),
  king_rhun: ridden(herd.king_rhun, '#d8cdb9', (pen) => {
    const [x, y] = [across(17.6), up(9.4)];
    pen.shape(
      d`M${x} ${y - 12}C${x - 18} ${y - 12} ${x - 18} ${y + 12} ${x} ${y + 11}C${x + 12} ${y + 10} ${x + 12} ${y - 4} ${x + 2} ${y - 4}C${x - 6} ${y - 4} ${x - 6} ${y + 5} ${x} ${y + 4}`,
      paint.plank,
    );
    pen.shape(
      d`M${x - 3} ${y - 14}L${x - 6} ${y - 26}L${x + 1} ${y - 20}L${x + 6} ${y - 28}L${x + 9} ${y - 19}L${x + 16} ${y - 24}L${x + 14} ${y - 12}Z`,
      paint.gold,
    );
  }),
  whisper: ridden(herd.whisper, '#8b8f94', (pen) => {
    pen.wash(
      d`M${across(5)} ${up(13)}C${across(8)} ${up(17.4)} ${across(14)} ${up(17.6)} ${across(17)} ${up(16)}L${across(17)} ${up(14.6)}C${across(12)} ${up(15.6)} ${across(8)} ${up(15)} ${across(5)} ${up(13)}Z`,
      paint.snow,
      0.7,
    );
  }),
  windlore: ridden(herd.windlore, '#5f7f96', (pen) => {
    pen.line('M-34 -56C-20 -46 -12 -40 -6 -32M-30 -44C-20 -38 -14 -32 -10 -26', 1.4, paint.night);
    pen.shape(
      d`M${across(19.6)} ${up(6.4)}L${across(23.2)} ${up(8.6)}L${across(21.6)} ${up(10.6)}L${across(19.6)} ${up(9.2)}Z`,
      paint.gold,
    );
    land.gusts(pen, paint.snow, 34, -44, 40, 44, -22, 34);
  }),
};
