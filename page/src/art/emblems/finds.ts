import { d, oval, paint, type Emblem, type Pen } from '../pen';
import { hash, pick, random } from '../random';
import * as m from './masonry';

/** What the wood gives, each about 36 wide and 40 high around x = 0. */
export const finds = {
  twig(pen: Pen): void {
    pen.rod('M-17 -2L14 -16M-16 -12L17 -4M-18 -7L17 -10', paint.wood, 3);
    pen.rod('M-10 -18L12 -22', paint.bark, 2.6);
    pen.line('M4 -11l4 -8M-4 -20l-3 -6', 2.4, paint.bark);
    pen.shape('M8 -19C8 -27 14 -29 19 -28C19 -22 14 -18 8 -19Z', paint.leaf);
  },
  resin(pen: Pen): void {
    pen.shape('M-15 0C-12 -8 -12 -22 -13 -34H11C10 -22 12 -8 16 0Z', paint.bark);
    pen.shape(oval(-1, -34, 12, 4.5), paint.plank);
    pen.line('M-7 -34a6 2.2 0 0 0 12 0M-9 -8v-12M8 -8l-1 -14', 0.8, undefined, 0.7);
    pen.shape('M-2 -27C-2 -27 -8 -18 -8 -13A6.5 6.2 0 0 0 5 -13C5 -18 -2 -27 -2 -27Z', paint.amber);
    pen.wash('M-5.5 -13c0 2.5 1.5 4 3.5 4.2c-1.2 -1 -1.8 -2.4 -1.6 -4.2Z', paint.cream);
  },
  pebble(pen: Pen): void {
    m.boulders(pen, -10, 0, 9, 9, 1, 9);
    pen.shape('M-10 -10C-10 -20 2 -22 7 -18C12 -14 12 -9 8 -8C2 -6 -8 -6 -10 -10Z', paint.stone);
    pen.line('M-5 -14q4 -4 8 -3M-14 -5q2 -3 5 -4M6 -6q3 -2 6 -1', 0.9, undefined, 0.7);
  },
  berry(pen: Pen): void {
    pen.shape('M-18 0C-22 -12 -16 -20 -12 -22C-10 -32 8 -34 11 -24C20 -22 22 -8 17 0Z', paint.leaf);
    pen.hatch(-14, -6, 4, -4, 6, 5);
    pen.shape(oval(-8, -14, 4) + oval(3, -22, 4) + oval(9, -11, 4) + oval(-1, -7, 4), paint.red);
    pen.wash(
      oval(-9.2, -15.2, 1) + oval(1.8, -23.2, 1) + oval(7.8, -12.2, 1) + oval(-2.2, -8.2, 1),
      '#fff',
    );
  },
  card(pen: Pen): void {
    pen.within('rotate(-10)', (p) => p.block(paint.plaster, -15, -2, -15, -30, 5, -30, 5, -2));
    pen.within('rotate(8)', (p) => {
      p.block(paint.cream, -5, -1, -5, -30, 15, -30, 15, -1);
      p.wash('M0 -10C-2 -18 4 -24 11 -25C12 -17 8 -9 0 -10Z', paint.moss);
      p.line('M-1 -7L8 -20', 0.9);
    });
  },
  any(pen: Pen): void {
    pen.line('M-14 -18C-14 -40 14 -40 14 -18', 2.6);
    pen.shape(oval(-7, -18, 4.5), paint.red);
    pen.shape(oval(8, -18, 6, 4.5), paint.stone);
    pen.shape('M0 -30C0 -30 -5 -23 -5 -19a5 4.8 0 0 0 10 0C5 -23 0 -30 0 -30Z', paint.amber);
    pen.rod('M-14 -16L-4 -28', paint.wood, 2);
    pen.shape('M-18 -16H18L13 0H-13Z', paint.straw);
    pen.line('M-16 -11h32M-15 -5h30M-8 -16l2 16M0 -16v16M8 -16l-2 16', 0.8, undefined, 0.7);
  },
  point(pen: Pen): void {
    pen.line('M0 0V-12', 2.4, paint.bark);
    pen.shape(oval(0, -22, 12), paint.gold);
    pen.line('M-5 -16C-7 -23 -1 -29 6 -29C7 -22 2 -15 -5 -16ZM-6 -14L2 -24', 1.2);
  },
  leaves(pen: Pen): void {
    pen.shape(
      'M-16 0C-20 -8 -12 -14 -4 -12C-2 -6 -8 0 -16 0ZM2 0C0 -10 8 -16 16 -12C18 -4 12 2 2 0ZM-8 -14C-12 -22 -4 -30 4 -28C8 -20 0 -12 -8 -14Z',
      paint.moss,
    );
    pen.line('M-15 -1L-6 -10M3 -1L13 -10M-7 -15L3 -26', 0.9);
  },
  meadow(pen: Pen): void {
    pen.line(
      'M-12 0C-12 -10 -14 -16 -15 -22M0 0C0 -14 1 -22 0 -30M11 0C11 -10 13 -16 15 -20M-5 0C-5 -8 -7 -10 -8 -14',
      1.4,
      paint.pine,
    );
    pen.shape(oval(-15, -25, 5) + oval(15, -23, 5), paint.rose);
    pen.shape(oval(0, -33, 6), paint.cream);
    pen.wash(oval(0, -33, 2.4) + oval(-15, -25, 2) + oval(15, -23, 2), paint.gold);
  },
} satisfies Record<string, (pen: Pen) => void>;

type Find = keyof typeof finds;

/** Things found beside each other, the middle ones a little higher and in front. */
export function found(...list: readonly Find[]): Emblem {
  return (pen) => {
    const step = list.length > 2 ? 34 : 42;
    const scale = list.length > 3 ? 1 : list.length === 1 ? 1.6 : 1.25;
    list.forEach((find, i) => {
      const x = (i - (list.length - 1) / 2) * step;
      pen.within(d`translate(${x} ${i % 2 ? 0 : -3})scale(${scale})`, finds[find]);
    });
  };
}

const someFinds = Object.keys(finds) as [Find, ...Find[]];

export function somePlace(id: string): Emblem {
  const chance = random(hash(id));
  return found(pick(chance, someFinds), pick(chance, someFinds), pick(chance, someFinds));
}
