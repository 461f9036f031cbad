import * as m from '../../../art/emblems/masonry';
import { d, oval, paint, type Emblem, type Pen } from '../../../art/pen';
import { pearl, scallop } from './water';

/** What adorns a city lies on a cushion, before a shell; its foot is at y = -15. */
function adorned(velvet: string, picture: (pen: Pen) => void): Emblem {
  return (pen) => {
    scallop(pen, 0, -8, 50, paint.sky);
    pen.shape(
      'M-42 1C-49 -5 -50 -13 -44 -18C-18 -13 18 -13 44 -18C50 -13 49 -5 42 1C18 -3 -18 -3 -42 1Z',
      velvet,
    );
    pen.shadow('M44 -18C50 -13 49 -5 42 1C34 -1 24 -2 14 -2C28 -5 40 -10 44 -18Z');
    pen.line('M-42 1C-18 -3 18 -3 42 1', 2.2, paint.gold);
    pen.line('M-44 1l-3 6M-42 1l1 7M44 1l3 6M42 1l-1 7', 2, paint.gold);
    picture(pen);
    pearl(pen, 31, -21, 5.5);
  };
}

/** Points of a star of rays around x, y, the long ones at even numbers. */
function rays(x: number, y: number, long: number, short: number, count: number): string {
  let path = '';
  for (let i = 0; i < 2 * count; i++) {
    const angle = (Math.PI * i) / count;
    const r = i % 2 ? short : long;
    path += (i ? 'L' : 'M') + d`${x + Math.sin(angle) * r} ${y - Math.cos(angle) * r}`;
  }
  return `${path}Z`;
}

export const adornments: Record<string, Emblem> = {
  bell: adorned(paint.plum, (pen) => {
    pen.line('M-7 -62C-7 -72 7 -72 7 -62', 3.4);
    pen.line('M-7 -62C-7 -72 7 -72 7 -62', 1.8, paint.gold);
    m.bell(pen, 0, -22, 22);
    pen.line('M-15 -30Q0 -26 15 -30M-12 -44Q0 -41 12 -44', 1.6, paint.amber);
    pen.line('M-34 -50l-7 -4M-33 -40h-8M34 -50l7 -4M33 -40h8', 2, paint.amber);
  }),
  compass: adorned(paint.tile, (pen) => {
    pen.shape(oval(0, -67, 4.5) + 'M-4 -66h8v6h-8Z', paint.gold);
    pen.shape(oval(0, -40, 24), paint.gold);
    pen.shape(oval(0, -40, 18.5), paint.cream);
    pen.line('M0 -56v4M0 -24v-4M-16 -40h4M16 -40h-4', 1.6);
    pen.wash(rays(0, -40, 9, 3.4, 4), paint.straw);
    pen.within('rotate(28 0 -40)', (p) => {
      p.shape('M0 -55L5 -40H-5Z', paint.red);
      p.shape('M0 -25L5 -40H-5Z', paint.slate);
    });
    pen.shape(oval(0, -40, 2.2), paint.gold);
  }),
  gilded_book: adorned(paint.red, (pen) => {
    pen.within('rotate(-7 0 -40)', (p) => {
      p.block(paint.cream, -20, -17, -20, -62, 24, -62, 24, -17);
      p.line('M-18 -20H23M-18 -23H23', 0.8, undefined, 0.6);
      p.block(paint.blue, -25, -22, -25, -67, 19, -67, 19, -22);
      p.line('M-20 -62H14V-27H-20Z', 2, paint.gold);
      p.line('M-23 -66V-22', 2.6, paint.gold);
      p.shape(rays(-3, -44.5, 11, 5, 6), paint.gold);
      p.wash(oval(-3, -44.5, 3.4), paint.cream);
      p.shape('M15 -50h9v8h-9Z', paint.gold);
    });
  }),
  hourglass: adorned(paint.pine, (pen) => {
    pen.shape(
      'M-14 -62H14C14 -50 4 -46 3 -41C4 -36 14 -32 14 -20H-14C-14 -32 -4 -36 -3 -41C-4 -46 -14 -50 -14 -62Z',
      '#d5e6e2',
    );
    pen.wash(
      'M-11 -54C-6 -52 6 -52 11 -54C9 -48 4 -46 2 -42H-2C-4 -46 -9 -48 -11 -54ZM-13 -20C-12 -28 -4 -32 0 -33C4 -32 12 -28 13 -20Z',
      paint.amber,
    );
    pen.line('M0 -42v10', 1.6, paint.amber);
    pen.rod('M-17 -62V-20M17 -62V-20', paint.gold, 2);
    pen.block(paint.wood, -22, -15, -22, -21, 22, -21, 22, -15);
    pen.block(paint.wood, -22, -61, -22, -67, 22, -67, 22, -61);
  }),
  key_to_the_city: adorned(paint.blue, (pen) => {
    pen.within('rotate(38 0 -40)', (p) => {
      p.line('M0 -44V-8', 7.6);
      p.line('M2 -12h11M2 -20h9', 6.4);
      p.line('M0 -44V-8', 5, paint.gold);
      p.line('M2 -12h10.5M2 -20h8.5', 4, paint.gold);
      // Its bow is a little city
      p.shape('M-16 -44V-60L-11 -66L-6 -60V-63L0 -73L6 -63V-60L11 -66L16 -60V-44Z', paint.gold);
      p.shape('M-11 -48v-9h4v9ZM-3 -48v-12h6v12ZM7 -48v-9h4v9Z', paint.cream);
    });
    pen.line('M-34 -58l5 -5M-38 -48h7', 2, paint.amber);
  }),
  masque: adorned(paint.night, (pen) => {
    pen.rod('M25 -14L27 -44', paint.gold, 2.2);
    pen.shape(
      'M-8 -56C-22 -64 -20 -78 -12 -84C-12 -74 -4 -70 0 -58C4 -70 12 -76 18 -78C20 -68 16 -60 8 -56Z',
      paint.rose,
    );
    pen.line('M-12 -80Q-12 -66 -4 -57M16 -75Q12 -64 4 -57', 0.9, undefined, 0.6);
    pen.shape(
      'M-30 -52C-20 -60 -8 -55 0 -53C8 -55 20 -60 30 -52C32 -40 22 -28 10 -33Q4 -36 0 -36Q-4 -36 -10 -33C-22 -28 -32 -40 -30 -52Z',
      paint.plum,
    );
    pen.wash(
      'M-22 -46C-16 -52 -10 -49 -6 -44C-12 -40 -18 -40 -22 -46ZM22 -46C16 -52 10 -49 6 -44C12 -40 18 -40 22 -46Z',
      paint.night,
    );
    pen.line('M-27 -51C-18 -56 -8 -52 0 -50C8 -52 18 -56 27 -51', 1.6, paint.gold);
    pearl(pen, 0, -55, 3.6);
  }),
  mirror: adorned(paint.rose, (pen) => {
    pen.rod('M0 -28V-14', paint.gold, 4.6);
    pen.shape(oval(0, -49, 20, 24), paint.gold);
    pen.shape(oval(0, -49, 14.5, 18.5), paint.water);
    pen.wash('M-10 -42L4 -65L9 -61L-6 -37Z', paint.snow, 0.8);
    pen.shape('M-8 -72C-8 -80 -2 -80 0 -75C2 -80 8 -80 8 -72Q0 -68 -8 -72Z', paint.gold);
    pearl(pen, 0, -73, 2.6);
    pen.shape(oval(0, -15, 5, 3.4), paint.gold);
  }),
  scales: adorned(paint.leaf, (pen) => {
    pen.rod('M0 -22V-68', paint.gold, 2.6);
    pen.shape('M-13 -15C-11 -22 -5 -23 0 -23C5 -23 11 -22 13 -15Z', paint.gold);
    pen.line('M-28 -58Q0 -70 28 -62M-28 -58l-9 18M-28 -58l9 18M28 -62l-9 18M28 -62l9 18', 1.3);
    pen.shape('M-39 -40H-17C-18 -31 -38 -31 -39 -40ZM17 -44H39C38 -35 18 -35 17 -44Z', paint.gold);
    pen.shape(oval(0, -71, 4), paint.gold);
    pen.shape('M-33 -40C-34 -48 -24 -48 -23 -40Z', paint.red);
    pen.shape('M24 -44q-3 -10 8 -12q3 9 -3 12Z', paint.moss);
  }),
  seaglass_amulet: adorned(paint.slate, (pen) => {
    pen.line('M-30 -18C-34 -48 -22 -72 0 -74C22 -72 34 -48 30 -18', 3);
    pen.line('M-30 -18C-34 -48 -22 -72 0 -74C22 -72 34 -48 30 -18', 1.6, paint.gold);
    pen.shape('M-7 -58H7L10 -50H-10Z', paint.gold);
    pen.shape('M-14 -50H14L18 -38L0 -17L-18 -38Z', '#7fc4b4');
    pen.line(
      'M-18 -38H18M-14 -50L-6 -38L0 -17L6 -38L14 -50M-6 -38L0 -50L6 -38',
      1,
      undefined,
      0.65,
    );
    pen.wash('M-13 -48H-3L-7 -40H-15Z', paint.snow, 0.75);
    pearl(pen, -22, -58, 3.2);
    pearl(pen, 22, -58, 3.2);
  }),
  spyglass: adorned(paint.amber, (pen) => {
    pen.within('rotate(-26 0 -40)', (p) => {
      p.block(paint.gold, -38, -36, -38, -46, -14, -47, -14, -35);
      p.block(paint.bark, -14, -33, -14, -49, 10, -50, 10, -32);
      p.block(paint.gold, 10, -30, 10, -52, 32, -54, 32, -28);
      p.line('M-34 -46v10M-18 -47v12M6 -50v18M14 -52v22M28 -54v26', 1.1, undefined, 0.7);
      p.shape(oval(32, -41, 4, 13), paint.sky);
      p.wash(oval(31, -46, 1.6, 4), '#fff');
    });
    pen.rod('M-6 -34L-16 -15M-4 -34L10 -15', paint.wood, 2);
  }),
  sundial: adorned(paint.moss, (pen) => {
    pen.shape(rays(0, -66, 13, 8, 9), paint.glow);
    pen.shape(oval(0, -30, 36, 13), paint.stone);
    pen.shape(oval(0, -33, 36, 13), paint.plaster);
    pen.line(
      'M-30 -33h6M30 -33h-6M0 -45v4M0 -21v-4M-21 -42l4 3M21 -42l-4 3M-21 -24l4 -3M21 -24l-4 -3',
      1.4,
    );
    pen.shadow('M0 -33L-25 -27L-19 -25Z', 0.35);
    pen.shape('M-3 -33L16 -34L12 -60Z', paint.gold);
  }),
  tiara: adorned(paint.plum, (pen) => {
    pen.shape(
      'M-32 -17C-36 -34 -34 -44 -32 -50L-20 -38L-13 -56L-6 -42L0 -66L6 -42L13 -56L20 -38L32 -50C34 -44 36 -34 32 -17Q0 -9 -32 -17Z',
      paint.gold,
    );
    pen.line('M-33 -25Q0 -17 33 -25', 1.4, paint.amber);
    pen.shape('M0 -43l6 8 -6 9 -6 -9Z', paint.water);
    pen.wash(oval(-17, -32, 2.8) + oval(17, -32, 2.8), paint.red);
    for (const [x, y] of [
      [-32, -52],
      [-13, -58],
      [0, -68],
      [13, -58],
      [32, -52],
    ] as const)
      pearl(pen, x, y, 3.6);
  }),
};
