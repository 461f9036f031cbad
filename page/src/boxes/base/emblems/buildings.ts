import { arch, d, oval, paint, type Emblem, type Pen } from '../../../art/pen';
import * as m from '../../../art/emblems/masonry';

/** Battlements along the top of a wall. */
function battlements(pen: Pen, fill: string, x: number, foot: number, width: number): void {
  const count = Math.round(width / 8);
  const step = width / (count * 2 - 1);
  let path = '';
  for (let i = 0; i < count; i++) path += d`M${x - width / 2 + i * 2 * step} ${foot}v-5h${step}v5Z`;
  pen.shape(path, fill);
}

/** Every construction, by its outline: it should be known before its name is read. */
export const buildings: Record<string, Emblem> = {
  castle(pen) {
    pen.wall(paint.stone, 0, 0, 64, 32);
    battlements(pen, paint.stone, 0, -32, 64);
    for (const x of [-38, 38]) {
      pen.wall(paint.stone, x, 0, 20, 44);
      m.spire(pen, paint.blue, x, -44, 20, 24);
    }
    pen.wall(paint.stone, 0, -32, 24, 24);
    m.spire(pen, paint.blue, 0, -56, 24, 20);
    m.flag(pen, 0, -75, 10, paint.red);
    m.stones(pen, 0, -2, 56, 28);
    m.lit(pen, 5, 9, -38, -26, 38, -26, -4, -40, 4.5, -40);
    m.opening(pen, 0, 0, 18, 24);
    pen.line('M-6 0v-19M0 0v-23M6 0v-19M-8 -8h16M-8 -15h16', 1.1, paint.rock);
  },
  cemetery(pen) {
    pen.line(
      'M42 0C40 -18 44 -30 40 -48M42 -28L56 -44M50 -37L60 -38M41 -36L28 -52M34 -45L26 -44M40 -48L46 -64M40 -48L36 -66M43 -57L50 -58',
      2.6,
      paint.shade,
    );
    pen.shape('M-46 0v-14a8 8 0 0 1 16 0v14ZM46 0v-11a7 7 0 0 0 -14 0v11Z', paint.stone);
    pen.line('M-38 -16v9M-42 -13h8', 1.2);
    for (const x of [-20, 20]) {
      pen.wall(paint.rock, x, 0, 10, 40);
      pen.block(paint.stone, x - 7, -40, x, -47, x + 7, -40);
    }
    pen.line('M-15 -38C-10 -56 10 -56 15 -38', 3.2, paint.soot);
    pen.shape(oval(0, -53, 4.5), paint.lilac);
    pen.line(
      'M-13 0V-32M-8 0V-37M-3 0V-39M3 0V-39M8 0V-37M13 0V-32M-15 -8H15M-15 -26H15',
      1.6,
      paint.soot,
    );
    pen.line(
      'M-29 0v-16M-34 0v-16M-52 0v-16M-57 0v-16M-60 -11h32M29 0v-16M52 0v-16M57 0v-16M28 -11h32',
      1.6,
      paint.soot,
    );
    m.flowers(pen, -45, 0, -31, 1, 39, 1);
  },
  chapel(pen) {
    pen.wall(paint.cream, 0, 0, 44, 26);
    m.gable(pen, paint.slate, 0, -26, 44, 24, 4);
    pen.wall(paint.cream, 0, -38, 15, 20);
    m.opening(pen, 0, -42, 8, 13);
    m.bell(pen, 0, -44, 3.6);
    m.spire(pen, paint.slate, 0, -58, 15, 20);
    pen.shape(oval(0, -30, 7), paint.sky);
    pen.wash('M0 -30v-6.5a6.5 6.5 0 0 1 6.5 6.5ZM0 -30v6.5a6.5 6.5 0 0 1 -6.5 -6.5Z', paint.rose);
    pen.line('M-7 -30H7M0 -37V-23', 0.9);
    m.lit(pen, 6, 13, -15, -5, 15, -5);
    m.door(pen, 0, 0, 12, 17, paint.tile);
    m.tree(pen, 36, 0, 34, paint.leaf);
    m.tree(pen, -37, 0, 28, paint.moss);
  },
  clock_tower(pen) {
    pen.wall(paint.plaster, 0, 0, 26, 34);
    m.stones(pen, 0, 0, 24, 32);
    pen.block(paint.wood, -17, -32, -17, -61, 17, -61, 17, -32);
    m.clock(pen, 0, -46.5, 12.5);
    m.gable(pen, paint.tile, 0, -61, 34, 18, 4);
    pen.line('M0 -79v-5', 1.4);
    m.door(pen, 0, 0, 10, 16);
    m.lit(pen, 5, 8, -7, -20, 7, -20);
    pen.wall(paint.plaster, 32, 0, 28, 16);
    m.longRoof(pen, paint.tile, 32, -16, 28, 12, 3);
    m.lit(pen, 6, 8, 27, -4, 38, -4);
    m.tree(pen, -32, 0, 30, paint.leaf);
  },
  courthouse(pen) {
    m.steps(pen, 0, 0, 96, 3);
    pen.wall(paint.plaster, 0, -9, 76, 30);
    m.opening(pen, 0, -9, 12, 22);
    m.columns(pen, -9, 30, -33, -20, -11, 11, 20, 33);
    pen.block(paint.stone, -43, -39, -43, -44, 43, -44, 43, -39);
    pen.block(paint.cream, -44, -44, 0, -70, 44, -44);
    m.balance(pen, 0, -59, 10);
  },
  crane(pen) {
    pen.wall(paint.stone, 36, 0, 30, 18);
    m.stones(pen, 36, 0, 28, 17);
    pen.line('M21 -18h7v-6h8v6', 1.2);
    pen.rod('M-26 0L-14 -62M-2 0L-14 -62M-22 -18H-7M-19 -36H-11', paint.wood, 3);
    pen.rod('M-36 -46L34 -72', paint.plank, 3.4);
    pen.line('M-14 -74L-14 -60M-14 -74L30 -70M-14 -74L-32 -48', 1.1);
    pen.line('M32 -71V-42', 1.2);
    pen.line('M32 -42l-8 7M32 -42l8 7', 1.1);
    m.crate(pen, 32, -22, 14);
    pen.shape(oval(-14, -14, 15), paint.straw);
    pen.shape(oval(-14, -14, 10), paint.bark);
    pen.line('M-14 -29v30M-29 -14h30M-24.5 -24.5l21 21M-24.5 -3.5l21 -21', 1.6, paint.straw);
    m.crate(pen, -42, 0, 13);
  },
  dungeon(pen) {
    m.crag(
      pen,
      'M-56 0C-52 -22 -40 -30 -30 -44C-22 -58 -2 -64 14 -58C32 -52 36 -34 46 -24C54 -16 56 -8 57 0Z',
      'M-40 -16l8 -6M-30 -34l7 2M26 -44l4 8M38 -20l8 4M-14 -54l10 -2M-46 -6l6 -3M40 -8l6 2',
      'M-30 -44C-22 -58 -2 -64 14 -58C22 -55 26 -50 30 -45C18 -50 6 -44 -4 -49C-14 -46 -22 -46 -30 -44Z',
    );
    pen.shape(arch(0, 0, 44, 46), paint.stone);
    pen.line(
      'M-22 -10h6M-22 -22h6M-18 -34l5 3M-8 -44l2 5M8 -44l-2 5M18 -34l-5 3M22 -22h-6M22 -10h-6',
      1,
    );
    m.opening(pen, 0, 0, 30, 38);
    pen.wash(oval(-4, -19, 2) + oval(3.5, -19, 2), paint.glow);
    pen.rod('M-9 0V-34M0 0V-37M9 0V-34M-15 -9H15M-15 -27H15', paint.slate, 1.6);
    pen.line('M26 -30q4 6 1 12', 1.6);
    pen.shape('M22 -18h10v9h-10Z', paint.gold);
  },
  ever_tree(pen) {
    pen.shape(
      'M-18 0C-12 -6 -9 -16 -10 -30L-26 -44L-22 -47L-8 -38L-6 -50H6L7 -38L24 -48L27 -44L11 -29C10 -16 14 -6 20 0C10 -3 6 -1 0 0C-6 -1 -12 -3 -18 0Z',
      paint.bark,
    );
    pen.hatch(6, -34, 0, 24, 3, -3, 3);
    pen.shape(
      'M-20 -38C-36 -32 -52 -40 -48 -52C-54 -62 -40 -74 -28 -70C-22 -82 0 -84 6 -76C16 -84 36 -80 38 -70C52 -70 56 -54 46 -48C46 -36 28 -34 20 -40C12 -34 -10 -34 -20 -38Z',
      paint.leaf,
    );
    pen.wash(
      'M-40 -58C-38 -68 -28 -70 -22 -66C-16 -76 0 -76 4 -70C-4 -68 -10 -62 -12 -56C-22 -60 -34 -58 -40 -58ZM10 -66C18 -74 32 -72 34 -64C28 -66 16 -62 10 -66Z',
      paint.moss,
      0.9,
    );
    pen.line(
      'M-38 -48q4 4 8 0M-22 -50q4 4 8 0M-4 -54q4 4 8 0M14 -50q4 4 8 0M30 -54q4 4 8 0M-30 -62q4 4 8 0M18 -66q4 4 8 0M-8 -68q4 4 8 0',
      1,
      undefined,
      0.6,
    );
    m.lit(pen, 4.5, 7, 0, -24);
    m.door(pen, 0, 0, 9, 13, paint.tile);
    pen.wash(
      oval(-30, -52, 2.6) +
        oval(-10, -60, 2.6) +
        oval(22, -58, 2.6) +
        oval(36, -50, 2.6) +
        oval(4, -46, 2.6),
      paint.gold,
    );
  },
  fairgrounds(pen) {
    m.flag(pen, -16, -54, 18, paint.gold);
    pen.block(paint.cream, -42, 0, -40, -26, 8, -26, 10, 0);
    pen.shape('M-32 0l1 -26h8l1 26ZM-10 0l-1 -26h8l2 26Z', paint.red);
    pen.shape(
      'M-46 -24Q-26 -34 -16 -56Q-6 -34 14 -24Q8 -20 3 -24Q-2 -20 -7 -24Q-12 -20 -16 -24Q-21 -20 -26 -24Q-31 -20 -36 -24Q-41 -20 -46 -24Z',
      paint.red,
    );
    pen.wash(
      'M-34 -25Q-22 -36 -16 -54Q-18 -36 -22 -24ZM1 -25Q-10 -36 -16 -54Q-14 -36 -10 -24Z',
      paint.cream,
    );
    pen.shape('M-20 0Q-17 -12 -16 -18Q-15 -12 -12 0Z', paint.soot);
    // The wheel
    pen.line('M34 -26L22 0M34 -26L46 0', 2.4, paint.bark);
    pen.line(oval(34, -32, 20), 3, paint.wood);
    pen.line('M34 -52v40M14 -32h40M20 -46l28 28M20 -18l28 -28', 1.1);
    pen.shape(
      oval(34, -53, 4) + oval(54, -32, 4) + oval(14, -32, 4) + oval(34, -11, 4),
      paint.gold,
    );
    pen.shape(
      oval(48, -46, 4) + oval(20, -46, 4) + oval(48, -18, 4) + oval(20, -18, 4),
      paint.blue,
    );
    m.pennants(pen, -60, -52, -16, -66, 3);
  },
  farm(pen) {
    pen.wash('M-8 0L-60 -12L-60 8H60V-4Z', '#a5824f');
    pen.line(
      'M-58 -8Q-30 -4 10 7M-60 -2Q-40 0 -20 7M-52 -11Q-10 -6 40 7M-36 -10Q10 -4 60 4',
      1.4,
      paint.bark,
    );
    pen.block(paint.red, 2, -4, 2, -32, 10, -44, 24, -50, 38, -44, 46, -32, 46, -4);
    pen.block(
      paint.straw,
      -2,
      -30,
      8,
      -46,
      24,
      -55,
      40,
      -46,
      50,
      -30,
      44,
      -28,
      37,
      -41,
      24,
      -48,
      11,
      -41,
      4,
      -28,
    );
    pen.shape('M14 -4V-24H34V-4Z', paint.cream);
    pen.line('M14 -4L34 -24M14 -24L34 -4M24 -24V-4', 1.2, paint.red);
    m.lit(pen, 7, 8, 24, -32);
    // Sheaves
    pen.shape(
      'M-40 -2C-38 -12 -40 -18 -46 -28C-38 -32 -26 -32 -20 -28C-26 -18 -28 -12 -26 -2Z',
      paint.straw,
    );
    pen.line('M-41 -14q8 3 16 0M-40 -28l4 12M-33 -30v14M-26 -28l-4 12', 1);
    pen.shape('M-14 0C-13 -8 -14 -11 -18 -18C-13 -21 -5 -21 0 -18C-4 -11 -5 -8 -4 0Z', paint.straw);
    pen.line('M-14 -8q5 2 10 0M-14 -18l3 9M-9 -19v10', 0.9);
  },
  general_store(pen) {
    pen.wall(paint.plaster, 0, 0, 66, 44);
    pen.block(paint.wood, -37, -44, -37, -58, 37, -58, 37, -44);
    pen.shape(oval(0, -51, 4.5), paint.gold);
    pen.line('M-28 -51h18M10 -51h18', 2, paint.cream);
    pen.shape(arch(14, -4, 28, 22), paint.glow);
    pen.line('M14 -4v-22M0 -12h28', 0.9);
    m.door(pen, -17, 0, 14, 25, paint.leaf);
    const stripes = [-38, -26.5, -15, -3.5, 8, 19.5, 31];
    pen.shape('M-38 -44H38L42 -32H-42Z', paint.cream);
    let red = '';
    for (const x of stripes) red += d`M${x} -44h6l${x / 30} 12q-3 4 -6.5 0Z`;
    pen.shape(red, paint.red);
    m.crate(pen, 22, 0, 12);
    pen.wash(oval(18, -13, 3) + oval(23, -14, 3) + oval(27, -12.5, 2.6), paint.red);
    m.barrel(pen, 43, 0, 14, 18);
    m.sack(pen, -40, 0, 14);
  },
  inn(pen) {
    m.chimney(pen, 18, -46, 20);
    pen.wall(paint.plaster, 0, 0, 52, 38);
    m.timber(pen, 0, 0, 52, 38);
    m.gable(pen, paint.tile, 0, -38, 52, 28, 7);
    m.lit(pen, 9, 12, 0, -42);
    m.lit(pen, 10, 12, -15, -20, 14, -22, 15, -3);
    m.door(pen, -8, 0, 13, 18, paint.leaf);
    m.sign(pen, 26, -36, (p) => {
      p.shape('M-4 5V-4H3V5ZM3 -2q5 0 0 5', paint.gold);
      p.wash('M-5 -4q1 -4 4 -2q3 -3 5 1Z', paint.cream);
    });
    m.barrel(pen, -37, 0, 14, 17);
    pen.wash('M-14 0L-2 0L8 9H-22Z', paint.glow, 0.45);
  },
  lookout(pen) {
    pen.rod('M-16 0L-9 -44M16 0L9 -44M-14 -14L12 -30M14 -14L-12 -30', paint.wood, 3);
    pen.line('M-3 0V-42M3 0V-42M-3 -6h6M-3 -13h6M-3 -20h6M-3 -27h6M-3 -34h6', 1.3);
    pen.block(paint.plank, -20, -42, -20, -47, 20, -47, 20, -42);
    pen.wall(paint.wood, 0, -47, 26, 16);
    m.opening(pen, -5, -47, 8, 12);
    pen.line('M-20 -47v-10h7M20 -47v-10h-7', 1.4);
    m.gable(pen, paint.moss, 0, -62, 30, 15, 5);
    m.flag(pen, 0, -76, 9, paint.red);
    pen.rod('M10 -55L34 -62', paint.gold, 4);
    pen.shape(oval(35, -62.3, 2, 3.6), paint.sky);
    m.tree(pen, -40, 0, 44, paint.leaf);
    m.tree(pen, 42, 0, 34, paint.pine);
  },
  mine(pen) {
    m.crag(
      pen,
      'M-58 0C-52 -14 -46 -18 -40 -34C-34 -46 -22 -48 -14 -60C-4 -70 14 -64 20 -54C28 -50 36 -40 40 -28C48 -20 54 -10 58 0Z',
      'M-34 -34l6 4M-24 -50l8 0M18 -52l6 6M34 -34l6 6M-44 -16l6 -2M40 -16l8 2M-4 -62l8 4',
      'M-14 -60C-4 -70 14 -64 20 -54C12 -56 4 -52 -2 -55C-6 -54 -10 -57 -14 -60Z',
    );
    pen.block(paint.soot, -20, 0, -17, -34, 17, -34, 20, 0);
    pen.rod('M-20 0L-17 -37M20 0L17 -37', paint.wood, 4.5);
    pen.rod('M-25 -38H25', paint.plank, 5.5);
    pen.wash(oval(0, -28, 9), paint.glow, 0.5);
    pen.shape('M-3 -34h6l1 6h-8Z', paint.glow);
    pen.line('M-12 8L-5 -8M20 8L6 -8M-10 2h26M-8 -3h18', 1.4);
    // The cart
    pen.shape(oval(4, -16, 5) + oval(-4, -15, 4.5) + oval(11, -15, 4.5), paint.stone);
    pen.block(paint.slate, -13, -14, 20, -14, 15, 0, -8, 0);
    pen.line('M-11 -8h28', 1);
    pen.shape(oval(-4, 1, 4) + oval(11, 1, 4), paint.soot);
    m.boulders(pen, -40, 2, 7, 38, 2, 7, 51, 3, 4);
  },
  monastery(pen) {
    pen.wall(paint.plaster, -4, 0, 84, 26);
    m.longRoof(pen, paint.tile, -4, -26, 84, 13, 4);
    let arcade = '';
    for (const x of [-38, -25, -12, 1, 14, 27]) arcade += arch(x, 0, 9, 18);
    pen.shape(arcade, paint.shade);
    pen.wall(paint.plaster, 34, 0, 22, 48);
    m.gable(pen, paint.tile, 34, -48, 22, 17, 4);
    m.opening(pen, 34, -32, 9, 14);
    m.bell(pen, 34, -34, 3.8);
    m.lit(pen, 6, 10, 34, -10);
    pen.line('M34 -65v-10M30 -71h8', 1.6);
    pen.shape('M-24 -39c-3 -10 0 -22 4 -28c4 6 7 18 4 28Z', paint.pine);
    pen.shape('M-38 -38c-3 -8 0 -16 3 -22c3 6 6 14 3 22Z', paint.pine);
  },
  palace(pen) {
    m.steps(pen, 0, 0, 40, 2);
    pen.wall(paint.cream, 0, -2, 98, 30);
    pen.wall(paint.cream, 0, -32, 40, 16);
    m.dome(pen, paint.gold, 0, -48, 36, 24);
    pen.line('M0 -72v-6', 1.6);
    for (const x of [-42, 42]) {
      pen.wall(paint.cream, x, -32, 18, 10);
      m.dome(pen, paint.lilac, x, -42, 18, 15);
      m.flag(pen, x, -56, 9, paint.plum);
    }
    pen.line('M-49 -32H49M-20 -48H20', 2.4, paint.gold);
    m.lit(pen, 7, 15, -42, -10, -29, -10, -17, -10, 17, -10, 29, -10, 42, -10);
    m.lit(pen, 5.5, 9, -10, -36, 0, -36, 10, -36);
    m.door(pen, 0, -5, 14, 21, paint.plum);
  },
  post_office(pen) {
    pen.wall(paint.plaster, -8, 0, 52, 28);
    m.longRoof(pen, paint.blue, -8, -28, 52, 18, 5);
    m.lit(pen, 9, 12, -26, -7, 10, -7);
    m.door(pen, -9, 0, 12, 19, paint.tile);
    m.envelope(pen, -8, -37, 27);
    // The dovecote
    pen.rod('M36 0V-40', paint.wood, 3.4);
    pen.wall(paint.cream, 36, -38, 22, 18);
    m.spire(pen, paint.tile, 36, -56, 22, 19);
    pen.shape(arch(31, -41, 6, 9) + arch(41, -41, 6, 9), paint.soot);
    pen.line('M24 -38h24', 2);
    pen.shape('M17 -50c4 -5 8 -5 9 -9c4 0 4 4 3 7c-2 4 -7 4 -12 2Z', paint.snow);
    pen.shape('M-45 0V-13H-35V0ZM-46 -13q6 -6 12 0Z', paint.red);
    pen.line('M-43 -9h6', 1.4, paint.cream);
  },
  resin_refinery(pen) {
    pen.block(paint.plaster, -20, 0, -13, -44, 13, -44, 20, 0);
    pen.hatch(16, -6, -8, 2, 7, -0.9, -5);
    m.dome(pen, paint.tile, 0, -43, 32, 16);
    m.door(pen, -4, 0, 11, 17);
    m.lit(pen, 6, 8, 5, -24);
    pen.within('rotate(18 0 -46)', (p) => {
      p.rod('M0 -46V-80M0 -46V-12M0 -46H34M0 -46H-34', paint.wood, 1.6);
      p.shape(
        'M1.5 -53H10V-79H1.5ZM-1.5 -39H-10V-13H-1.5ZM7 -44.5V-36H33V-44.5ZM-7 -47.5V-56H-33V-47.5Z',
        paint.cream,
      );
      p.line(
        'M1.5 -60H10M1.5 -66H10M1.5 -72H10M-1.5 -32H-10M-1.5 -26H-10M-1.5 -20H-10M14 -44.5V-36M20 -44.5V-36M26 -44.5V-36M-14 -47.5V-56M-20 -47.5V-56M-26 -47.5V-56',
        0.8,
        undefined,
        0.6,
      );
      p.shape(oval(0, -46, 3), paint.bark);
    });
    m.barrel(pen, -34, 0, 17, 20);
    pen.shape(
      'M40 -30C40 -30 30 -17 30 -10A10 9.5 0 0 0 50 -10C50 -17 40 -30 40 -30Z',
      paint.amber,
    );
    pen.wash('M34 -10c-.5 4 2 6 5 6.5c-2 -1.5 -3 -3.5 -2.7 -6.5Z', paint.cream);
  },
  ruins(pen) {
    pen.block(paint.stone, -44, 0, -44, -52, -38, -48, -34, -56, -30, -50, -30, 0);
    pen.block(paint.stone, 14, 0, 14, -44, 20, -48, 28, -44, 28, 0);
    pen.shape(
      'M-30 -36C-26 -52 -16 -60 -6 -60L-3 -52L-8 -48C-16 -46 -20 -38 -22 -26L-30 -24Z',
      paint.stone,
    );
    pen.shape('M14 -30C12 -38 8 -43 4 -46L8 -54L14 -48Z', paint.stone);
    m.stones(pen, -37, 0, 12, 46);
    m.stones(pen, 21, 0, 12, 40);
    pen.block(paint.stone, 38, 0, 38, -20, 42, -24, 46, -18, 49, -20, 49, 0);
    m.boulders(pen, -19, 2, 6, 8, 2, 5, 33, 2, 4);
    pen.line(
      'M-44 -34C-38 -30 -40 -20 -34 -16C-30 -12 -36 -4 -32 0M28 -40C22 -34 28 -26 20 -20C16 -14 24 -8 20 0',
      1.8,
      paint.pine,
    );
    pen.shape(
      oval(-40, -31, 3, 2.2) +
        oval(-36, -22, 3, 2.2) +
        oval(-32, -14, 3, 2.2) +
        oval(-35, -5, 3, 2.2) +
        oval(24, -36, 3, 2.2) +
        oval(25, -26, 3, 2.2) +
        oval(18, -16, 3, 2.2) +
        oval(22, -6, 3, 2.2),
      paint.leaf,
    );
    pen.block(paint.stone, -14, -2, 6, -12, 10, -6, -10, 5);
  },
  school(pen) {
    pen.wall(paint.tile, 0, 0, 62, 28);
    m.longRoof(pen, paint.slate, 0, -28, 62, 18, 5);
    pen.wall(paint.cream, 0, -40, 17, 20);
    m.opening(pen, 0, -43, 12, 16);
    m.bell(pen, 0, -45, 5.6);
    m.gable(pen, paint.slate, 0, -60, 17, 14, 4);
    pen.shape('M-10 -20L0 -34L10 -20Z', paint.cream);
    m.door(pen, 0, 0, 13, 19, paint.leaf);
    m.lit(pen, 10, 14, -21, -7, 21, -7);
    // A slate with sums
    pen.block(paint.night, 38, 0, 36, -22, 54, -22, 52, 0);
    pen.line('M41 -16h4M43 -18v4M48 -16h3M41 -8l3 3 6 -6', 1.2, paint.cream);
  },
  storehouse(pen) {
    pen.shape('M-42 0V-24C-42 -50 -20 -58 0 -58C20 -58 42 -50 42 -24V0Z', paint.plank);
    pen.line('M-42 -24H42M-38 -38H38M-40 -12H40', 1, undefined, 0.5);
    pen.shape(
      'M-49 -22C-48 -52 -24 -66 0 -66C24 -66 48 -52 49 -22L41 -22C40 -46 20 -56 0 -56C-20 -56 -40 -46 -41 -22Z',
      paint.moss,
    );
    pen.hatch(-38, -42, -5, -5, 12, 6.8);
    pen.shape(arch(0, 0, 36, 40), paint.wood);
    pen.line('M0 0V-40M-18 0L0 -22M18 0L0 -22M-18 -22H18', 1.6, paint.bark);
    pen.wash(oval(-3, -14, 1.3) + oval(3, -14, 1.3), paint.gold);
    m.sack(pen, -30, 1, 17);
    m.sack(pen, -43, 3, 14, paint.straw);
    m.barrel(pen, 30, 1, 15, 18);
    m.crate(pen, 44, 2, 13);
    pen.wash(oval(-29, -19, 2) + oval(-32, -18, 1.6), paint.red);
  },
  theater(pen) {
    pen.wall(paint.wood, 0, 0, 92, 50);
    pen.shape('M-50 -48H50V-55H-50ZM-30 -55Q0 -78 30 -55Z', paint.gold);
    pen.block(paint.night, -38, -8, -38, -46, 38, -46, 38, -8);
    pen.wash('M-20 -8L-6 -46H6L20 -8Z', paint.glow, 0.5);
    pen.shape(
      'M-38 -8V-46H-8C-10 -30 -18 -18 -26 -14C-24 -12 -24 -10 -24 -8ZM38 -8V-46H8C10 -30 18 -18 26 -14C24 -12 24 -10 24 -8Z',
      paint.red,
    );
    pen.line(
      'M-32 -10C-28 -22 -26 -32 -26 -46M-22 -22C-18 -30 -17 -38 -17 -46M32 -10C28 -22 26 -32 26 -46M22 -22C18 -30 17 -38 17 -46',
      0.9,
      undefined,
      0.6,
    );
    pen.shape(
      'M-38 -46H38V-40Q32 -35 25 -40Q19 -35 12.5 -40Q6 -35 0 -40Q-6 -35 -12.5 -40Q-19 -35 -25 -40Q-32 -35 -38 -40Z',
      paint.tile,
    );
    pen.block(paint.plank, -46, 0, -46, -8, 46, -8, 46, 0);
    pen.shape(
      oval(-30, -7, 3) + oval(-15, -7, 3) + oval(0, -7, 3) + oval(15, -7, 3) + oval(30, -7, 3),
      paint.glow,
    );
    // The two masks
    pen.shape('M-12 -70H0V-62C0 -55 -12 -55 -12 -62Z', paint.cream);
    pen.shape('M2 -68H14V-60C14 -53 2 -53 2 -60Z', paint.sky);
    pen.line('M-9 -65.5v.5M-3 -65.5v.5M-9 -61q3 4 6 0M5 -63.5v.5M11 -63.5v.5M5 -57q3 -4 6 0', 1.4);
  },
  twig_barge(pen) {
    pen.wash('M-100 -14C-60 -18 60 -18 100 -14V14H-100Z', paint.water);
    pen.line('M-90 -8h20M-74 2h24M60 -8h26M50 4h30M-30 6h24M10 8h18', 1.2, paint.cream, 0.9);
    pen.rod('M-32 -14V-68', paint.wood, 2.6);
    pen.shape('M-31 -66C-12 -62 -8 -44 -12 -30L-31 -28Z', paint.cream);
    pen.line('M-30 -54q10 0 18 3M-30 -42q10 0 19 2', 0.8, undefined, 0.6);
    pen.wall(paint.plaster, 34, -12, 18, 17);
    m.longRoof(pen, paint.tile, 34, -28, 18, 9, 4);
    m.lit(pen, 7, 8, 34, -17);
    // Bundles of twigs
    let ends = '';
    for (const [x, y] of [
      [-18, -14],
      [-9, -14],
      [0, -14],
      [9, -14],
      [18, -14],
      [-13, -21],
      [-4, -21],
      [5, -21],
      [14, -21],
      [-8, -28],
      [1, -28],
      [10, -28],
      [-3, -35],
      [6, -35],
    ]) {
      ends += oval(x ?? 0, y ?? 0, 4.4, 3.9);
    }
    pen.shape(ends, paint.wood);
    pen.line('M-20 -12L2 -40L22 -12', 1.4, paint.straw);
    pen.shape(
      'M-56 -16C-50 -10 -46 -10 -40 -10H46C50 -10 54 -12 58 -18C58 -2 50 4 40 4H-38C-50 4 -56 -4 -56 -16Z',
      paint.bark,
    );
    pen.line('M-54 -9H56M-50 -3H52', 0.9, paint.plank);
    pen.line('M-64 4q8 -4 16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0', 1.6, paint.cream);
  },
  university(pen) {
    m.steps(pen, 0, 0, 50, 2);
    for (const x of [-37, 37]) {
      pen.wall(paint.tile, x, 0, 30, 32);
      m.longRoof(pen, paint.slate, x, -32, 30, 11, 3);
    }
    m.lit(pen, 7, 12, -44, -16, -31, -16, 31, -16, 44, -16);
    m.lit(pen, 7, 8, -44, -3, -31, -3, 31, -3, 44, -3);
    pen.wall(paint.cream, 0, -6, 44, 36);
    m.columns(pen, -6, 26, -17, -6, 6, 17);
    pen.block(paint.stone, -25, -32, 0, -45, 25, -32);
    pen.wall(paint.cream, 0, -44, 26, 8);
    m.dome(pen, paint.water, 0, -52, 28, 20);
    pen.rod('M6 -62L20 -74', paint.gold, 3.4);
    m.door(pen, 0, -6, 9, 16, paint.blue);
    pen.shape('M-8 -38Q-4 -40 0 -37Q4 -40 8 -38V-33Q4 -35 0 -32Q-4 -35 -8 -33Z', paint.cream);
  },
};
