/** What lies over the column beside the board makes way for what is asked next. */

import type { DecisionView, GameView, Target } from '../server/types';
import { tabOf } from './tabs';

/** Whether a text that is read may stay open: at the beginning of a turn, unless it hides an answer. */
export function mayStay(
  decision: DecisionView,
  things: readonly Target[],
  game: GameView,
): boolean {
  return decision.prompt === 'turn' && !things.some((thing) => tabOf(thing, game) === 'others');
}

/** Whether a city may stay laid out over those of the others. */
export function cityMayStay(seat: number, things: readonly Target[], game: GameView): boolean {
  return things.every(
    (thing) => tabOf(thing, game) !== 'others' || ('city' in thing && thing.city === seat),
  );
}
