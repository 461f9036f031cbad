/** The options of a decision by the things that they touch, as a player would reach for them. */

import type { DecisionView, Option, Target } from '../server/types';
import { offersOf } from './offers';
import { keyOf, type Key } from './things';

/** A thing on the board, and what can be chosen by it. */
export interface Touchable {
  thing: Target;
  options: Option[];
}

export interface Targets {
  things: ReadonlyMap<Key, Touchable>;
  /** What touches nothing on the board. */
  loose: readonly Option[];
}

export function targetsOf(decision: DecisionView | null): Targets {
  const things = new Map<Key, Touchable>();
  const loose: Option[] = [];
  for (const option of offersOf(decision)) {
    if (option.targets.length === 0) loose.push(option);
    for (const thing of option.targets) {
      const there = things.get(keyOf(thing));
      if (there === undefined) things.set(keyOf(thing), { thing, options: [option] });
      else there.options.push(option);
    }
  }
  return { things, loose };
}
