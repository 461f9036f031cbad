/** How many can play. */

import type { BoxFigures, SetupView } from '../server/types';

/** The boxes that may be played with some others, which those do not exclude. */
export function joinable(chosen: readonly string[], boxes: readonly BoxFigures[]): BoxFigures[] {
  const there = boxes.filter(({ id }) => chosen.includes(id));
  const out = (id: string): boolean => there.some(({ excludes }) => excludes.includes(id));
  return boxes.filter(
    ({ id, requires, excludes }) =>
      ![id, ...requires].some(out) && !excludes.some((other) => chosen.includes(other)),
  );
}

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
