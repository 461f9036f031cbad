/** Where people err: an option that ends something although something else is still offered. */

import type { DecisionView, Option } from '../server/types';

export type Warning = 'pass-with-play' | 'pass-with-worker' | 'prepare-with-play';

// In the others nothing is produced, and a card can as well be played afterwards.
const PRODUCING = new Set(['spring', 'autumn']);

/** `season` is the one that would come, `produces` whether a card does so when it comes. */
export function warningFor(
  { verb }: Option,
  { options }: DecisionView,
  season: string,
  produces: (card: string) => boolean,
): Warning | null {
  const all = options ?? [];
  const offered = new Set(all.map((option) => option.verb));
  if (verb === 'pass') {
    if (offered.has('play')) return 'pass-with-play';
    return offered.has('visit') ? 'pass-with-worker' : null;
  }
  if (verb !== 'prepare' || !PRODUCING.has(season)) return null;
  const late = all.some((one) => one.verb === 'play' && produces(one.card ?? ''));
  return late ? 'prepare-with-play' : null;
}
