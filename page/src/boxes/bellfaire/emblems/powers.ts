import { beasts, blush, eyes, skull, type Beast } from '../../../art/emblems/beasts';
import { figure } from '../../../art/emblems/figures';
import { finds } from '../../../art/emblems/finds';
import * as m from '../../../art/emblems/masonry';
import { oval, paint, type Emblem, type Pen } from '../../../art/pen';
import { flower } from './blossoms';

const PUPIL = '#2a1c14';

const axolotl: Beast = {
  fur: '#eab4b0',
  pale: '#f7dcd2',
  lift: 3,
  tail(pen, beast) {
    pen.shape('M-10 -2C-26 0 -40 -8 -44 -28C-32 -30 -16 -22 -9 -12Z', beast.fur);
    pen.line('M-12 -5C-24 -8 -34 -16 -41 -26', 1, undefined, 0.5);
  },
  head(pen, beast) {
    for (const side of [-1, 1]) {
      pen.within(`scale(${side} 1)`, (p) => {
        p.shape(
          'M14 -6C20 -18 28 -22 32 -18C30 -12 24 -8 16 -2ZM16 -1C26 -8 34 -8 36 -3C32 2 24 3 16 3ZM15 4C24 4 30 8 30 13C24 14 18 11 14 8Z',
          '#c9647a',
        );
      });
    }
    skull(pen, beast.fur, 18, 13);
    eyes(pen, 9, -2, 1.9);
    pen.line('M-9 5Q0 11 9 5', 1.2);
    blush(pen, 12.5, 4);
  },
};

const lizard: Beast = {
  fur: '#7f9f5a',
  pale: '#d9dba0',
  lift: 4,
  tail(pen, beast) {
    pen.rod(
      'M-10 -4C-26 4 -42 -4 -40 -20C-38 -32 -26 -32 -26 -24C-26 -18 -32 -18 -33 -22',
      beast.fur,
      5,
    );
  },
  head(pen, beast) {
    pen.shape(oval(-9, -9, 6) + oval(9, -9, 6), beast.fur);
    pen.shape(
      'M-15 -6C-14 -12 14 -12 15 -6C18 2 12 8 7 12Q0 17 -7 12C-12 8 -18 2 -15 -6Z',
      beast.fur,
    );
    pen.wash('M-12 5Q0 12 12 5Q6 15 0 15Q-6 15 -12 5Z', beast.pale);
    pen.line('M-13 4.5Q0 11 13 4.5M-3 1v.5M3 1v.5', 1.1);
    pen.wash(oval(-9, -9.5, 3.8) + oval(9, -9.5, 3.8), paint.gold);
    pen.wash(oval(-9, -9.5, 1.2, 3.2) + oval(9, -9.5, 1.2, 3.2), PUPIL);
    pen.wash(oval(-4, -6, 1.3) + oval(3, -5, 1.5) + oval(0, -8, 1), paint.pine, 0.5);
  },
};

const platypus: Beast = {
  fur: '#84644b',
  pale: '#5a5752',
  tail(pen) {
    pen.shape(
      'M-10 -2C-24 4 -44 0 -46 -14C-46 -24 -34 -26 -26 -20C-18 -15 -12 -12 -9 -10Z',
      '#6d513c',
    );
    pen.line('M-40 -18l8 12M-32 -20l8 14M-42 -10l18 -4', 0.8, undefined, 0.5);
  },
  head(pen, beast) {
    skull(pen, beast.fur, 16, 14);
    eyes(pen, 8, -4, 2);
    pen.shape('M-9 2C-14 4 -19 8 -18 12C-10 17 10 17 18 12C19 8 14 4 9 2Q0 -1 -9 2Z', beast.pale);
    pen.line('M-17 10.5Q0 14 17 10.5M-3 4v.6M3 4v.6', 1.1);
  },
};

/** A robin's head, with feathers and a beak of its own. */
function bird(fur: string, beak: string, over: Emblem, under?: Emblem): Beast {
  const kin = beasts.robin;
  const beast = { ...kin, fur, pale: fur };
  return {
    ...beast,
    head(pen: Pen) {
      under?.(pen);
      kin.head(pen, beast);
      pen.shape('M13 -4L24 -1L13 3Z', beak);
      over(pen);
    },
  };
}

const cardinal = bird(
  '#c23b30',
  paint.amber,
  (pen) => pen.wash('M15 -3C12 -4 11 0 9 4C12 6 14 4 15 2Z', PUPIL),
  (pen) => pen.shape('M-13 -6C-18 -18 -14 -30 -6 -34C-4 -26 6 -22 12 -9Z', '#c23b30'),
);

const starling = bird('#3d4560', paint.gold, (pen) => {
  pen.wash(
    oval(-8, -6, 1.2) +
      oval(-3, -10, 1.1) +
      oval(-10, 2, 1.2) +
      oval(-4, 4, 1.2) +
      oval(2, 8, 1.2) +
      oval(-6, 10, 1),
    paint.sky,
  );
});

/** Held up to see what passed here. */
const lens: Emblem = (pen) => {
  pen.rod('M26 -26L31 -38', paint.bark, 3);
  pen.shape(oval(35, -47, 11), paint.sky);
  pen.line('M29 -48q1 -6 7 -7', 1.6, paint.snow);
};

/** A roof tile and a pot of resin to mend things with. */
const resinPot: Emblem = (pen) => {
  pen.shape('M14 -4C11 -12 13 -18 17 -20H35C39 -18 41 -12 38 -4Z', paint.slate);
  pen.shape('M14 -23H38V-18Q34 -10 32 -18Q29 -13 27 -18H14Z', paint.amber);
  pen.rod('M28 -23L38 -44', paint.wood, 2);
  pen.shape('M35 -42L42 -50L44 -44L40 -39Z', paint.straw);
};

/** A chest, open, with what was found. */
const chest: Emblem = (pen) => {
  pen.within('translate(-42 2)', (p) => {
    p.shape('M-17 -17C-20 -32 16 -36 18 -22L16 -17Z', paint.bark);
    p.shape(oval(-8, -17, 5) + oval(2, -19, 5) + oval(10, -17, 5), paint.gold);
    p.block(paint.wood, -18, 0, -18, -15, 18, -15, 18, 0);
    p.line('M-18 -9H18M-9 -15V0M9 -15V0', 1, undefined, 0.6);
    p.shape(oval(0, -9, 3), paint.gold);
  });
};

const sapling: Emblem = (pen) => {
  pen.shape('M14 -12H38L34 0H18Z', paint.tile);
  pen.line('M26 -12V-34', 2, paint.pine);
  pen.shape(
    'M26 -20C14 -20 12 -30 14 -34C22 -34 27 -28 26 -20ZM26 -26C36 -26 40 -34 38 -40C30 -40 25 -34 26 -26Z',
    paint.leaf,
  );
};

/** Something that smells good. */
const nosegay: Emblem = (pen) => {
  pen.line('M26 -22L28 -40M24 -22L18 -36M28 -22L38 -34', 1.4, paint.pine);
  flower(pen, 28, -46, 9, paint.rose);
  flower(pen, 16, -38, 8, paint.straw);
  flower(pen, 40, -37, 8, paint.lilac);
};

/** What was gathered, one of each. */
const gathered: Emblem = (pen) => {
  pen.within('translate(-36 2)scale(.85)', finds.any);
};

const carved: Emblem = (pen) => {
  pen.shape(
    'M-54 2V-22Q-54 -30 -46 -30Q-50 -36 -44 -38Q-36 -38 -38 -30Q-30 -30 -30 -22V2Z',
    paint.plank,
  );
  pen.line('M-48 -4V-16M-42 -2V-20M-36 -4V-16', 0.9, undefined, 0.6);
  pen.wash(oval(-43, -34, 1), PUPIL);
};

const diggings: Emblem = (pen) => {
  m.boulders(pen, -38, 3, 11, -52, 3, 7);
};

/** A jar of coins, which has time. */
const savings: Emblem = (pen) => {
  pen.block(paint.sky, 15, -2, 14, -24, 36, -24, 35, -2);
  pen.shape(
    oval(21, -6, 4, 2.4) + oval(29, -6, 4, 2.4) + oval(25, -10, 4, 2.4) + oval(22, -14, 4, 2.4),
    paint.gold,
  );
  pen.shape('M13 -29H37V-24H13Z', paint.plank);
};

/** The animals whose powers players have. */
export const powers: Record<string, Emblem> = {
  axolotls: figure(axolotl, { coat: paint.water, trim: 'rope', back: 'pack', holds: 'lantern' }),
  cardinals: figure(cardinal, { coat: paint.pine, trim: 'scarf', holds: 'proclamation' }),
  foxes: figure('fox', { coat: paint.bark, trim: 'scarf', holds: lens, hat: 'cap' }),
  hedgehogs: figure('hedgehog', { coat: paint.rose, trim: 'apron', holds: nosegay }),
  lizards: figure(lizard, { coat: paint.amber, trim: 'scarf', back: 'pack', holds: 'staff' }),
  mice: figure('mouse', {
    coat: paint.moss,
    trim: 'apron',
    holds: 'basket',
    beside: gathered,
    hat: 'straw',
  }),
  moles: figure('mole', {
    coat: paint.wood,
    trim: 'buttons',
    left: 'pick',
    holds: 'spade',
    hat: 'bandana',
    beside: diggings,
  }),
  otters: figure('otter', { coat: paint.blue, trim: 'apron', holds: resinPot, hat: 'cap' }),
  owls: figure('owl', {
    coat: paint.plum,
    trim: 'collar',
    before: 'book',
    hat: 'mortarboard',
    glasses: 'spectacles',
  }),
  platypuses: figure(platypus, {
    coat: paint.red,
    trim: 'rope',
    holds: 'coin',
    beside: chest,
    hat: 'bandana',
  }),
  rats: figure('rat', { coat: paint.plum, trim: 'motley', holds: 'mug', hat: 'feathered' }),
  squirrels: figure('squirrel', {
    coat: paint.leaf,
    trim: 'apron',
    holds: 'mallet',
    left: 'chisel',
    beside: carved,
  }),
  starlings: figure(starling, { coat: paint.lilac, trim: 'collar', before: 'lute', hat: 'laurel' }),
  toads: figure('toad', {
    coat: paint.leaf,
    trim: 'apron',
    holds: sapling,
    left: 'fork',
    hat: 'straw',
  }),
  turtles: figure('tortoise', {
    coat: paint.night,
    trim: 'scarf',
    holds: savings,
    hat: 'top',
    glasses: 'monocle',
  }),
};
