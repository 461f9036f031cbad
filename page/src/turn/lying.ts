/** What lies and stands on a thing of the board. */

import type { GameView, Target } from '../server/types';

export interface Lying {
  /** The seat whose city it stands in. */
  owner: number | null;
  achievedBy: number | null;
  workers: number[];
  settled: number[];
  occupied: boolean;
  points: number;
  stored: Record<string, number>;
  held: string[];
}

const NOTHING: Lying = {
  owner: null,
  achievedBy: null,
  workers: [],
  settled: [],
  occupied: false,
  points: 0,
  stored: {},
  held: [],
};

/** What is on a card of a city or on a place; null for anything that nothing can lie on. */
export function lyingOn(thing: Target, game: GameView): Lying | null {
  if ('place' in thing) return onPlace(thing.place, game);
  if (!('city' in thing)) return null;
  const owner = thing.city;
  const found = game.players[owner]?.city.find((one) => one.slot === thing.slot);
  if (found === undefined) return null;
  const { workers, settled, occupied, points, stored, held } = found;
  return { ...NOTHING, owner, workers, settled, occupied, points, stored, held };
}

function onPlace(id: string, game: GameView): Lying | null {
  const place = game.places.find((one) => one.id === id);
  if (place === undefined) return null;
  const achievedBy = place.achieved_by ?? null;
  if (achievedBy === null) return { ...NOTHING, workers: place.workers };
  // What an event keeps lies with the one who achieved it.
  const claim = game.players[achievedBy]?.events.find((one) => one.event === id);
  const { points = 0, stored = {}, held = [] } = claim ?? {};
  return { ...NOTHING, achievedBy, points, stored, held };
}
