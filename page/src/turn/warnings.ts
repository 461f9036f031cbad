/** Where people err: an option that ends something although something else is still offered. */

import type { DecisionView, Option } from '../server/types';

export type Warning = 'pass-with-play' | 'pass-with-worker' | 'prepare-with-play';

export function warningFor({ verb }: Option, decision: DecisionView): Warning | null {
  const offered = new Set((decision.options ?? []).map((option) => option.verb));
  if (verb === 'pass') {
    if (offered.has('play')) return 'pass-with-play';
    return offered.has('visit') ? 'pass-with-worker' : null;
  }
  return verb === 'prepare' && offered.has('play') ? 'prepare-with-play' : null;
}
