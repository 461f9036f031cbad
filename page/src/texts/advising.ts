/** What a bot thinks of an option, in phrases, as the server words it (`everdell.texts.advising`). */

import type { Advice, AdviceReason } from '../server/types';
import { amounts, Listing, option, Phrase, Seat, type IsComponent } from './wording';

/** A piece of advice in words, each part to be put where there is room for it. */
export interface AdviceWords {
  readonly option: string;
  readonly difference: string;
  readonly confidence: string;
  readonly chance: string;
  readonly reasons: readonly string[];
}

// From so much on a bot is sure which of two options is the better one; and fairly sure.
const SURE = 0.95;
const FAIRLY = 0.8;

/** How many points of lead it is ahead or behind, to a tenth. */
export function difference(advice: Advice): Phrase {
  const tenths = Math.round(Math.abs(advice.difference) * 10);
  const side = advice.difference > 0 ? 'ahead' : 'behind';
  return new Phrase('advice-difference', { n: tenths / 10, side: tenths > 0 ? side : 'level' });
}

export function confidence({ confidence }: Advice): Phrase {
  const level = confidence >= SURE ? 'sure' : confidence >= FAIRLY ? 'fairly' : 'unsure';
  return new Phrase('advice-confidence', { level });
}

export function chance(advice: Advice): Phrase {
  return new Phrase('advice-chance', { percent: Math.round(advice.win_chance * 100) });
}

/** What speaks for an option; `me` is the seat whose city is called "yours". */
export function adviceReason(
  why: AdviceReason,
  isComponent: IsComponent,
  me: number | null,
): Phrase {
  switch (why.kind) {
    case 'points':
      return new Phrase('advice-points', { n: why.n });
    case 'gains':
      return new Phrase('advice-gains', { gains: new Listing(gains(why)) });
    case 'next':
      return new Phrase('advice-next', { option: option(why.option, isComponent, me) });
    case 'wants':
      return new Phrase('advice-wants', { player: new Seat(why.seat) });
    case 'denies': {
      const denied = option(why.option, isComponent, me);
      return new Phrase('advice-denies', { player: new Seat(why.seat), option: denied });
    }
    case 'rest':
      return new Phrase('advice-rest');
    case 'least':
      return new Phrase('advice-least', { n: why.n });
    case 'outlook':
      return new Phrase('advice-outlook', { side: why.side });
  }
}

function gains(why: Extract<AdviceReason, { kind: 'gains' }>): (Phrase | Seat)[] {
  const named = amounts(why.resources).items;
  const beside = named.length > 0 ? 'some' : 'none';
  const others = new Phrase('advice-gains.others', { n: why.others, beside });
  const things = (['cards', 'workers'] as const).filter((thing) => why[thing] > 0);
  return [
    ...named,
    ...(why.others > 0 ? [others] : []),
    ...things.map((thing) => new Phrase(`advice-gains.${thing}`, { n: why[thing] })),
  ];
}
