import type { AtTable } from '../board/at-table.svelte';
import type { Option } from '../server/types';
import { words } from '../texts/words.svelte';
import type { Picks } from '../turn/picks';
import { nextSeason } from './demand';

/** What choosing an option means to the one who looks; a season is called by its name. */
export function optionWords({ verb, phrase }: Option, table: AtTable): string {
  if (verb === 'prepare') return words.say('decision-prepare', { season: nextSeason(table) });
  return words.phrase(phrase, table.names);
}

/** What it is called to pick nothing, or nothing more. */
export function nothingWords({ picked }: Picks): string {
  return picked > 0 ? words.say('decision-enough') : words.say('decision-none');
}
