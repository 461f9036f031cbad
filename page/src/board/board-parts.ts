/** The parts of the board that lie one below the other on a phone. */

import type { PlaceView } from '../server/types';
import type { Thing } from '../turn/targets';

export const PARTS = ['events', 'meadow', 'places'] as const;
export type Part = (typeof PARTS)[number];

/** In which of them a thing lies; null if it is elsewhere. */
export function partOf(thing: Thing, places: readonly PlaceView[]): Part | null {
  const [where, id] = thing.split(':');
  switch (where) {
    case 'meadow':
      return 'meadow';
    case 'place':
      return places.find((place) => place.id === id)?.kind.endsWith('_event') ? 'events' : 'places';
    case 'deck':
    case 'discard':
      return 'places';
    default:
      return null;
  }
}
