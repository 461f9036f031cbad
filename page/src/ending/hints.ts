import type { TableView } from '../server/types';

/** How many hints each person took, by seat; null if none were taken. */
export function hintsOf(
  table: Pick<TableView, 'hints' | 'seats'> | null,
): (number | undefined)[] | null {
  if (table === null || table.hints.every((n) => n === 0)) return null;
  return table.seats.map(({ by }, seat) => (by === 'person' ? table.hints[seat] : undefined));
}
