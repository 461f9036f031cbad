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
  /** The pieces that can be taken in hand, so that only what they may do is ringed. */
  pieces: ReadonlySet<string>;
}

/**
 * What can be touched. A piece that is in hand leaves nothing but its own options; the options of a
 * quiet one are left out until it is.
 */
export function targetsOf(
  decision: DecisionView | null,
  held: string | null = null,
  isQuiet: (piece: string) => boolean = () => false,
): Targets {
  const things = new Map<Key, Touchable>();
  const loose: Option[] = [];
  const pieces = new Set<string>();
  for (const option of offersOf(decision)) {
    const { piece } = option;
    if (piece !== undefined) pieces.add(piece);
    if (held === null ? piece !== undefined && isQuiet(piece) : piece !== held) continue;
    if (option.targets.length === 0) loose.push(option);
    for (const thing of option.targets) {
      const there = things.get(keyOf(thing));
      if (there === undefined) things.set(keyOf(thing), { thing, options: [option] });
      else there.options.push(option);
    }
  }
  return { things, loose, pieces };
}
