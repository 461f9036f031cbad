/** How many can play. */

import type { BoxFigures, SetupView } from '../server/types';

/** Every number of players that some installed box is for. */
export function numbersOf(boxes: readonly BoxFigures[]): number[] {
  const most = Math.max(1, ...boxes.map(({ players }) => players.most));
  return Array.from({ length: most }, (_, n) => n + 1);
}

/** The number nearest to the wanted one by which a game can be played; the smaller of two. */
export function nearestNumber(wanted: number, numbers: SetupView['numbers']): number | null {
  const [nearest] = numbers
    .filter(({ possible }) => possible)
    .map(({ players }) => players)
    .toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b);
  return nearest ?? null;
}
