import { figure } from '../../../art/emblems/figures';
import * as m from '../../../art/emblems/masonry';
import { hats } from '../../../art/emblems/wardrobe';
import { arch, oval, paint, type Emblem, type Pen } from '../../../art/pen';
import { hull, pearl, reeds, ripples, stream } from './water';

function sailorsCap(pen: Pen): void {
  pen.shape('M-14 -9C-20 -22 20 -22 14 -9Q0 -14 -14 -9Z', paint.snow);
  pen.shape('M-14 -12Q0 -17 14 -12V-7Q0 -12 -14 -7Z', paint.blue);
  pen.line('M14 -9q6 3 7 9', 1.8, paint.blue);
}

function lifeRing(pen: Pen): void {
  pen.line(oval(-1, -14, 9), 7.6);
  pen.line(oval(-1, -14, 9), 5.4, paint.snow);
  pen.line('M-7 -21l3 2.5M5 -21l-3 2.5M-7 -7.5l3 -2.5M5 -7.5l-3 -2.5', 5.4, paint.red);
}

function eyePatch(pen: Pen): void {
  pen.line('M-16 -8L15 1', 1.4);
  pen.shape(oval(-7, -2, 4.6, 4), paint.soot);
  hats.tricorn(pen);
  pen.wash(oval(0, -17, 3.2, 2.8) + 'M-1.8 -15.5h3.6v2.5h-3.6Z', paint.cream);
  pen.wash(oval(-1.2, -17, 0.8) + oval(1.2, -17, 0.8), paint.night);
}

function cutlass(pen: Pen): void {
  pen.shape('M22 -20C34 -32 42 -48 38 -66C48 -52 44 -30 28 -16Z', paint.snow);
  pen.shape('M16 -23C22 -28 32 -22 30 -13C27 -17 22 -20 16 -23Z', paint.gold);
}

/** The ribs of a boat on the stocks. */
function onTheStocks(pen: Pen): void {
  pen.rod('M-52 -6H52', paint.bark, 3.4);
  pen.rod(
    'M-46 -7C-58 -26 -54 -40 -46 -48M-30 -7C-38 -24 -36 -40 -30 -50M30 -7C38 -24 36 -40 30 -50M46 -7C58 -26 54 -40 46 -48',
    paint.wood,
    2.6,
  );
  pen.rod('M-54 -34C-30 -24 30 -24 54 -34', paint.plank, 2.8);
}

function adze(pen: Pen): void {
  pen.rod('M20 -12L30 -46', paint.wood, 2.2);
  pen.shape('M24 -46L46 -50C46 -45 43 -41 38 -41L29 -41Z', paint.slate);
}

/** A satchel, hung across the breast. */
function satchel(pen: Pen): void {
  pen.line('M-10 -33L14 -8', 2.4, paint.bark);
  pen.block(paint.wood, 3, -3, 4, -17, 21, -17, 22, -3);
  pen.line('M4 -12q8 5 17 0', 1.1);
  pen.wash(oval(12.5, -9, 1.5), paint.gold);
}

export const critters: Record<string, Emblem> = {
  ferry_ferret: figure('ferret', {
    coat: paint.blue,
    trim: 'buttons',
    before: lifeRing,
    holds: 'pole',
    hat: sailorsCap,
  }),
  messenger: figure('squirrel', {
    coat: paint.leaf,
    trim: 'collar',
    before: satchel,
    holds: 'letter',
    hat: 'feathered',
    fur: '#a9744f',
  }),
  pirate: figure('rat', {
    coat: paint.red,
    trim: 'rope',
    holds: cutlass,
    hat: eyePatch,
    fur: '#8b7f74',
  }),
  shipwright: figure('beaver', {
    coat: paint.slate,
    trim: 'apron',
    back: onTheStocks,
    holds: adze,
    hat: 'cap',
  }),
};

export const buildings: Record<string, Emblem> = {
  harbor(pen) {
    stream(pen, -12);
    pen.block(paint.stone, -104, -8, -104, -20, -20, -20, -14, -8);
    m.stones(pen, -58, -8, 80, 12);
    // The light
    pen.block(paint.snow, -44, -20, -39, -62, -23, -62, -18, -20);
    pen.wash('M-43 -30L-41.5 -42H-20.5L-19 -30Z', paint.red);
    pen.shape('M-42 -62H-20V-66H-42Z', paint.stone);
    pen.shape('M-38 -66V-74H-24V-66Z', paint.glow);
    pen.shape('M-40 -74Q-31 -86 -22 -74Z', paint.tile);
    pen.wash('M-24 -71L40 -82V-58Z', paint.glow, 0.45);
    m.door(pen, -31, -20, 8, 10, paint.bark);
    pen.wall(paint.plaster, -66, -20, 24, 18);
    m.gable(pen, paint.blue, -66, -38, 24, 14, 3);
    m.lit(pen, 6, 8, -66, -24);
    // A boat that comes in
    pen.rod('M26 -16V-60', paint.wood, 2);
    pen.shape('M28 -58C44 -48 48 -34 46 -24H28Z', paint.cream);
    pen.shape('M24 -54C14 -44 10 -34 10 -24H24Z', paint.plaster);
    m.flag(pen, 26, -56, 12, paint.gold);
    hull(pen, 27, -8, 52, paint.wood);
    m.barrel(pen, -8, -8, 11, 14);
    pen.rod('M66 8V-18M76 8V-14', paint.bark, 3);
  },
  ferry(pen) {
    stream(pen, -10);
    pen.rod('M-58 2V-38M58 0V-38', paint.bark, 3.4);
    pen.line('M-58 -34Q0 -24 58 -34', 1.6, paint.plank);
    pen.line('M-22 -29V-12M24 -29V-12', 1.2);
    pen.wall(paint.red, 8, -11, 26, 22);
    m.longRoof(pen, paint.plank, 8, -33, 26, 9, 5);
    m.lit(pen, 7, 9, 2, -18, 14, -18);
    m.flag(pen, 8, -41, 16, paint.blue);
    pen.block(paint.wood, -40, 2, -44, -10, 44, -10, 40, 2);
    pen.line('M-42 -4H42M-26 -10l1 12M-8 -10v12M10 -10v12M27 -10l-1 12', 0.9, undefined, 0.6);
    m.crate(pen, -28, -10, 14);
    m.sack(pen, -14, -10, 11);
    pen.line('M-44 -10v-9h16', 1.8, paint.bark);
    ripples(pen, -50, 6, 30, 8, 8, 34);
    reeds(pen, 8, -74, 34, -66, 26, 72, 30);
  },
  bridge(pen) {
    stream(pen, -10);
    pen.shape(
      'M-104 -12V-20C-60 -24 -40 -48 0 -48C40 -48 60 -24 104 -20V-12L56 -6V6H34C36 -18 20 -32 0 -32C-20 -32 -36 -18 -34 6H-56V-6Z',
      paint.stone,
    );
    pen.line(
      'M-34 -16l-7 -3M-31 -23l-6 -5M-24 -29l-4 -7M-14 -33l-2 -8M0 -34v-8M14 -33l2 -8M24 -29l4 -7M31 -23l6 -5M34 -16l7 -3M-50 -2h10M40 -2h10M-64 -12h12M52 -12h12',
      1,
      undefined,
      0.65,
    );
    pen.shape(
      'M-104 -26C-60 -30 -40 -55 0 -55C40 -55 60 -30 104 -26V-20C60 -24 40 -48 0 -48C-40 -48 -60 -24 -104 -20Z',
      paint.plaster,
    );
    for (const x of [-44, 44]) {
      pen.rod(`M${x} -40V-60`, paint.soot, 1.6);
      pen.shape(oval(x, -63, 4.4), paint.glow);
    }
    pen.shape(oval(0, -51, 7), paint.snow);
    pearl(pen, 0, -51, 4);
    ripples(pen, -16, -4, 28, -10, 6, 26);
    reeds(pen, 8, -82, 26, 76, 30, 84, 22);
  },
  pirate_ship(pen) {
    stream(pen, -10);
    pen.rod('M-18 -18V-72M18 -18V-78M42 -24L64 -40', paint.bark, 2.4);
    pen.shape(
      'M-38 -62C-30 -52 -30 -40 -36 -30C-24 -26 -8 -26 2 -30C-4 -40 -4 -52 2 -62C-8 -58 -26 -58 -38 -62Z',
      paint.soot,
    );
    pen.shape(
      'M2 -70C10 -58 10 -42 4 -30C16 -26 30 -26 40 -32C32 -44 32 -58 36 -70C26 -66 12 -66 2 -70Z',
      paint.night,
    );
    // A fish bone is all that they left
    pen.line('M12 -48H30M16 -52l2 8M20.5 -53l1.5 10M25 -52l1 8', 1.8, paint.cream);
    pen.wash('M29 -53C36 -52 37 -44 29 -43Z', paint.cream);
    pen.line('M12 -48l-4 -4M12 -48l-4 4', 1.8, paint.cream);
    m.flag(pen, 18, -76, 8, paint.red);
    pen.shape(
      'M-50 -34L-32 -30V-20C-10 -14 24 -14 46 -26L58 -28C56 -14 48 0 38 4H-34C-46 -2 -52 -20 -50 -34Z',
      paint.wood,
    );
    pen.shadow('M-46 -14C-10 -6 24 -6 52 -14C48 -4 44 2 38 4H-34C-40 0 -44 -6 -46 -14Z');
    pen.line('M-48 -20C-10 -8 26 -8 54 -20', 1.4, paint.gold);
    pen.shape(arch(-24, -6, 8, 8) + arch(-4, -3, 8, 8) + arch(16, -4, 8, 8), paint.soot);
    m.lit(pen, 7, 7, -42, -22);
    ripples(pen, -56, 6, 40, 10, 8, 44);
  },
};
