import { paint, type Emblem } from '../pen';
import { figure, someCritter } from './figures';

/** The bots that play: which beast each is, and what it wears and carries. */
const opponents: Record<string, Emblem> = {
  fledgling: figure('robin', { coat: paint.straw, trim: 'scarf', holds: 'flower' }),
  forager: figure('squirrel', {
    coat: paint.leaf,
    trim: 'apron',
    holds: 'basket',
    hat: 'kerchief',
  }),
  greedy: figure('beaver', { coat: paint.wood, trim: 'apron', holds: 'chisel', left: 'mallet' }),
  steward: figure('otter', {
    coat: paint.plum,
    trim: 'collar',
    before: 'book',
    hat: 'feathered',
  }),
  sage: figure('owl', {
    coat: paint.night,
    trim: 'scarf',
    holds: 'lantern',
    hat: 'hood',
    glasses: 'spectacles',
  }),
};

/** Bots of other packages are dressed by chance, but always the same. */
export function opponent(id: string): Emblem {
  return opponents[id] ?? someCritter(id);
}
