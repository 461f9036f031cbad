import { arch, d, oval, paint, type Emblem } from '../../art/pen';
import { figure } from '../../art/emblems/figures';
import * as m from '../../art/emblems/masonry';

export const critters: Record<string, Emblem> = {
  juggler: figure('otter', {
    coat: paint.straw,
    trim: 'motley',
    back: 'balls',
    holds: 'ball',
    left: 'ball',
    hat: 'cap',
  }),
  scurrble_champion: figure('rabbit', {
    coat: paint.leaf,
    trim: 'scarf',
    holds: 'cup',
    hat: 'laurel',
  }),
  town_crier: figure('goat', {
    coat: paint.red,
    trim: 'buttons',
    holds: 'bell',
    left: 'proclamation',
    hat: 'tricorn',
  }),
};

export const buildings: Record<string, Emblem> = {
  carnival(pen) {
    m.pennants(pen, -58, -40, 0, -70, 4);
    m.pennants(pen, 0, -70, 58, -40, 4);
    m.flag(pen, 0, -68, 13, paint.gold);
    pen.block(paint.plank, -44, 0, -40, -7, 40, -7, 44, 0);
    pen.rod('M-34 -7V-40M34 -7V-40M0 -7V-40', paint.gold, 2.2);
    // The beasts that go round
    for (const [x, coat] of [
      [-18, paint.snow],
      [18, paint.rose],
    ] as const) {
      pen.rod(d`M${x} -7V-40`, paint.gold, 1.6);
      pen.shape(
        d`M${x - 10} -15C${x - 8} -24 ${x + 3} -22 ${x + 5} -25L${x + 8} -32L${x + 12} -27L${x + 9} -22C${x + 9} -16 ${x + 6} -14 ${x + 7} -9H${x + 3}L${x + 1} -14H${x - 5}L${x - 7} -9H${x - 11}Z`,
        coat,
      );
      pen.shape(d`M${x - 4} -21h7l-1 5h-5Z`, paint.red);
    }
    pen.shape('M-48 -38Q-26 -48 0 -70Q26 -48 48 -38Z', paint.red);
    pen.wash(
      'M-34 -41Q-16 -52 0 -70Q-8 -50 -20 -40ZM0 -70Q-3 -52 -8 -40H8Q3 -52 0 -70ZM0 -70Q16 -52 34 -41L20 -40Q8 -50 0 -70Z',
      paint.cream,
    );
    pen.shape(
      'M-48 -38H48V-33Q43 -27 38 -33Q32 -27 27 -33Q22 -27 16 -33Q11 -27 5 -33Q0 -27 -5 -33Q-11 -27 -16 -33Q-22 -27 -27 -33Q-32 -27 -38 -33Q-43 -27 -48 -33Z',
      paint.gold,
    );
  },
  gazette(pen) {
    pen.wall(paint.plaster, -20, 0, 46, 34);
    m.longRoof(pen, paint.slate, -20, -34, 46, 14, 4);
    m.chimney(pen, -32, -42, 16);
    m.lit(pen, 9, 12, -33, -14, -8, -14);
    m.door(pen, -20, 0, 12, 19, paint.blue);
    // The latest news
    pen.within('rotate(6 26 -24)', (p) => {
      p.block(paint.cream, 2, -2, 2, -62, 50, -62, 50, -2);
      p.shadow('M42 -62H50V-2H38Z', 0.08);
      p.line('M8 -54H44', 4);
      p.line('M8 -46H44M28 -40H44M28 -35H44M28 -30H44M28 -25H44M8 -18H44M8 -13H44M8 -8H36', 1);
      p.shape('M8 -41h16v18H8Z', paint.sky);
      p.wash('M8 -23l6 -9 4 5 3 -3 3 7Z', paint.leaf);
    });
    pen.shape('M-50 0v-5h18v5ZM-49 -5v-4h17v4Z', paint.cream);
    pen.line('M-41 0v-9', 1.6, paint.tile);
  },
  scurrble_stadium(pen) {
    for (const x of [-42, 14]) m.flag(pen, x, -44, 18, paint.red);
    for (const x of [-14, 42]) m.flag(pen, x, -44, 18, paint.gold);
    pen.shape('M-56 -30C-56 -52 56 -52 56 -30V0H-56Z', paint.stone);
    pen.shadow('M30 -45C46 -42 56 -38 56 -30V0H38V-34Z');
    pen.shape(oval(0, -32, 48, 11), paint.plaster);
    pen.shape(oval(0, -31, 36, 7), paint.moss);
    pen.line('M0 -38V-24M-36 -31H36', 1, paint.cream);
    pen.wash(
      oval(-40, -35, 1.8) + oval(-30, -38.5, 1.8) + oval(-18, -40.5, 1.8) + oval(-4, -41, 1.8),
      paint.red,
    );
    pen.wash(
      oval(10, -41, 1.8) + oval(24, -39.8, 1.8) + oval(35, -37, 1.8) + oval(42, -34, 1.8),
      paint.blue,
    );
    let arcade = '';
    for (const x of [-46, -33, 33, 46]) arcade += arch(x, -3, 9, 15);
    for (const x of [-20, 20]) arcade += arch(x, -1, 9, 17);
    pen.shape(arcade, paint.shade);
    m.opening(pen, 0, 0, 18, 21);
    pen.line('M-56 -22C-40 -16 40 -16 56 -22', 1.2);
    pen.shape(oval(0, -27, 5), paint.gold);
  },
};
