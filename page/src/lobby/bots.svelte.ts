/** The bots that can take a seat, from the weakest to the strongest. */

import { ask, client } from '../server/api';
import { words } from '../texts/words.svelte';

/** The level for whoever has not chosen one. */
const USUAL = 'greedy';

let all = $state.raw<readonly string[]>([USUAL]);
let asked: Promise<void> | null = null;

export const bots = {
  get all(): readonly string[] {
    return all;
  },
  /** A wished bot, or the usual one where the wished one is not there. */
  known(wish: string): string {
    if (all.includes(wish)) return wish;
    return all.includes(USUAL) ? USUAL : (all.at(-1) ?? USUAL);
  },
  /** How a bot plays, in a sentence; bots from elsewhere may not say. */
  description(id: string): string {
    return words.has(`bot-${id}.description`) ? words.say(`bot-${id}.description`) : '';
  },
};

/** Ask once who there is; until then, and if nobody answers, there is the usual one. */
export function loadBots(): Promise<void> {
  asked ??= ask(() => client.GET('/api/bots')).then(
    (names) => {
      if (names.length > 0) all = names;
    },
    () => {
      asked = null;
    },
  );
  return asked;
}
