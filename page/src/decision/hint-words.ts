/** What a hint says first, and what it calls the options of the one who looks. */

import type { AtTable } from '../board/at-table.svelte';
import type { Asked } from '../board/hinting.svelte';
import type { Advice } from '../server/types';
import { words } from '../texts/words.svelte';
import { nothingWords, optionWords } from './option-words';

/** How it stands with a hint: it is thought about, it is there, or there is none. */
export function stateWords({ advice, fault }: Asked): string {
  if (fault !== null) return words.fault(fault);
  if (advice === null) return words.say('advice-thinking');
  return advice.length > 0 ? words.say('advice-told') : words.say('decision-hint-none');
}

/** What to do; nothing more is called as on the button that says so. */
export function adviceWords({ option, picks, phrases }: Advice, table: AtTable): string {
  if (picks?.length) return words.phrases(phrases, table.names);
  const offered = table.offers.get(option);
  if (offered !== undefined && offered.verb !== 'done') return optionWords(offered, table);
  return table.picks === null ? words.say('decision-decline') : nothingWords(table.picks);
}
