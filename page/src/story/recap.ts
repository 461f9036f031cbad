/** What the others did since the reader looked last. */

import type { ChosenEvent } from '../server/types';
import type { Item, Turn } from './log';

/**
 * The turns of the others after an event, oldest first. The automatic opponent moves inside of
 * one's own choice: of that very event, what it did is told as well.
 */
export function turnsSince(
  items: readonly Item[],
  seq: number,
  me: number | null,
  automata: ReadonlySet<number>,
): Turn[] {
  const turns: Turn[] = [];
  for (const item of items) {
    if (item.type !== 'turn' || item.seat === me) continue;
    const from = automata.has(item.seat) ? seq : seq + 1;
    const lines = item.lines.filter((line) => line.seq >= from);
    if (lines.length > 0) turns.push(lines.length < item.lines.length ? { ...item, lines } : item);
  }
  return turns;
}

/** The last choice of a player; 0 if there is none yet. */
export function lastOf(standing: readonly ChosenEvent[], me: number | null): number {
  return standing.findLast((choice) => choice.seat === me)?.seq ?? 0;
}
