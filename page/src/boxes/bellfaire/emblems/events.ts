import { beasts, type Beast, type Species } from '../../../art/emblems/beasts';
import { banner, burst, shown } from '../../../art/emblems/displays';
import * as m from '../../../art/emblems/masonry';
import { hats, things, type Hat } from '../../../art/emblems/wardrobe';
import { arch, d, oval, paint, type Emblem, type Pen } from '../../../art/pen';
import { flower, posies } from './blossoms';

/** One of a company, seen from the front: a cloak, a head, and perhaps a hat. */
function cloaked(species: Species, cloak: string, hat?: Hat): Emblem {
  return (pen) => {
    const beast: Beast = beasts[species];
    pen.shape('M-20 0C-18 -26 -12 -38 0 -38C12 -38 18 -26 20 0Z', cloak);
    pen.line('M0 -32V0M-9 -28Q0 -24 9 -28', 1);
    pen.within('translate(0 -46)', () => {
      beast.head(pen, beast);
      if (hat) hats[hat](pen);
    });
  };
}

/** Pairs of x and y, each with the same size behind it. */
function sized(at: readonly number[], size: number): number[] {
  return at.flatMap((value, i) => (i % 2 ? [value, size] : value));
}

/** A pie in its dish. */
function pie(pen: Pen, x: number, foot: number, r: number): void {
  pen.shape(
    d`M${x - r} ${foot - r * 0.35}C${x - r} ${foot - r * 1.05} ${x + r} ${foot - r * 1.05} ${x + r} ${foot - r * 0.35}Z`,
    paint.straw,
  );
  pen.line(
    d`M${x - r * 0.6} ${foot - r * 0.7}L${x} ${foot - r * 0.35}M${x - r * 0.1} ${foot - r * 0.85}L${x + r * 0.6} ${foot - r * 0.4}M${x + r * 0.5} ${foot - r * 0.78}L${x - r * 0.2} ${foot - r * 0.36}`,
    1.1,
    paint.red,
  );
  pen.shape(
    d`M${x - r * 1.1} ${foot - r * 0.35}H${x + r * 1.1}L${x + r * 0.8} ${foot}H${x - r * 0.8}Z`,
    paint.tile,
  );
}

export const events: Record<string, Emblem> = {
  flower_festival: banner(paint.leaf, (pen) => {
    flower(pen, 0, -2, 19, paint.straw, paint.cream, paint.red, paint.blue, paint.lilac);
  }),
  /** A front of columns, as it is drawn and as it is built. */
  architectural_renaissance(pen) {
    m.steps(pen, -12, 2, 84, 3);
    m.columns(pen, -7, 32, -44, -28, -12, 4, 20);
    pen.block(paint.cream, -52, -39, -52, -45, 28, -45, 28, -39);
    pen.block(paint.plaster, -54, -45, -12, -68, 30, -45);
    pen.shape(oval(-12, -53, 5), paint.blue);
    pen.rod('M44 2V-66M62 2V-66', paint.wood, 2);
    pen.rod('M38 -22H68M38 -46H68', paint.plank, 2.4);
    pen.within('translate(53 -48)scale(.7)', (p) => {
      p.block(paint.snow, -16, 0, -16, -26, 16, -26, 16, 0);
      p.line('M-10 -6V-16M0 -6V-16M10 -6V-16M-13 -16H13L0 -23Z', 1.2, paint.blue);
    });
  },
  /** A stage with a painter's easel and a lute. */
  arts_and_music_festival(pen) {
    m.pennants(pen, -60, -76, 60, -76, 7);
    pen.rod('M-60 0V-76M60 0V-76', paint.bark, 2.4);
    pen.block(paint.wood, -66, 2, -66, -10, 66, -10, 66, 2);
    pen.line('M-44 -10V2M-22 -10V2M0 -10V2M22 -10V2M44 -10V2', 0.9, undefined, 0.6);
    pen.rod('M-40 -10L-28 -58L-16 -10', paint.plank, 2);
    pen.block(paint.cream, -44, -24, -44, -52, -12, -52, -12, -24);
    pen.wash('M-42 -26q8 -12 14 -6t14 -4v10Z', paint.leaf);
    pen.wash(oval(-20, -45, 4), paint.amber);
    pen.within('translate(26 -26)scale(1.05)', (p) => p.within('translate(0 22)', things.lute));
    pen.line('M44 -50v-12l9 -3v12', 1.6);
    pen.shape(oval(41.5, -49, 3, 2.2) + oval(50.5, -52, 3, 2.2), paint.soot);
  },
  /** A bed under a sign, and breakfast on the stool. */
  bed_and_breakfast_guild(pen) {
    pen.shape('M-58 2V-46Q-52 -52 -46 -46V2Z', paint.bark);
    pen.shape('M40 2V-34Q46 -40 52 -34V2Z', paint.bark);
    pen.block(paint.plank, -48, -6, -48, -16, 42, -16, 42, -6);
    pen.shape('M-46 -16C-46 -30 -22 -32 -18 -16Z', paint.snow);
    pen.within('translate(-26 -28)rotate(-14)scale(.6)', () => {
      beasts.mouse.head(pen, beasts.mouse);
      hats.kerchief(pen);
    });
    pen.shape('M-20 -16C-16 -32 34 -34 42 -16V-8H-22Z', paint.blue);
    pen.line('M-8 -26V-8M8 -29V-8M24 -28V-8', 1.4, paint.cream);
    m.sign(pen, 52, -74, (p) => {
      p.shape(oval(0, 0, 5, 4), paint.straw);
      p.line('M-2 -6q-2 -3 0 -5M2 -6q-2 -3 0 -5', 0.9);
    });
    pen.rod('M52 -34V-78', paint.wood, 2);
    m.flowers(pen, -66, 2, 62, 2);
  },
  /** A hammock between two trees, and nothing to do. */
  city_holiday(pen) {
    m.tree(pen, -56, 2, 76, paint.leaf);
    m.tree(pen, 56, 2, 70, paint.moss);
    m.pennants(pen, -52, -56, 52, -54, 8);
    pen.within('translate(-18 -30)rotate(-8)scale(.66)', () => {
      beasts.hedgehog.head(pen, beasts.hedgehog);
      hats.straw(pen);
    });
    pen.shape('M-54 -36C-34 -6 34 -6 54 -36C36 -20 -36 -20 -54 -36Z', paint.rose);
    pen.line('M-36 -23l3 8M-20 -18l2 7M0 -16v7M20 -18l-2 7M36 -23l-3 8', 1, paint.cream);
    pen.shape('M20 2h12l-2 -14h-8Z', paint.water);
    pen.line('M27 -12L34 -22', 1.6, paint.red);
    m.flowers(pen, -20, 4, 44, 4);
  },
  /** Three old ones around a fire. */
  gathering_of_elders(pen) {
    pen.wash(oval(0, -8, 40), paint.glow, 0.35);
    pen.within('translate(-42 2)scale(.74)', cloaked('owl', paint.plum, 'spectacles'));
    pen.within('translate(42 2)scale(-.74 .74)', cloaked('tortoise', paint.moss));
    pen.within('translate(0 -10)scale(.7)', cloaked('goat', paint.blue, 'spectacles'));
    pen.rod('M-16 3L14 -4M16 3L-14 -4', paint.bark, 3.4);
    pen.shape('M0 -28C10 -18 14 -12 10 -3H-10C-14 -10 -6 -14 0 -28Z', paint.amber);
    pen.wash('M0 -18C6 -12 7 -8 5 -3H-5C-7 -8 -2 -10 0 -18Z', paint.glow);
  },
  /** A paved way to a castle, with a stone that says whose it is. */
  kings_road_established(pen) {
    pen.wall(paint.stone, 10, -44, 26, 24);
    pen.wall(paint.stone, -8, -44, 10, 34);
    pen.wall(paint.stone, 28, -44, 10, 34);
    m.spire(pen, paint.blue, -8, -78, 12, 14);
    m.spire(pen, paint.blue, 28, -78, 12, 14);
    pen.shape(arch(10, -44, 9, 14), paint.soot);
    pen.shape(
      'M6 -44C-14 -34 30 -24 8 -14C-6 -8 -30 -4 -38 6H30C34 -2 52 -8 44 -18C36 -28 14 -32 14 -44Z',
      paint.plaster,
    );
    pen.line(
      'M0 -34h14M14 -28h16M16 -20h20M2 -10h34M-14 -2h40M8 -34v6M22 -28v8M14 -20v10M28 -20v10M0 -10v8M20 -10v8M8 -2v8',
      0.9,
      undefined,
      0.5,
    );
    pen.shape('M-66 4V-28Q-54 -40 -42 -28V4Z', paint.rock);
    pen.within('translate(-54 0)scale(.8)', hats.crown);
    m.flowers(pen, 56, 0, -30, -16);
  },
  pie_eating_contest(pen) {
    m.pennants(pen, -62, -80, 62, -80, 6);
    pen.within('translate(-32 -40)', () => beasts.badger.head(pen, beasts.badger));
    pen.within('translate(0 -42)', () => beasts.toad.head(pen, beasts.toad));
    pen.within('translate(33 -40)', () => beasts.otter.head(pen, beasts.otter));
    pen.wash(oval(-28, -30, 4, 3) + oval(4, -33, 5, 2.4) + oval(36, -31, 4, 3), paint.plum);
    pen.block(paint.cream, -64, 2, -60, -16, 60, -16, 64, 2);
    pen.wash(
      'M-61 -12h14v13h-15ZM-34 -12h14v13h-14ZM-7 -12H7V1H-7ZM20 -12h14v13H20ZM47 -12h14l2 13H47Z',
      paint.red,
      0.75,
    );
    for (const x of [-34, 0, 34]) pie(pen, x, -14, 13);
  },
  /** The couple beneath an arch of flowers. */
  royal_wedding(pen) {
    pen.line('M-50 2V-40C-50 -92 50 -92 50 -40V2', 7, paint.leaf);
    const white = [-50, -10, -50, -36, -34, -68, 0, -80, 34, -68, 50, -36, 50, -10];
    const red = [-44, -54, -18, -78, 18, -78, 44, -54];
    posies(pen, paint.snow, ...sized(white, 8));
    posies(pen, paint.rose, ...sized(red, 6));
    pen.within('translate(-18 2)scale(.82)', cloaked('badger', paint.red, 'crown'));
    pen.within('translate(18 2)scale(.82)', cloaked('ermine', paint.snow, 'tiara'));
    posies(pen, paint.rose, 0, -20, 6, -6, -15, 5, 6, -15, 5);
  },
  /** A hero of stone, not quite done. */
  statues_commissioned: shown((pen) => {
    pen.wall(paint.stone, 0, -18, 34, 12);
    pen.within('translate(0 -30)scale(.8)', (p) => {
      p.shape('M-15 0C-14 -22 -10 -34 0 -34C10 -34 14 -22 15 0Z', paint.stone);
      p.shape('M12 -28L26 -52L31 -49L18 -20Z', paint.stone);
      p.shape('M28 -50L34 -72L38 -48Z', paint.stone);
      p.shape(oval(-9, -52, 6) + oval(9, -52, 6), paint.stone);
      p.shape(oval(0, -44, 13, 12), paint.stone);
      p.line('M-5 -45v1M5 -45v1M-4 -38q4 3 8 0M-8 -24Q0 -18 8 -24', 1.2);
      p.hatch(10, -24, -5, 3, 6, 0.6, 4);
    });
    pen.rod('M-40 -4L-24 -34', paint.wood, 2.4);
    pen.block(paint.slate, -32, -40, -24, -44, -16, -30, -24, -26);
    pen.line(burst(-12, -40, 6), 1.2, paint.snow);
    pen.wash(oval(28, 0, 4, 2) + oval(38, 1, 3, 1.6) + oval(-30, 1, 3, 1.6), paint.stone);
  }),
};
