import { d, oval, paint, type Pen } from '../../../art/pen';
import { wheels } from './rails';

/** Hats, in the frame of the head: the crown of the skull is at y = -14. */

export function toque(pen: Pen): void {
  pen.shape(
    'M-11 -9V-20C-20 -22 -18 -34 -9 -32C-6 -39 6 -39 9 -32C18 -34 20 -22 11 -20V-9Q0 -13 -11 -9Z',
    paint.snow,
  );
  pen.line('M-11 -14Q0 -18 11 -14M-5 -22v-5M1 -23v-6M6 -22v-4', 0.8, undefined, 0.6);
}

export function millersCap(pen: Pen): void {
  pen.shape(
    'M-14 -7C-16 -22 -2 -30 12 -26C22 -24 26 -16 22 -10C18 -14 15 -12 14 -7Q0 -13 -14 -7Z',
    paint.snow,
  );
  pen.line('M-13 -9Q0 -15 14 -9M4 -24q10 2 15 10', 0.8, undefined, 0.6);
}

export function beret(pen: Pen): void {
  pen.shape('M-14 -7C-26 -10 -22 -22 -4 -23C12 -24 22 -16 14 -8Q0 -13 -14 -7Z', paint.plum);
  pen.line('M-4 -23q0 -4 3 -5', 2);
}

export function starryHat(pen: Pen): void {
  pen.shape('M-11 -11L-12 -33Q0 -36 12 -33L11 -11Z', paint.night);
  pen.wash('M-11.3 -17L-11 -12H11L11.3 -17Q0 -15 -11.3 -17Z', paint.gold);
  pen.shape(
    'M-20 -10C-10 -7 10 -7 20 -10C17 -13 12 -12 11 -11Q0 -9 -11 -11C-12 -12 -17 -13 -20 -10Z',
    paint.night,
  );
  pen.wash(
    'M-4 -30l1 3 3 .4-2.4 2 .6 3-2.2-1.6-2.6 1.6.6-3-2.2-2 3-.4ZM6 -27l.8 2 2 .3-1.6 1.4.4 2-1.6-1-1.8 1 .5-2-1.6-1.4 2-.3Z',
    paint.glow,
  );
}

export function conductorsCap(pen: Pen): void {
  pen.shape('M-15 -13C-17 -25 17 -25 15 -13L14 -8Q0 -12 -14 -8Z', paint.night);
  pen.line('M-14 -11Q0 -16 14 -11', 2.2, paint.red);
  pen.shape('M-13 -8Q0 -12 13 -8Q8 -3 0 -4Q-8 -3 -13 -8Z', paint.soot);
  pen.shape(oval(0, -17, 3), paint.gold);
}

export function bicorne(pen: Pen): void {
  pen.shape('M-25 -6C-20 -12 -16 -28 0 -28C16 -28 20 -12 25 -6Q0 -16 -25 -6Z', paint.night);
  pen.line('M-23 -8Q0 -18 23 -8', 1.5, paint.gold);
  pen.shape('M2 -26C4 -36 14 -38 16 -34C12 -32 10 -28 6 -24Z', paint.snow);
  pen.shape(oval(3, -21, 3.2), paint.red);
}

export function goggles(pen: Pen): void {
  pen.line('M-15 -9Q0 -14 15 -9', 3.4, paint.bark);
  pen.shape(oval(-6, -12, 5.4) + oval(6, -12, 5.4), paint.gold);
  pen.wash(oval(-6, -12, 3.4) + oval(6, -12, 3.4), paint.sky);
  pen.wash(oval(-7, -13.2, 1) + oval(5, -13.2, 1), '#fff');
}

/** A ribbon across the breast, with an order on it. */
export function sash(pen: Pen): void {
  pen.shape('M-10 -34L-4 -35L17 -8L15 -2Z', paint.gold);
  pen.line('M0 -33V0', 0.8, undefined, 0.5);
  pen.shape(oval(-7, -18, 3.4), paint.cream);
  pen.line('M-7 -25v4', 2, paint.red);
}

/** Things, in the frame of the figure; in the right hand at 21, -20 unless said otherwise. */

export function lampPost(pen: Pen): void {
  pen.wash(oval(-37, -62, 22), paint.glow, 0.4);
  pen.rod('M-37 0V-52M-43 0h12', paint.soot, 2.2);
  pen.shape('M-43 -68H-31L-33 -53H-41Z', paint.glow);
  pen.shape('M-45 -68L-37 -76L-29 -68ZM-42 -53h10v3h-10Z', paint.soot);
  pen.shape('M-37 -65Q-33 -59 -37 -55Q-41 -59 -37 -65Z', paint.amber);
}

export function litPole(pen: Pen): void {
  pen.rod('M21 2L33 -68', paint.wood, 1.8);
  pen.wash(oval(34, -74, 9), paint.glow, 0.5);
  pen.shape('M34 -82Q40 -74 34 -68Q28 -74 34 -82Z', paint.amber);
}

export function wand(pen: Pen): void {
  pen.rod('M19 -16L36 -48', paint.soot, 1.8);
  pen.line('M35 -46L37 -50', 3.4, paint.cream);
  pen.line('M40 -56l5 -6M33 -57l-1 -7M46 -48l7 -1M43 -44l5 4', 1.6, paint.gold);
  pen.wash(oval(50, -64, 1.6) + oval(38, -70, 1.4) + oval(54, -42, 1.4), paint.glow);
}

/** A fan of cards. */
export function cards(pen: Pen): void {
  for (const angle of [-26, 2, 30]) {
    pen.within(`translate(23 -22)rotate(${angle})`, (p) =>
      p.block(paint.cream, -6, 0, -6, -20, 6, -20, 6, 0),
    );
  }
  pen.wash('M18 -36l3 -4 3 4-3 4Z', paint.red);
}

/** The key of the town. */
export function townKey(pen: Pen): void {
  pen.rod('M23 -8L27 -42', paint.gold, 2.6);
  pen.line('M22 -8l7 1M22.6 -13l6 1', 3, paint.gold);
  pen.line(`${oval(25, -51, 4)}${oval(31, -47, 4)}${oval(33, -54, 0.1)}`, 2.8, paint.gold);
  pen.line('M20 -50L34 -46', 1.6, paint.red);
}

export function windmill(pen: Pen): void {
  pen.block(paint.plaster, 26, 0, 31, -46, 47, -46, 52, 0);
  pen.shape('M28 -45Q39 -62 50 -45Z', paint.tile);
  pen.rod('M20 -70L58 -32M58 -70L20 -32', paint.wood, 1.4);
  pen.shape(
    'M41 -54L55 -68L59 -64L45 -50ZM37 -48L23 -34L19 -38L33 -52ZM36 -54L22 -68L26 -72L40 -58ZM42 -48L56 -34L52 -30L38 -44Z',
    paint.cream,
  );
  pen.shape('M35 0v-11a4 4 0 0 1 8 0v11Z', paint.bark);
}

export function flour(pen: Pen): void {
  pen.shape(
    'M-34 -6C-40 -18 -34 -28 -30 -31L-34 -38H-18L-22 -31C-18 -28 -12 -18 -18 -6C-20 -2 -32 -2 -34 -6Z',
    paint.cream,
  );
  pen.line('M-31 -31h10', 1.8, paint.tile);
  pen.line('M-26 -24V-10M-26 -20l-4 -3M-26 -20l4 -3M-26 -15l-4 -3M-26 -15l4 -3', 1.2, paint.amber);
}

export function wateringCan(pen: Pen): void {
  pen.line('M20 -20C20 -30 34 -30 34 -20', 2.4);
  pen.shape('M36 -12L48 -26L51 -23L38 -5Z', paint.slate);
  pen.block(paint.slate, 16, -2, 17, -20, 37, -20, 38, -2);
  pen.line('M17 -15h20', 1, paint.cream);
  pen.line('M50 -28l5 4M54 -22l4 5M52 -16l2 6', 1.5, paint.sky);
}

export function sunflower(pen: Pen): void {
  pen.line(
    'M-38 0C-36 -16 -40 -30 -37 -44M-38 -18q-8 -6 -12 -2M-38 -12q7 -6 11 -1',
    2.4,
    paint.pine,
  );
  sunflowerHead(pen, -37, -50, 12);
}

/** A sunflower in full bloom. */
export function sunflowerHead(pen: Pen, x: number, y: number, r: number): void {
  let petals = '';
  for (let i = 0; i < 11; i++) {
    const a = (i * Math.PI) / 5.5;
    petals += oval(x + Math.sin(a) * r * 0.72, y + Math.cos(a) * r * 0.72, r * 0.3);
  }
  pen.shape(petals, paint.gold);
  pen.shape(oval(x, y, r * 0.55), paint.bark);
}

export function anvil(pen: Pen): void {
  pen.shape('M30 0C32 -6 31 -10 31 -14H53C53 -10 52 -6 54 0Z', paint.bark);
  pen.shape('M22 -26H56V-21C50 -21 49 -19 49 -14H35C35 -19 30 -20 22 -26Z', paint.slate);
  pen.rod('M32 -29H52', paint.amber, 2.4);
  pen.line('M34 -34l-4 -6M42 -35v-8M50 -34l4 -6M57 -30l6 -2', 1.5, paint.gold);
}

export function hammer(pen: Pen): void {
  pen.rod('M22 -16L29 -44', paint.wood, 2.2);
  pen.within('rotate(14 30 -48)', (p) => p.block(paint.slate, 19, -43, 19, -54, 41, -54, 41, -43));
}

/** With it a train is sent on its way. */
export function signalDisc(pen: Pen): void {
  pen.rod('M21 -12L29 -46', paint.wood, 2);
  pen.shape(oval(31, -54, 10.5), paint.cream);
  pen.shape(oval(31, -54, 7.4), paint.leaf);
  pen.line('M26 -54h10', 2.2, paint.cream);
}

/** On a chain, in the other hand. */
export function pocketWatch(pen: Pen): void {
  pen.line('M0 -20Q12 -10 21 -16', 1.2, paint.gold);
  pen.shape(oval(25, -22, 7.5), paint.gold);
  pen.wash(oval(25, -22, 5.4), paint.cream);
  pen.line('M25 -26v4h3', 1.1);
}

/** A sealed treaty. */
export function treaty(pen: Pen): void {
  pen.within('rotate(-24 26 -28)', (p) => {
    p.rod('M12 -28H40', paint.cream, 8);
    p.line('M26 -32.5v9', 3, paint.red);
    p.shape(oval(26, -22, 3.6), paint.red);
    p.line('M24 -19l-2 7M28 -19l2 7', 1.8, paint.red);
  });
}

function gear(x: number, y: number, r: number): string {
  let path = '';
  for (let i = 0; i < 32; i++) {
    const a = ((i - 0.5) * Math.PI) / 16;
    const far = i % 4 < 2 ? r : r * 0.76;
    path += (i ? 'L' : 'M') + d`${x + Math.sin(a) * far} ${y + Math.cos(a) * far}`;
  }
  return `${path}Z`;
}

/** What it is for, only the inventor knows. */
export function machine(pen: Pen): void {
  pen.shape(gear(40, -38, 12), paint.gold);
  pen.shape(gear(23, -50, 8), paint.tile);
  pen.wash(oval(40, -38, 4) + oval(23, -50, 2.6), paint.cream);
  pen.block(paint.slate, 20, -4, 20, -28, 50, -28, 50, -4);
  pen.line('M25 -22h12M25 -16h12', 1.6, paint.glow);
  pen.shape(oval(43, -16, 4.4), paint.cream);
  pen.line('M43 -16l2 -3', 1.2);
  wheels(pen, 4, 26, 44);
}

export function bread(pen: Pen): void {
  pen.rod('M16 -6L34 -34', paint.wood, 2.2);
  pen.shape('M22 -38L38 -28L48 -42C44 -52 36 -56 28 -52Z', paint.plank);
  pen.shape('M24 -42C22 -54 36 -62 48 -54C56 -48 52 -36 44 -36C36 -36 26 -36 24 -42Z', paint.amber);
  pen.line('M31 -50l5 6M38 -53l5 7M45 -52l4 6', 1.6, paint.cream);
  pen.line('M34 -64q-3 -4 0 -8M42 -63q-3 -4 0 -8', 1.6, paint.snow);
}

export function camera(pen: Pen): void {
  pen.rod('M4 -14L-9 2M4 -14L19 2M4 -14V2', paint.wood, 2);
  pen.block(paint.bark, -14, -12, -14, -32, 20, -32, 20, -12);
  pen.block(paint.soot, -8, -32, -6, -37, 8, -37, 10, -32);
  pen.shape(oval(3, -22, 8.6), paint.gold);
  pen.shape(oval(3, -22, 6), paint.night);
  pen.wash(oval(1, -24, 2), paint.sky);
}

/** Magnesium that goes off. */
export function flash(pen: Pen): void {
  pen.rod('M22 -18V-42M16 -43h13', paint.slate, 2);
  pen.shape('M22 -44L14 -52L19 -54L15 -63L22 -58L27 -66L28 -57L36 -60L31 -52L36 -47Z', paint.glow);
}
