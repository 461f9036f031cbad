/** Things on the board, as the server speaks of them (see TargetView). */

import type { Target } from '../server/types';

/** What a thing is called in maps and on the page (`data-thing`). Nothing reads it. */
export type Key = string;

export function keyOf(thing: Target): Key {
  if ('zone' in thing) return inZone(thing);
  if ('place' in thing) return `place:${thing.place}`;
  if ('city' in thing) return inCity(thing);
  if ('seat' in thing) return `seat:${thing.seat}`;
  if ('resource' in thing) return `resource:${thing.resource}`;
  if ('token' in thing) return `token:${thing.token}`;
  if ('piece' in thing) return `piece:${thing.piece}`;
  return thing.button;
}

/** The key of all things that are meant where one is named no closer: every copy in a city. */
export function kinKey(thing: Target): Key | undefined {
  if (!('city' in thing) || thing.slot === undefined) return undefined;
  return keyOf({ city: thing.city, card: thing.card });
}

/** The card, location or event that a thing is. */
export function componentOf(thing: Target): string | undefined {
  if ('place' in thing) return thing.place;
  return 'card' in thing ? thing.card : undefined;
}

function inZone({ zone, card, spot }: Extract<Target, { zone: string }>): Key {
  if (spot !== undefined) return `${zone}@${spot}`;
  return card === undefined ? zone : `${zone}:${card}`;
}

function inCity({ city, card, slot }: Extract<Target, { city: number }>): Key {
  return slot === undefined ? `city:${city}:${card}` : `city:${city}:${card}:${slot}`;
}
