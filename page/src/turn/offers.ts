/** What a decision offers. */

import type { DecisionView } from '../server/types';

/** The ids of all options, in the order of the engine. */
export function idsOf(decision: DecisionView): string[] {
  return (decision.options ?? []).map(({ id }) => id);
}
