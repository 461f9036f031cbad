/** What was taken back and can be done once more. */

import type { ChosenEvent, EventView } from '../server/types';

/**
 * The choice to be made again: the earliest that was taken back, as long as nothing else was chosen
 * since. Null if there is none, or if it was not one's own.
 */
export function redoable(events: readonly EventView[], seat: number | null): ChosenEvent | null {
  let standing: ChosenEvent[] = [];
  let back: ChosenEvent[] = []; // the next to be done again is the first
  for (const event of events) {
    if (event.type === 'chosen') {
      standing.push(event);
      const [next, ...later] = back;
      back = next !== undefined && same(next, event) ? later : [];
    } else if (event.type === 'undone') {
      back = [...standing.splice(event.keep), ...back];
    } else if (event.type === 'started' || event.type === 'updated') {
      standing = event.type === 'started' ? [] : standing.slice(0, event.keep);
      back = [];
    }
  }
  const [next] = back;
  return next !== undefined && next.seat === seat && next.choice !== undefined ? next : null;
}

function same(one: ChosenEvent, other: ChosenEvent): boolean {
  const said = ({ choice }: ChosenEvent): string => JSON.stringify(choice?.options ?? null);
  return one.seat === other.seat && one.choice !== undefined && said(one) === said(other);
}
