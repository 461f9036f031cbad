import { d, oval, paint, type Pen } from '../pen';

/** Hats sit on a skull whose crown is at y = -14; drawn in the frame of the head. */
export const hats = {
  crown(pen: Pen): void {
    pen.shape('M-11 -10L-13 -25L-6 -18L0 -28L6 -18L13 -25L11 -10Q0 -14 -11 -10Z', paint.gold);
    pen.wash(oval(0, -16, 2) + oval(-7, -14.5, 1.3) + oval(7, -14.5, 1.3), paint.red);
  },
  tiara(pen: Pen): void {
    pen.shape(
      'M-12 -9Q-11 -17 -7 -15Q-5 -22 0 -25Q5 -22 7 -15Q11 -17 12 -9Q0 -15 -12 -9Z',
      paint.gold,
    );
    pen.wash(oval(0, -18, 2.2), '#7fb4c4');
    pen.wash(oval(-7, -13, 1.1) + oval(7, -13, 1.1), paint.cream);
  },
  jester(pen: Pen): void {
    pen.shape('M0 -9L-14 -6C-22 -10 -24 -18 -27 -14C-25 -24 -12 -26 0 -9Z', paint.red);
    pen.shape('M0 -9L14 -6C22 -10 24 -18 27 -14C25 -24 12 -26 0 -9Z', paint.blue);
    pen.shape('M-7 -9C-8 -20 -4 -28 2 -30C0 -24 7 -18 7 -9Z', paint.gold);
    pen.shape(oval(-27, -13, 2.8) + oval(27, -13, 2.8) + oval(3, -31, 2.8), paint.glow);
    pen.shape('M-15 -5Q0 -13 15 -5L14 -9Q0 -16 -14 -9Z', paint.cream);
  },
  straw(pen: Pen): void {
    pen.shape(
      'M-26 -8C-14 -4 14 -4 26 -8C22 -14 14 -13 11 -13C10 -24 -10 -24 -11 -13C-14 -13 -22 -14 -26 -8Z',
      paint.straw,
    );
    pen.line('M-11 -12Q0 -8 11 -12', 2.6, paint.tile);
    pen.line('M-22 -9q8 2 14 2M8 -7q8 0 14 -2M-6 -18l2 4M0 -20v5M6 -18l-2 4', 0.7, undefined, 0.6);
  },
  feathered(pen: Pen): void {
    pen.shape('M7 -17C14 -32 26 -34 31 -28C26 -26 20 -20 11 -14Z', paint.red);
    pen.line('M9 -16Q18 -26 29 -28', 0.8);
    pen.shape('M-19 -8C-12 -22 4 -26 12 -18C15 -14 19 -12 22 -10C12 -5 -8 -4 -19 -8Z', paint.leaf);
    pen.line('M-15 -10Q0 -7 17 -11', 1);
  },
  wide(pen: Pen): void {
    pen.shape(
      'M-28 -6C-16 -12 -12 -12 -10 -14C-8 -24 0 -29 6 -27C10 -22 9 -15 11 -13C16 -12 22 -10 28 -5C14 -9 -14 -9 -28 -6Z',
      paint.bark,
    );
    pen.line('M-10 -13Q0 -10 11 -13', 2.2, paint.straw);
  },
  top(pen: Pen): void {
    pen.shape('M-11 -11L-12 -32Q0 -35 12 -32L11 -11Z', paint.soot);
    pen.wash('M-11.4 -16L-11 -11H11L11.4 -16Q0 -14 -11.4 -16Z', paint.plum);
    pen.shape(
      'M-19 -10C-10 -7 10 -7 19 -10C17 -13 12 -12 11 -11Q0 -9 -11 -11C-12 -12 -17 -13 -19 -10Z',
      paint.soot,
    );
  },
  helmet(pen: Pen): void {
    pen.shape('M-17 -4C-17 -20 17 -20 17 -4Q0 -10 -17 -4Z', paint.amber);
    pen.shape(oval(0, -13, 4.5), paint.glow);
    pen.line('M-8 -20l-4 -5M0 -21v-7M8 -20l4 -5', 1.4, paint.gold);
  },
  wig(pen: Pen): void {
    pen.shape(
      'M-14 -6C-12 -22 12 -22 14 -6C20 -4 22 2 19 5C23 8 22 14 18 15C13 16 11 10 13 6Q9 0 12 -5Q0 -12 -12 -5Q-9 0 -13 6C-11 10 -13 16 -18 15C-22 14 -23 8 -19 5C-22 2 -20 -4 -14 -6Z',
      paint.snow,
    );
    pen.line(
      'M-8 -12q8 -6 16 0M-17 0q3 1 3 4M17 0q-3 1 -3 4M-18 10q2 0 3 2M18 10q-2 0 -3 2',
      0.8,
      undefined,
      0.6,
    );
  },
  kerchief(pen: Pen): void {
    pen.shape('M-17 0C-19 -24 19 -24 17 0C12 -10 -12 -10 -17 0Z', paint.rose);
    pen.wash(
      oval(-9, -11, 1.4) +
        oval(0, -14, 1.4) +
        oval(9, -11, 1.4) +
        oval(5, -9.5, 1) +
        oval(-5, -9.5, 1),
      paint.cream,
    );
  },
  postman(pen: Pen): void {
    pen.shape('M-13 -8C-15 -22 10 -24 13 -10L21 -6Q12 -8 -13 -8Z', paint.blue);
    pen.shape(oval(2, -13, 2.6), paint.gold);
  },
  hood(pen: Pen): void {
    pen.shape(
      'M-20 14C-24 -8 -12 -24 2 -27C2 -23 20 -16 20 14C14 16 12 8 12 2C11 -8 -11 -8 -12 2C-12 8 -14 16 -20 14Z',
      paint.bark,
    );
    pen.line('M-16 8q-2 -16 8 -24M15 8q2 -14 -6 -22', 0.8, undefined, 0.5);
  },
  greenHood(pen: Pen): void {
    pen.shape(
      'M-17 3C-20 -16 -8 -24 10 -26C8 -20 18 -14 17 3C14 -2 13 -7 9 -9Q0 -12 -9 -9C-13 -7 -14 -2 -17 3Z',
      paint.pine,
    );
    pen.shape('M-8 -17C-18 -20 -22 -30 -20 -34C-12 -32 -6 -26 -5 -17Z', paint.red);
  },
  mortarboard(pen: Pen): void {
    pen.shape('M-11 -8V-15H11V-8Q0 -12 -11 -8Z', paint.night);
    pen.block(paint.night, -20, -17, 0, -24, 20, -17, 0, -11);
    pen.line('M0 -17L15 -14V-5', 1.4, paint.gold);
  },
  cap(pen: Pen): void {
    pen.shape('M-16 -7C-17 -20 12 -22 15 -9Q22 -8 22 -5Q4 -9 -16 -7Z', paint.shade);
    pen.line('M-10 -16l22 8M-3 -18l16 7', 0.7, undefined, 0.5);
  },
  bowler(pen: Pen): void {
    pen.shape('M-11 -11C-12 -25 12 -25 11 -11Z', paint.night);
    pen.shape('M-18 -11Q0 -6 18 -11Q12 -8 11 -12Q0 -9 -11 -12Q-12 -8 -18 -11Z', paint.night);
  },
  laurel(pen: Pen): void {
    let leaves = '';
    for (let i = 0; i < 6; i++) {
      const angle = Math.PI * (0.08 + i * 0.075);
      const [x, y] = [Math.cos(angle) * 17, 2 - Math.sin(angle) * 17];
      for (const side of [-1, 1]) {
        leaves += d`M${side * x} ${y}q${side * 6} ${-1} ${side * 5} ${-7}q${side * -6} 1 ${side * -5} 7Z`;
      }
    }
    pen.shape(leaves, paint.moss);
    pen.shape(oval(0, -16, 2.4), paint.gold);
  },
  tricorn(pen: Pen): void {
    pen.shape('M-12 -10C-13 -24 13 -24 12 -10Z', paint.night);
    pen.shape(
      'M-27 -13C-18 -22 -8 -15 0 -9C8 -15 18 -22 27 -13C16 -7 -16 -7 -27 -13Z',
      paint.night,
    );
    pen.line('M-25 -13C-16 -18 -8 -13 0 -8C8 -13 16 -18 25 -13', 1.4, paint.gold);
    pen.shape('M12 -17C18 -30 28 -32 33 -27C28 -25 22 -20 15 -14Z', paint.cream);
  },
  bandana(pen: Pen): void {
    pen.shape('M-15 -4C-17 -20 17 -20 15 -4Q0 -11 -15 -4Z', paint.red);
    pen.shape('M14 -8L27 -12L22 -6L27 -1Z', paint.red);
    pen.wash(oval(-7, -10, 1.4) + oval(0, -13, 1.4) + oval(7, -10, 1.4), paint.cream);
  },
  brokenCrown(pen: Pen): void {
    pen.within('rotate(-12)', (p) => {
      p.shape(
        'M-12 -9L-14 -24L-7 -17L-3 -27L1 -18L5 -21L7 -14L13 -22L12 -9Q0 -13 -12 -9Z',
        paint.straw,
      );
      p.wash(oval(-5, -14, 1.8) + oval(6, -12.5, 1.3), paint.plum);
    });
  },
  starred(pen: Pen): void {
    pen.shape(
      'M-13 -8Q-12 -16 -8 -14Q-5 -18 0 -19Q5 -18 8 -14Q12 -16 13 -8Q0 -14 -13 -8Z',
      paint.gold,
    );
    pen.shape(
      'M0 -34l2.6 6.4 6.4 .6 -4.8 4.2 1.6 6.6L0 -19.8l-5.8 3.6 1.6 -6.6 -4.8 -4.2 6.4 -.6Z',
      paint.glow,
    );
  },
  mask(pen: Pen): void {
    pen.shape(
      'M-15 -5C-9 -8 -4 -5 0 -4C4 -5 9 -8 15 -5C15 1 9 4 4 1Q0 -1 -4 1C-9 4 -15 1 -15 -5Z',
      paint.soot,
    );
    pen.wash(oval(-6.5, -2, 2.7, 2) + oval(6.5, -2, 2.7, 2), paint.cream);
    pen.wash(oval(-6, -2, 1.3) + oval(7, -2, 1.3), '#2a1c14');
  },
  spectacles(pen: Pen): void {
    pen.line(`${oval(-7, 0, 4.6)}${oval(7, 0, 4.6)}M-2.4 0q2.4 -2 4.8 0`, 1.1, paint.bark);
  },
  monocle(pen: Pen): void {
    pen.line(`${oval(6, -4, 4.8)}M9 0q2 8 -2 16`, 1.1, paint.gold);
  },
  nothing(): void {},
};

/**
 * Things to hold. Drawn in the frame of the figure (ground at y = 0, head around y = -46), in the
 * right hand at 21, -20 or, if said so, in both hands before the breast.
 */
export const things = {
  staff(pen: Pen): void {
    pen.rod('M22 1L24 -50', paint.wood, 2.4);
    pen.shape('M24 -50C18 -56 22 -62 28 -60C25 -58 27 -54 24 -50Z', paint.leaf);
  },
  bundle(pen: Pen): void {
    pen.rod('M24 0L18 -66', paint.wood, 2);
    pen.shape('M14 -66C6 -58 10 -48 20 -49C30 -50 30 -62 20 -66L23 -72L14 -71Z', paint.tile);
    pen.wash(oval(14, -57, 1.4) + oval(21, -55, 1.4) + oval(19, -61, 1.4), paint.cream);
  },
  crook(pen: Pen): void {
    pen.rod('M23 1V-52C23 -66 40 -66 39 -54C38 -49 33 -50 34 -54', paint.wood, 2.4);
  },
  broom(pen: Pen): void {
    pen.rod('M14 0L30 -52', paint.wood, 2.2);
    pen.shape('M29 -50L23 -66C28 -72 40 -71 44 -64L33 -48Z', paint.straw);
    pen.line('M30 -52l-1 -15M31 -51l6 -16M28 -55l6 2', 0.8, undefined, 0.7);
  },
  spade(pen: Pen): void {
    pen.rod('M24 -48V-14', paint.wood, 2.2);
    pen.line('M19 -49h10', 3);
    pen.shape('M17 -16H31C31 -4 28 0 24 3C20 0 17 -4 17 -16Z', paint.slate);
  },
  pick(pen: Pen): void {
    pen.rod('M22 0L28 -46', paint.wood, 2.4);
    pen.shape('M10 -38C16 -50 36 -54 46 -40C36 -46 22 -46 10 -38Z', paint.slate);
  },
  fork(pen: Pen): void {
    pen.rod('M22 1L26 -42', paint.wood, 2);
    pen.line('M20 -58Q19 -44 26 -43Q34 -43 34 -57M27 -43V-58', 1.8);
  },
  bow(pen: Pen): void {
    pen.rod('M20 -58C40 -48 40 -10 22 1', paint.wood, 2.4);
    pen.line('M20 -58L22 1', 0.8);
    pen.line('M8 -26H40M40 -26l-5 -3M40 -26l-5 3', 1.3);
  },
  pole(pen: Pen): void {
    pen.rod('M22 4L27 -76', paint.wood, 2.2);
  },
  sceptre(pen: Pen): void {
    pen.rod('M20 -10L25 -38', paint.gold, 1.8);
    pen.shape(oval(26, -43, 5), paint.lilac);
    pen.shape('M26 -53L28 -48H24Z', paint.gold);
  },
  quill(pen: Pen): void {
    pen.shape('M20 -18C22 -36 32 -50 44 -56C46 -42 36 -26 22 -20Z', paint.cream);
    pen.line('M18 -12Q26 -34 42 -53M29 -34l8 -3M26 -29l7 -1', 0.9);
  },
  scroll(pen: Pen): void {
    pen.shape('M-24 -26C-20 -28 -6 -26 2 -28V-8C-6 -6 -20 -8 -24 -6Z', paint.cream);
    pen.shape(oval(-24, -16, 2.4, 10) + oval(2, -18, 2.4, 10), paint.plaster);
    pen.line('M-19 -22q8 1 17 -.5M-19 -18q8 1 17 -.5M-19 -14q8 1 12 -.5', 0.8);
  },
  book(pen: Pen): void {
    pen.block(paint.blue, -18, -9, -16, -27, 0, -23, 16, -27, 18, -9, 0, -6);
    pen.shape(
      'M-14 -26Q-6 -28 0 -23V-8Q-7 -12 -15.5 -11ZM14 -26Q6 -28 0 -23V-8Q7 -12 15.5 -11Z',
      paint.cream,
    );
    pen.line('M-12 -22q5 -1 9 2M-12 -18q5 -1 9 2M12 -22q-5 -1 -9 2M12 -18q-5 -1 -9 2', 0.7);
  },
  scales(pen: Pen): void {
    pen.rod('M27 -12V-50', paint.gold, 1.6);
    pen.line('M12 -46Q27 -52 42 -46M12 -46l-5 13M12 -46l5 13M42 -46l-5 13M42 -46l5 13', 1);
    pen.shape('M5 -33H19C18 -27 6 -27 5 -33ZM35 -33H49C48 -27 36 -27 35 -33Z', paint.gold);
  },
  mug(pen: Pen): void {
    pen.line('M33 -29c8 -1 8 11 0 10', 2.4);
    pen.block(paint.wood, 17, -15, 16, -33, 34, -33, 33, -15);
    pen.shape(
      'M14 -32C12 -38 18 -41 21 -38C23 -43 31 -42 31 -38C36 -39 38 -33 35 -31C31 -28 18 -29 14 -32Z',
      paint.cream,
    );
    pen.line('M22 -27v9M28 -27v9', 0.8, undefined, 0.6);
  },
  lantern(pen: Pen): void {
    pen.line('M24 -24v-6', 1.4);
    pen.wash(oval(24, -12, 15), paint.glow, 0.45);
    pen.block(paint.glow, 18, -4, 18, -20, 30, -20, 30, -4);
    pen.shape('M16 -20L24 -27L32 -20ZM16 -4H32V-1H16Z', paint.soot);
    pen.shape('M24 -16Q28 -10 24 -6Q20 -10 24 -16Z', paint.amber);
  },
  compass(pen: Pen): void {
    pen.rod('M28 -46L18 -10M28 -46L42 -10', paint.gold, 1.8);
    pen.line('M23 -26h12', 1.4);
    pen.shape(oval(28, -48, 4), paint.gold);
  },
  plan(pen: Pen): void {
    pen.block(paint.sky, -26, -8, -24, -28, 6, -28, 6, -8);
    pen.line('M-20 -12v-8l6 -5 6 5v8ZM-4 -24h6M-4 -20h6M-4 -16h6', 0.9, paint.cream);
  },
  lute(pen: Pen): void {
    pen.rod('M2 -18L34 -40', paint.bark, 2.6);
    pen.line('M33 -44l5 7M30 -42l5 7', 1.6);
    pen.shape('M4 -24C10 -14 4 -2 -8 -1C-20 0 -24 -10 -18 -18C-13 -26 -2 -30 4 -24Z', paint.amber);
    pen.shape(oval(-7, -14, 3.4), paint.soot);
    pen.line('M-14 -8L32 -39', 0.8, paint.cream);
  },
  basket(pen: Pen): void {
    pen.line('M8 -16C8 -32 32 -32 32 -16', 2.4);
    pen.shape(oval(14, -17, 4.5) + oval(21, -19, 4.5) + oval(27, -17, 4.5), paint.red);
    pen.shape('M5 -16H35L31 -2H9Z', paint.straw);
    pen.line('M7 -12h26M8 -7h24M13 -16l1 14M20 -16v14M27 -16l-1 14', 0.8, undefined, 0.7);
  },
  letter(pen: Pen): void {
    pen.block(paint.cream, 12, -12, 12, -30, 40, -30, 40, -12);
    pen.line('M12 -30L26 -19L40 -30', 1.2);
    pen.wash(oval(26, -19, 3), paint.red);
  },
  medicine(pen: Pen): void {
    pen.line('M20 -20C20 -28 34 -28 34 -20', 2);
    pen.block(paint.bark, 13, -2, 13, -20, 41, -20, 41, -2);
    pen.shape(oval(27, -11, 6.5), paint.cream);
    pen.wash('M25.5 -15.5h3v3h3v3h-3v3h-3v-3h-3v-3h3Z', paint.red);
  },
  chisel(pen: Pen): void {
    pen.shape('M32 0C34 -8 33 -16 34 -24C40 -27 48 -27 53 -24C53 -16 53 -8 55 0Z', paint.plank);
    pen.shape(oval(43.5, -24, 9.5, 3.4), paint.cream);
    pen.line('M41 -14q3 -4 6 0v8M38 -8q3 4 4 8', 1.2);
    pen.rod('M14 -34L26 -24', paint.bark, 3.4);
    pen.shape('M25 -27L40 -16L38 -12L23 -22Z', paint.slate);
  },
  mallet(pen: Pen): void {
    pen.rod('M22 -16L30 -46', paint.wood, 2.4);
    pen.within('rotate(14 31 -50)', (p) =>
      p.block(paint.plank, 20, -43, 20, -57, 43, -57, 43, -43),
    );
  },
  jar(pen: Pen): void {
    pen.block(paint.water, 15, -2, 14, -22, 34, -22, 33, -2);
    pen.wash(
      oval(20, -7, 3.4) + oval(27, -6.5, 3.4) + oval(24, -13, 3.4) + oval(30, -12.5, 2.4),
      paint.red,
    );
    pen.shape('M13 -27H35V-22H13Z', paint.plank);
  },
  counter(pen: Pen): void {
    pen.block(paint.wood, -42, 2, -42, -17, 42, -17, 42, 2);
    pen.line('M-42 -9H42M-22 -9V2M0 -17V-9M22 -9V2', 0.9, undefined, 0.6);
    pen.block(paint.plank, -46, -16, -46, -21, 46, -21, 46, -16);
    pen.within('translate(-57 -19)', things.jar);
    pen.within('translate(4 -18)scale(.8)', things.scales);
    pen.shape(oval(20, -24, 3.6) + oval(13, -24, 3.6), paint.amber);
  },
  bell(pen: Pen): void {
    pen.rod('M24 -24L27 -38', paint.wood, 3);
    pen.shape('M15 -38C18 -42 16 -54 28 -58C41 -55 38 -43 43 -39Q29 -33 15 -38Z', paint.gold);
    pen.shape(oval(29, -35.5, 3), paint.bark);
    pen.line('M47 -52l6 -3M48 -46h7M46 -58l4 -5', 1.4, paint.amber);
  },
  balls(pen: Pen): void {
    pen.line('M-27 -30C-30 -74 30 -74 27 -30', 1, paint.cream, 0.8);
    pen.shape(oval(-26, -48, 5.4) + oval(15, -75, 5.4), paint.red);
    pen.shape(oval(-15, -74, 5.4) + oval(28, -50, 5.4), paint.blue);
    pen.shape(oval(0, -83, 5.4), paint.gold);
  },
  ball(pen: Pen): void {
    pen.shape(oval(26, -30, 5.6), paint.leaf);
    pen.wash(oval(24.4, -32, 1.6), paint.cream);
  },
  cup(pen: Pen): void {
    pen.line('M15 -47c-7 0 -6 10 2 10M37 -47c7 0 6 10 -2 10', 2.2, paint.gold);
    pen.shape(
      'M14 -51H38C38 -40 33 -34 28 -33V-28H33V-24H19V-28H24V-33C19 -34 14 -40 14 -51Z',
      paint.gold,
    );
    pen.shape(
      'M26 -48l1.6 3.4 3.6 .4 -2.7 2.5 .8 3.6L26 -39.9l-3.3 1.8 .8 -3.6 -2.7 -2.5 3.6 -.4Z',
      paint.cream,
    );
  },
  club(pen: Pen): void {
    pen.shape('M20 -14L24 -18L44 -58C44 -66 32 -68 29 -61Z', paint.wood);
    pen.line('M33 -58l4 2M29 -50l5 2M38 -62v.5', 1.4);
  },
  loot(pen: Pen): void {
    pen.shape(
      'M20 -34C38 -42 52 -30 50 -12C48 0 22 2 18 -10C16 -20 22 -28 20 -34L14 -40L26 -43Z',
      paint.plaster,
    );
    pen.shadow('M40 -37C52 -28 52 -14 48 -6C44 0 34 1 28 -1C42 -6 46 -22 40 -37Z');
    pen.line('M17 -35q6 3 11 -1', 2.4, paint.tile);
    pen.shape('M30 -24h12v16h-12Z', paint.cream);
    pen.line('M33 -19h6M33 -15h6', 1);
  },
  star(pen: Pen): void {
    pen.rod('M20 -10L27 -40', paint.lilac, 1.8);
    pen.wash(oval(29, -50, 14), paint.glow, 0.4);
    pen.shape(
      'M29 -62l3 8 8.6 .6 -6.6 5.5 2.1 8.4L29 -44l-7.1 4.5 2.1 -8.4 -6.6 -5.5 8.6 -.6Z',
      paint.gold,
    );
  },
  sword(pen: Pen): void {
    pen.shape('M22 -20L38 -66L44 -68L44 -62L27 -18Z', paint.snow);
    pen.rod('M15 -25L33 -17', paint.gold, 2.6);
    pen.shape(oval(21, -12, 2.8), paint.gold);
  },
  nobleTail(pen: Pen): void {
    pen.shape(
      'M8 0C34 4 56 -12 52 -40C50 -58 38 -72 26 -70C36 -64 36 -54 30 -44C24 -34 14 -26 8 -14Z',
      '#cd7034',
    );
    pen.shape('M26 -70C38 -72 50 -58 52 -44C46 -46 44 -54 38 -52C37 -60 34 -66 26 -70Z', '#fbe9d0');
    pen.line('M20 -4q20 -6 24 -34M14 -10q16 -10 22 -30', 0.8, undefined, 0.5);
  },
  tales(pen: Pen): void {
    things.book(pen);
    pen.wash(oval(-27, -38, 9) + oval(27, -34, 9), paint.glow, 0.45);
    pen.shape(
      'M-27 -46l2 5 5.4 .4 -4.1 3.5 1.3 5.3 -4.6 -2.9 -4.6 2.9 1.3 -5.3 -4.1 -3.5 5.4 -.4ZM27 -41l1.7 4.2 4.5 .3 -3.4 2.9 1.1 4.4 -3.9 -2.4 -3.9 2.4 1.1 -4.4 -3.4 -2.9 4.5 -.3Z',
      paint.gold,
    );
  },
  proclamation(pen: Pen): void {
    pen.shape('M12 -46C20 -48 30 -44 38 -47V-14C30 -11 20 -15 12 -12Z', paint.cream);
    pen.shape(oval(25, -47, 15, 3) + oval(25, -13, 15, 3), paint.plaster);
    pen.line('M17 -39q8 2 16 0M17 -33q8 2 16 0M17 -27q8 2 16 0M17 -21q8 2 9 1', 0.9);
  },
  coin(pen: Pen): void {
    pen.shape(oval(24, -32, 6.5), paint.gold);
    pen.line('M24 -36C20 -32 22 -29 24 -28C26 -29 28 -32 24 -36ZM24 -28v2', 0.9);
  },
  flower(pen: Pen): void {
    pen.line('M20 -14L24 -36', 1.6, paint.pine);
    pen.shape(
      oval(24, -43, 3) + oval(20, -39, 3) + oval(28, -39, 3) + oval(22, -35, 3) + oval(27, -35, 3),
      paint.rose,
    );
    pen.wash(oval(24, -38.5, 2.2), paint.gold);
  },
  lamb(pen: Pen): void {
    pen.line('M-40 0v-7M-30 0v-7', 2.4, paint.soot);
    pen.shape(
      'M-44 -8C-49 -14 -43 -20 -39 -18C-37 -23 -29 -22 -28 -18C-23 -20 -20 -13 -24 -9C-28 -3 -40 -3 -44 -8Z',
      paint.snow,
    );
    pen.shape('M-46 -19C-50 -18 -51 -10 -46 -9C-42 -10 -41 -17 -46 -19Z', paint.soot);
    pen.line('M-38 -14q2 -2 4 0M-32 -11q2 -2 4 0', 0.7);
  },
  pack(pen: Pen): void {
    pen.shape(
      'M-27 -6C-34 -22 -32 -58 -18 -66C-6 -71 8 -71 18 -66C32 -58 34 -22 27 -6Z',
      paint.wood,
    );
    pen.shadow('M18 -66C32 -58 34 -22 27 -6L16 -6C24 -24 24 -52 10 -68Z');
    pen.rod('M-22 -72H22', paint.tile, 9);
    pen.line('M-12 -77v10M12 -77v10', 1.8, paint.straw);
    pen.line('M-30 -50l-8 6M30 -48l9 8', 1.4);
    pen.shape('M-45 -42h13v3l-2 9h-9l-2 -9Z', paint.slate);
    pen.shape(oval(41, -34, 6.5) + 'M39 -42h4v3h-4Z', paint.gold);
  },
  chain(pen: Pen): void {
    pen.line('M-12 -30Q0 -16 12 -30', 2.4, paint.gold);
    pen.shape(oval(0, -20, 4), paint.gold);
  },
  net(pen: Pen): void {
    pen.rod('M20 0L28 -46', paint.wood, 2);
    pen.shape(
      'M20 -52C22 -62 42 -62 40 -50C38 -40 34 -32 28 -34C24 -38 20 -44 20 -52Z',
      paint.snow,
    );
    pen.line('M24 -56l10 18M32 -59l-4 22M21 -48h18M24 -41h12', 0.6);
  },
};

export type Hat = keyof typeof hats;
export type Thing = keyof typeof things;

/** Coats reach from the shoulders to the ground. */
export function coat(pen: Pen, fill: string, width = 17): void {
  pen.shape(
    d`M-9 -35C-14 -28 ${-width} -14 ${-width - 3} 0H${width + 3}C${width} -14 14 -28 9 -35Z`,
    fill,
  );
  pen.shadow(
    d`M9 -35C14 -28 ${width} -14 ${width + 2.6} -.5H${width * 0.45}C${width * 0.55} -12 11 -24 5 -35Z`,
  );
  pen.hatch(width - 2, -18, -5, 3, 4, 1, 4.5);
}

export const trims = {
  buttons(pen: Pen): void {
    pen.line('M0 -32V0', 0.9);
    pen.wash(oval(2.6, -25, 1.3) + oval(2.6, -18, 1.3) + oval(2.6, -11, 1.3), paint.gold);
  },
  apron(pen: Pen): void {
    pen.shape('M-8 -30H8L9 -20Q14 -10 13 -2H-13Q-14 -10 -9 -20Z', paint.cream);
    pen.line('M-6 -10H6V-4H-6Z', 0.8, undefined, 0.7);
  },
  rope(pen: Pen): void {
    pen.line('M-14 -16Q0 -12 14 -16M2 -14l2 12M4 -14l4 11', 1.8, paint.straw);
  },
  ermine(pen: Pen): void {
    pen.shape('M-14 -33Q0 -22 14 -33L17 -27Q6 -17 5 0H-5Q-6 -17 -17 -27Z', paint.snow);
    pen.wash(
      oval(-8, -25, 1.1, 1.8) +
        oval(8, -25, 1.1, 1.8) +
        oval(0, -16, 1.1, 1.8) +
        oval(0, -7, 1.1, 1.8),
      paint.soot,
    );
  },
  scarf(pen: Pen): void {
    pen.shape(
      'M-12 -36Q0 -28 12 -36L13 -30Q8 -26 2 -26L4 -12H-4L-3 -26Q-9 -26 -13 -30Z',
      paint.tile,
    );
  },
  collar(pen: Pen): void {
    pen.shape('M-12 -35Q0 -27 12 -35L14 -28L7 -25L3 -28L0 -24L-3 -28L-7 -25L-14 -28Z', paint.cream);
  },
  motley(pen: Pen): void {
    pen.wash('M0 -34L9 -34C14 -28 17 -14 19.4 -.6H0Z', paint.red);
    pen.wash('M0 -28l4 5 -4 5 -4 -5ZM0 -16l4 5 -4 5 -4 -5Z', paint.gold);
    pen.shape('M-13 -35Q0 -27 13 -35L16 -27L9 -29L5 -23L0 -29L-5 -23L-9 -29L-16 -27Z', paint.gold);
  },
  redBreast(pen: Pen): void {
    pen.wash('M-8 -34H9C15 -24 15 -14 6 -8C-6 -8 -12 -20 -8 -34Z', '#d8663a');
  },
};

export type Trim = keyof typeof trims;

/** A sleeve with a paw, on the right; `raised` holds it out. */
export function arm(pen: Pen, sleeve: string, paw: string, raised: boolean): void {
  if (raised) {
    pen.shape('M7 -33C13 -32 17 -28 22 -27L23 -20C15 -20 9 -22 6 -25Z', sleeve);
    pen.shape(oval(24, -23.5, 3.4), paw);
  } else {
    pen.shape('M7 -33C14 -30 19 -24 21 -18L15 -14C13 -19 10 -22 6 -24Z', sleeve);
    pen.shape(oval(18.5, -14, 3.2), paw);
  }
}
