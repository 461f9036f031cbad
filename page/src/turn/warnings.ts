/** Where people err: an option that ends something although something else is still offered. */

import type { DecisionView } from '../server/types';
import { idsOf } from './offers';

export type Warning = 'pass-with-play' | 'pass-with-worker' | 'prepare-with-play';

export function warningFor(option: string, decision: DecisionView): Warning | null {
  const offered = idsOf(decision);
  const playable = offered.some((id) => id.startsWith('play:'));
  if (option === 'pass') {
    if (playable) return 'pass-with-play';
    return offered.some((id) => id.startsWith('visit:')) ? 'pass-with-worker' : null;
  }
  return option === 'prepare' && playable ? 'prepare-with-play' : null;
}
