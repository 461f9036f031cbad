/** What a bot thinks of an option, in words. */

import type { AtTable } from '../board/at-table.svelte';
import type { Asked } from '../board/hinting.svelte';
import type { Advice, AdviceReason } from '../server/types';
import { words } from '../texts/words.svelte';
import { optionWords } from './option-words';

/** The bot whose way of thinking hints come from. */
export const ADVISER = 'sage';

/** How it stands with a hint: it is thought about, it is there, or there is none. */
export function stateWords({ advice, fault }: Asked): string {
  const bot = words.bot(ADVISER);
  if (fault !== null) return words.fault(fault);
  if (advice === null) return words.say('decision-hint-thinking', { bot });
  return advice.length > 0
    ? words.say('decision-hint-told', { bot })
    : words.say('decision-hint-none', { bot });
}

/** What to do; nothing more is called as on the button that says so. */
export function adviceWords(option: string, table: AtTable): string {
  if (option !== 'done') return optionWords(option, table);
  return table.picks === null ? words.say('decision-decline') : words.say('decision-none');
}

/** From so much on a bot is sure that an option is better, or worse; and fairly sure. */
const SURE = 0.95;
const FAIRLY = 0.8;

export type Confidence = 'sure' | 'fairly' | 'unsure';

export function confidenceOf({ confidence }: Pick<Advice, 'confidence'>): Confidence {
  if (confidence >= SURE) return 'sure';
  return confidence >= FAIRLY ? 'fairly' : 'unsure';
}

/** By how many points of lead it is better or worse than the best other option. */
export function differenceWords({ difference }: Pick<Advice, 'difference'>): string {
  const n = Math.abs(Math.round(difference * 10) / 10);
  return words.say('decision-hint-difference', { n, difference: words.signed(difference) });
}

export function reasonWords(
  reason: AdviceReason,
  names: readonly string[],
  me: number | null,
): string {
  switch (reason.kind) {
    case 'points':
      return words.say('decision-hint-points', { n: reason.n });
    case 'gains':
      return words.say('decision-hint-gains', { what: words.list(gained(reason)) });
    case 'next':
      return words.say('decision-hint-next', { option: words.option(reason.option, names, me) });
    case 'denies': {
      const option = words.option(reason.option, names, me);
      return words.say('decision-hint-denies', { player: names[reason.seat] ?? '', option });
    }
  }
}

function gained(reason: Extract<AdviceReason, { kind: 'gains' }>): string[] {
  const told = Object.entries(reason.resources).map(([kind, n]) =>
    words.say(`resource-${kind}.amount`, { n }),
  );
  if (reason.cards > 0) told.push(words.say('decision-hint-cards', { n: reason.cards }));
  if (reason.workers > 0) told.push(words.say('decision-hint-workers', { n: reason.workers }));
  return told;
}
