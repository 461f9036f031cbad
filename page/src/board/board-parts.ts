/** The parts of the board that lie one below the other on a phone. */

import type { PlaceView, Target } from '../server/types';

export const PARTS = ['events', 'meadow', 'places'] as const;
export type Part = (typeof PARTS)[number];

/** In which of them a thing lies; null if it is elsewhere. */
export function partOf(thing: Target, places: readonly PlaceView[]): Part | null {
  if ('place' in thing) {
    const { kind } = places.find(({ id }) => id === thing.place) ?? {};
    return kind?.endsWith('_event') ? 'events' : 'places';
  }
  if (!('zone' in thing)) return null;
  if (thing.zone === 'meadow') return 'meadow';
  return thing.card === undefined && thing.spot === undefined ? 'places' : null; // a pile
}
