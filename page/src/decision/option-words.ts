import type { AtTable } from '../board/at-table.svelte';
import { words } from '../texts/words.svelte';
import type { Picks } from '../turn/picks';
import { nextSeason } from './demand';

/** What choosing an option means to the one who looks; a season is called by its name. */
export function optionWords(option: string, table: AtTable): string {
  if (option === 'prepare') return words.say('decision-prepare', { season: nextSeason(table) });
  return words.option(option, table.names, table.me);
}

/** What it is called to pick nothing, or nothing more. */
export function nothingWords({ picked }: Picks): string {
  return picked > 0 ? words.say('decision-enough') : words.say('decision-none');
}
