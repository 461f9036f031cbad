/** The moments of a game that can be looked at again: after each choice that stands. */

import type { ChosenEvent, EventView } from '../server/types';

/** The first moment that is known: rules that were corrected make a new beginning. */
export function firstMoment(events: readonly EventView[]): number {
  const updated = events.findLast((event) => event.type === 'updated');
  return updated?.type === 'updated' ? updated.keep : 0;
}

/** The choice that led to a moment; null for the beginning. `made` choices stand in all. */
export function choiceBefore(
  standing: readonly ChosenEvent[],
  made: number,
  n: number,
): ChosenEvent | null {
  return standing[n - 1 - (made - standing.length)] ?? null;
}

/** The moments in which each of some choices had been made, by the number of their event. */
export function momentsOf(standing: readonly ChosenEvent[], made: number): Map<number, number> {
  const before = made - standing.length;
  return new Map(standing.map((choice, index) => [choice.seq, before + index + 1]));
}
