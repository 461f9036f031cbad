/** What a decision offers. */

import type { DecisionView, Option } from '../server/types';

/** All options in the order of the engine, then what may only be marked later. */
export function offersOf(decision: DecisionView | null): Option[] {
  return [...(decision?.options ?? []), ...(decision?.picks?.others ?? [])];
}

export function offersById(decision: DecisionView | null): ReadonlyMap<string, Option> {
  return new Map(offersOf(decision).map((option) => [option.id, option]));
}
