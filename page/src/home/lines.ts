/** Tables in a list: which come first, and what one can do there. */

import type { TableLine } from '../server/types';

const ORDER = ['playing', 'lobby', 'over', 'abandoned'];

/** Those that wait for the reader first, then those that go on; the latest first among equals. */
export function inOrder(lines: readonly TableLine[]): TableLine[] {
  const rank = (line: TableLine): number => (line.your_turn ? -1 : ORDER.indexOf(line.status));
  return lines.toSorted((a, b) => rank(a) - rank(b) || b.updated - a.updated);
}

export function ended(line: TableLine): boolean {
  return line.status === 'over' || line.status === 'abandoned';
}

export function joinable(line: TableLine): boolean {
  return line.status === 'lobby' && line.seats.some((seat) => seat.free);
}

export function watchable(line: TableLine): boolean {
  return line.status === 'playing' && line.watch;
}
