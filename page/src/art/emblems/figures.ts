import { oval, paint, type Emblem, type Pen } from '../pen';
import { between, hash, pick, random } from '../random';
import { beasts, type Beast, type Species } from './beasts';
import { arm, coat, hats, things, trims, type Hat, type Thing, type Trim } from './wardrobe';

/** By its name in the wardrobe; a box may bring drawings of its own. */
type Worn<Name extends string> = Name | Emblem;

export interface Dress {
  readonly coat: string;
  readonly trim?: Worn<Trim>;
  readonly hat?: Worn<Hat>;
  /** Behind the figure. */
  readonly back?: Worn<Thing>;
  /** In the hand at our right. */
  readonly holds?: Worn<Thing>;
  /** In the hand at our left. */
  readonly left?: Worn<Thing>;
  /** Before the breast, held with both hands. */
  readonly before?: Worn<Thing>;
  readonly beside?: Worn<Thing>;
  readonly fur?: string;
  readonly glasses?: 'spectacles' | 'monocle';
}

function put<Name extends string>(
  pen: Pen,
  wardrobe: Readonly<Record<Name, Emblem>>,
  worn: Worn<Name> | undefined,
): void {
  if (worn === undefined) return;
  const draw = typeof worn === 'string' ? wardrobe[worn] : worn;
  draw(pen);
}

/** A beast in its dress, standing, looking at us. */
export function figure(species: Species | Beast, dress: Dress): Emblem {
  return (pen) => {
    const born: Beast = typeof species === 'string' ? beasts[species] : species;
    const beast = dress.fur ? { ...born, fur: dress.fur } : born;
    put(pen, things, dress.back);
    beast.tail?.(pen, beast);
    put(pen, things, dress.beside);
    pen.shape(oval(-9, 0, 6, 3) + oval(9, 0, 6, 3), beast.pale);
    coat(pen, dress.coat);
    put(pen, trims, dress.trim);
    put(pen, things, dress.holds);
    put(pen, things, dress.before);
    arm(pen, dress.coat, beast.fur, dress.holds !== undefined);
    pen.within('scale(-1 1)', () => {
      put(pen, things, dress.left);
      arm(pen, dress.coat, beast.fur, dress.left !== undefined);
    });
    pen.within(`translate(0 -46)rotate(${Math.round(between(pen.chance, -5, 5))})`, () => {
      beast.head(pen, beast);
      if (dress.glasses) hats[dress.glasses](pen);
      const { hat } = dress;
      if (beast.lift) pen.within(`translate(0 ${-beast.lift})`, () => put(pen, hats, hat));
      else put(pen, hats, hat);
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

/** A critter that is not drawn yet: dressed by chance, but always the same. */
export function someCritter(id: string): Emblem {
  const chance = random(hash(id));
  return figure(pick(chance, species), {
    coat: pick(chance, coats),
    trim: pick(chance, someTrims),
    hat: pick(chance, someHats),
    holds: pick(chance, someThings),
  });
}
