import { beasts, type Beast } from '../../../art/emblems/beasts';
import { shown } from '../../../art/emblems/displays';
import * as m from '../../../art/emblems/masonry';
import { hats, type Hat } from '../../../art/emblems/wardrobe';
import { d, oval, paint, type Emblem, type Pen } from '../../../art/pen';
import { hull, lily, pearl, ripples, stream } from './water';

/** Seen from the breast up, in a boat. */
function passenger(pen: Pen, x: number, coat: string, fur: string, hat: Hat): void {
  const mouse: Beast = { ...beasts.mouse, fur };
  pen.shape(d`M${x - 12} -10C${x - 12} -26 ${x + 12} -26 ${x + 12} -10Z`, coat);
  pen.within(d`translate(${x} -38)scale(.86)`, () => {
    mouse.head(pen, mouse);
    hats[hat](pen);
  });
}

export const events: Record<string, Emblem> = {
  masquerade_invitations: shown((pen) => {
    pen.within('rotate(-12 -16 -34)', (p) => m.envelope(p, -18, -36, 46));
    pen.within('rotate(10 18 -36)', (p) => m.envelope(p, 20, -32, 44));
    pen.rod('M26 -18L20 -56', paint.gold, 2);
    pen.shape('M0 -70C-8 -84 2 -90 8 -86C6 -78 10 -74 10 -68Z', paint.leaf);
    pen.shape(
      'M-26 -66C-16 -74 -6 -69 0 -68C6 -69 16 -74 26 -66C28 -54 18 -46 8 -50Q4 -52 0 -52Q-4 -52 -8 -50C-18 -46 -28 -54 -26 -66Z',
      paint.red,
    );
    pen.wash(
      'M-19 -61C-13 -66 -8 -63 -5 -59C-10 -55 -16 -56 -19 -61ZM19 -61C13 -66 8 -63 5 -59C10 -55 16 -56 19 -61Z',
      paint.night,
    );
    pen.line('M-23 -65C-14 -70 -6 -66 0 -65C6 -66 14 -70 23 -65', 1.4, paint.gold);
  }),
  river_race(pen) {
    stream(pen, -20);
    for (const [x, water, sail, beast] of [
      [34, -14, paint.red, beasts.beaver],
      [-28, 0, paint.blue, beasts.ferret],
    ] as const) {
      pen.rod(d`M${x + 4} ${water - 6}v-50`, paint.wood, 2);
      pen.shape(d`M${x + 7} ${water - 54}q26 16 22 42h-22Z`, sail);
      pen.wash(oval(x + 15, water - 26, 5), paint.cream);
      m.flag(pen, x + 4, water - 52, 10, paint.gold);
      pen.within(d`translate(${x - 15} ${water - 19})scale(.7)`, () => beast.head(pen, beast));
      hull(pen, x, water, 62, paint.wood);
    }
    pen.rod('M-80 8V-44M76 8V-44', paint.bark, 2.4);
    m.pennants(pen, -80, -44, -30, -66, 4);
  },
  riverside_resort(pen) {
    stream(pen, -6);
    pen.shape('M-106 4C-60 -10 -20 -14 40 -8C50 -6 58 0 62 8H-106Z', paint.straw);
    pen.wall(paint.cream, -44, -8, 40, 26);
    m.longRoof(pen, paint.water, -44, -34, 40, 14, 5);
    m.lit(pen, 7, 11, -56, -14, -32, -14);
    m.door(pen, -44, -8, 10, 17, paint.tile);
    m.flag(pen, -44, -47, 12, paint.red);
    // A parasol, and a guest who has all the time of the world
    pen.rod('M24 -4L14 -62', paint.wood, 2);
    pen.shape(
      'M-18 -46C-16 -68 14 -78 44 -56Q36 -60 28 -52Q20 -58 10 -50Q0 -56 -18 -46Z',
      paint.cream,
    );
    pen.wash(
      'M-16 -47C-14 -64 0 -70 13 -70Q-2 -62 -2 -52Q-10 -52 -16 -47ZM13 -70Q28 -66 28 -53Q20 -57 11 -51Q16 -62 13 -70Z',
      paint.red,
    );
    pen.rod('M4 0L14 -14L34 -12M12 0L16 -12M36 0V-12M34 -12L50 -30', paint.bark, 1.8);
    pen.line('M13 -13Q26 -8 48 -28', 4, paint.blue);
    pen.within('translate(44 -34)rotate(20)scale(.62)', () => {
      beasts.toad.head(pen, beasts.toad);
      hats.spectacles(pen);
    });
    pen.shape(oval(70, 4, 7, 2.4), paint.red);
    pen.wash(oval(70, 4, 3, 1), paint.water);
  },
  romantic_cruise(pen) {
    pen.wash('M-110 -98H110V16H-110Z', paint.plum, 0.28);
    pen.wash(oval(-44, -66, 15), paint.glow);
    stream(pen, -12);
    pen.wash('M-58 -8h28l-6 14h-16Z', paint.glow, 0.5);
    passenger(pen, -16, paint.leaf, '#b9a189', 'straw');
    passenger(pen, 14, paint.rose, '#d8c3ad', 'kerchief');
    pen.shape(
      'M-58 -36C-50 -36 -52 -22 -44 -18C-20 -10 20 -10 42 -18C50 -22 50 -38 60 -38C62 -28 58 -2 36 4H-34C-54 -2 -60 -22 -58 -36Z',
      paint.wood,
    );
    pen.line('M-50 -14C-20 -4 22 -4 50 -14', 1.4, paint.gold);
    pen.line('M60 -38q4 -8 -4 -10', 1.8);
    pen.shape(oval(55, -43, 4, 5), paint.glow);
    pen.shape('M0 -66C-10 -74 -6 -84 0 -78C6 -84 10 -74 0 -66Z', paint.red);
    pen.shape('M30 -70C24 -75 26 -82 30 -78C34 -82 36 -75 30 -70Z', paint.rose);
    ripples(pen, -50, 8, 34, 12, 9, 36);
    lily(pen, -76, 4, 11, true);
  },
  sunken_treasure_discovered(pen) {
    stream(pen, -14);
    pen.rod('M-56 12V-80M-56 -74L26 -80M-56 -52L-34 -76', paint.wood, 3.6);
    pen.line('M10 -79V-66M-16 -50L10 -66L36 -50', 1.6);
    pen.wash(oval(10, -46, 38, 16), paint.glow, 0.5);
    pen.shape('M-26 -40C-30 -62 50 -62 46 -40Z', paint.bark);
    pen.line('M-17 -53q-3 6 -2 13M37 -53q3 6 2 13', 2.6, paint.gold);
    pen.wash('M-22 -39C-12 -46 32 -46 42 -39V-34H-22Z', paint.gold);
    pearl(pen, -12, -41, 5);
    pearl(pen, 2, -42, 4.4);
    pearl(pen, 30, -41, 5.4);
    pen.block(paint.wood, -24, -10, -26, -36, 46, -36, 44, -10);
    pen.line('M-25 -24H45M-16 -36V-10M36 -36V-10', 2.4, paint.gold);
    pen.shape('M4 -36h12v13H4Z', paint.gold);
    pen.wash(oval(10, -30, 2), paint.bark);
    pen.line('M-20 -8v10M-6 -8v6M8 -8v11M22 -8v7M38 -8v9', 2, paint.sky);
    pen.shape(oval(54, -2, 3.6) + oval(-38, 4, 3.6), paint.gold);
    ripples(pen, -30, 4, 30, 14, 7, 34);
  },
  x_marks_the_spot(pen) {
    pen.shape('M-58 4C-46 -12 -26 -14 -14 -6C6 -14 34 -14 58 4Z', paint.straw);
    pen.rod('M40 0L56 -54M50 -56L62 -52', paint.wood, 2.6);
    pen.shape('M32 -8L46 -4C44 6 40 10 32 12C28 4 29 -2 32 -8Z', paint.slate);
    pen.within('rotate(-5 -8 -38)', (p) => {
      p.shape(
        'M-46 -6C-44 -26 -48 -46 -44 -66Q-24 -62 -8 -67Q12 -70 30 -66C28 -46 32 -26 28 -8Q8 -4 -8 -8Q-28 -12 -46 -6Z',
        paint.plaster,
      );
      p.wash(
        'M-43 -44C-30 -48 -26 -36 -14 -38C0 -40 6 -58 28 -54L29 -65Q12 -69 -8 -66Q-24 -61 -43 -65Z',
        paint.water,
        0.8,
      );
      p.line('M-34 -16C-26 -28 -16 -16 -8 -26', 1.8, paint.bark);
      p.line('M-36 -20l-3 6M-30 -24l-2 -4M-20 -18l3 4', 1, paint.bark);
      p.line('M2 -34L18 -18M18 -34L2 -18', 5.4);
      p.line('M2 -34L18 -18M18 -34L2 -18', 3.6, paint.red);
      p.shape('M-32 -56l3 5 3 -5 -3 -5Z', paint.gold);
    });
    pearl(pen, -44, -2, 4);
  },
};
