import { oval, paint, type Emblem, type Pen } from '../pen';
import { between, hash, pick, random } from '../random';
import { beasts, type Beast, type Species } from './beasts';
import { arm, coat, hats, things, trims, type Hat, type Thing, type Trim } from './wardrobe';

interface Dress {
  readonly coat: string;
  readonly trim?: Trim;
  readonly hat?: Hat;
  /** Behind the figure. */
  readonly back?: Thing;
  /** In the hand at our right. */
  readonly holds?: Thing;
  /** In the hand at our left. */
  readonly left?: Thing;
  /** Before the breast, held with both hands. */
  readonly before?: Thing;
  readonly beside?: Thing;
  readonly fur?: string;
  readonly glasses?: 'spectacles' | 'monocle';
}

/** A beast in its dress, standing, looking at us. */
export function figure(species: Species, dress: Dress): Emblem {
  return (pen) => {
    const beast: Beast = dress.fur ? { ...beasts[species], fur: dress.fur } : beasts[species];
    if (dress.back) things[dress.back](pen);
    beast.tail?.(pen, beast);
    if (dress.beside) things[dress.beside](pen);
    pen.shape(oval(-9, 0, 6, 3) + oval(9, 0, 6, 3), beast.pale);
    coat(pen, dress.coat);
    trims[dress.trim ?? 'none'](pen);
    if (dress.holds) things[dress.holds](pen);
    if (dress.before) things[dress.before](pen);
    arm(pen, dress.coat, beast.fur, dress.holds !== undefined);
    pen.within('scale(-1 1)', () => {
      if (dress.left) things[dress.left](pen);
      arm(pen, dress.coat, beast.fur, dress.left !== undefined);
    });
    pen.within(`translate(0 -46)rotate(${Math.round(between(pen.chance, -5, 5))})`, () => {
      beast.head(pen, beast);
      if (dress.glasses) hats[dress.glasses](pen);
      const { hat } = dress;
      if (hat && beast.lift) pen.within(`translate(0 ${-beast.lift})`, hats[hat]);
      else if (hat) hats[hat](pen);
    });
  };
}

/** A whole bird in flight. */
export function flying(pen: Pen, feathers: string, wing: string): void {
  pen.shape('M-10 -20L-46 -8L-40 -18L-48 -22L-20 -34Z', paint.slate);
  pen.line('M-2 -8l-3 8M6 -8l3 8M-9 0h8M5 0h8', 2.2, paint.rose);
  pen.shape(
    'M-20 -34C-10 -48 6 -46 12 -54C14 -66 34 -68 34 -52C34 -32 26 -8 2 -7C-10 -7 -22 -18 -20 -34Z',
    feathers,
  );
  pen.wash(
    'M14 -46C20 -38 28 -40 33 -46C31 -34 28 -26 22 -20C16 -26 12 -36 14 -46Z',
    paint.plum,
    0.55,
  );
  pen.shape('M8 -38C-4 -40 -20 -32 -38 -26C-28 -14 -6 -12 6 -22Z', wing);
  pen.line('M-30 -25q14 6 28 2M-24 -21q10 4 22 2M-6 -30q6 2 10 2', 0.9);
  pen.line('M-30 -23l20 8', 2.4, paint.night);
  pen.shape('M33 -56L42 -52L33 -50Z', paint.amber);
  pen.wash(oval(26, -56, 2.6), paint.amber);
  pen.wash(oval(26.3, -56, 1.5), '#2a1c14');
}

/** The pigeon flies its round: cap on the head, letter in the claws. */
const pigeon: Emblem = (pen: Pen) => {
  flying(pen, '#a9b3bb', '#c6ced3');
  pen.within('translate(22 -52)scale(.8)', () => hats.postman(pen));
  pen.within('translate(22 -26)rotate(10)', () => things.letter(pen));
};

/** Every critter: which beast, and what it wears and carries. */
export const critters: Record<string, Emblem> = {
  architect: figure('beaver', {
    coat: paint.plum,
    trim: 'collar',
    before: 'plan',
    holds: 'compass',
    hat: 'bowler',
  }),
  bard: figure('robin', { coat: paint.blue, trim: 'redBreast', before: 'lute', hat: 'feathered' }),
  barge_toad: figure('toad', { coat: paint.plank, trim: 'rope', holds: 'pole', hat: 'straw' }),
  chip_sweep: figure('squirrel', {
    coat: paint.soot,
    trim: 'scarf',
    holds: 'broom',
    hat: 'cap',
    fur: '#9a8577',
  }),
  doctor: figure('duck', {
    coat: paint.snow,
    trim: 'scarf',
    holds: 'medicine',
    glasses: 'monocle',
  }),
  fool: figure('ferret', { coat: paint.blue, trim: 'motley', hat: 'jester' }),
  historian: figure('tortoise', {
    coat: paint.moss,
    before: 'scroll',
    holds: 'quill',
    glasses: 'monocle',
  }),
  husband: figure('mouse', { coat: paint.leaf, trim: 'buttons', holds: 'fork', hat: 'straw' }),
  innkeeper: figure('vole', { coat: paint.blue, trim: 'apron', holds: 'mug' }),
  judge: figure('owl', { coat: paint.soot, trim: 'collar', holds: 'scales', hat: 'wig' }),
  king: figure('badger', { coat: paint.red, trim: 'ermine', holds: 'sceptre', hat: 'crown' }),
  miner_mole: figure('mole', { coat: paint.slate, trim: 'buttons', holds: 'pick', hat: 'helmet' }),
  monk: figure('mouse', { coat: paint.bark, trim: 'rope', holds: 'lantern', hat: 'hood' }),
  peddler: figure('hedgehog', { coat: paint.moss, trim: 'scarf', back: 'pack', holds: 'coin' }),
  postal_pigeon: pigeon,
  queen: figure('ermine', {
    coat: paint.lilac,
    trim: 'collar',
    before: 'chain',
    holds: 'sceptre',
    hat: 'tiara',
  }),
  ranger: figure('fox', { coat: paint.pine, trim: 'rope', holds: 'bow', hat: 'greenHood' }),
  shepherd: figure('goat', { coat: paint.sky, trim: 'scarf', holds: 'crook', beside: 'lamb' }),
  shopkeeper: figure('otter', { coat: paint.tile, trim: 'apron', before: 'counter' }),
  teacher: figure('rabbit', {
    coat: paint.plum,
    trim: 'collar',
    before: 'book',
    glasses: 'spectacles',
  }),
  undertaker: figure('raven', { coat: paint.plum, trim: 'collar', left: 'spade', hat: 'top' }),
  wanderer: figure('fox', {
    coat: paint.water,
    trim: 'scarf',
    holds: 'bundle',
    hat: 'wide',
    fur: '#b9a27f',
  }),
  wife: figure('mouse', { coat: paint.rose, trim: 'apron', holds: 'basket', hat: 'kerchief' }),
  woodcarver: figure('woodpecker', {
    coat: paint.wood,
    trim: 'apron',
    holds: 'chisel',
    left: 'mallet',
  }),
};

const coats = [
  paint.plum,
  paint.blue,
  paint.leaf,
  paint.tile,
  paint.slate,
  paint.moss,
  paint.water,
] as const;
const species = Object.keys(beasts) as [Species, ...Species[]];
const someHats = ['straw', 'feathered', 'wide', 'kerchief', 'cap', 'bowler', 'nothing'] as const;
const someThings = [
  'staff',
  'basket',
  'lantern',
  'flower',
  'net',
  'letter',
  'jar',
  'fork',
  'bundle',
] as const;
const someTrims = ['buttons', 'apron', 'rope', 'scarf', 'collar'] as const;

/** A critter nobody has drawn yet: dressed by chance, but always the same. */
export function someCritter(id: string): Emblem {
  const chance = random(hash(id));
  return figure(pick(chance, species), {
    coat: pick(chance, coats),
    trim: pick(chance, someTrims),
    hat: pick(chance, someHats),
    holds: pick(chance, someThings),
  });
}
