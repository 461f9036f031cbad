/** Workers with a name: they are counted among the others, and look like themselves. */

import type { GameView, PlayerView } from '../server/types';

export interface NamedWorker {
  seat: number;
  id: string;
}

type Spot = { place: string } | { city: number; slot: number };

/** Those who stand at a place or on a card of a city. */
export function namedAt(game: GameView | null, spot: Spot): NamedWorker[] {
  return (game?.players ?? []).flatMap(({ seat, named = [] }) =>
    named
      .filter((one) =>
        'place' in spot
          ? one.place === spot.place
          : one.city === spot.city && one.slot === spot.slot,
      )
      .map(({ id }) => ({ seat, id })),
  );
}

/** The seats of those workers who have no name. */
export function unnamed(seats: readonly number[], named: readonly NamedWorker[]): number[] {
  const left = [...seats];
  for (const { seat } of named) {
    const at = left.indexOf(seat);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** How many workers without a name a player has at home. */
export function plainAtHome({ workers, named = [] }: PlayerView): number {
  return workers - named.filter(({ home }) => home).length;
}
