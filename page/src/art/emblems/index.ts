import { type Emblem } from '../pen';
import { buildings, someBuilding } from './buildings';
import { critters, someCritter } from './critters';
import { events, someEvent } from './events';
import { places, somePlace } from './places';

export type Kind = 'construction' | 'critter' | 'event' | 'location';

const drawn: Record<Kind, Record<string, Emblem>> = {
  construction: buildings,
  critter: critters,
  event: events,
  location: places,
};

const fallback: Record<Kind, (id: string) => Emblem> = {
  construction: someBuilding,
  critter: someCritter,
  event: someEvent,
  location: somePlace,
};

export function hasEmblem(id: string, kind: Kind): boolean {
  return Object.hasOwn(drawn[kind], id);
}

/** The emblem drawn for this id, or one composed from the id where nobody has drawn it. */
export function emblemOf(id: string, kind: Kind): Emblem {
  const own = hasEmblem(id, kind) ? drawn[kind][id] : undefined;
  return own ?? fallback[kind](id);
}
