import { type Emblem } from '../pen';
import { buildings, someBuilding } from './buildings';
import * as collector from './collector';
import { critters, someCritter } from './critters';
import { events, someEvent } from './events';
import * as legends from './legends';
import { places, somePlace } from './places';

/**
 * A new card takes a line in `critters.ts` (which beast, what it wears and carries), or a few in
 * `buildings.ts`, `events.ts` or `places.ts`, composed of the parts beside them; those of other boxes
 * are in files of their own. Cards without one
 * get a picture composed by chance from the same parts, always the same for the same id.
 */
export type Kind = 'construction' | 'critter' | 'event' | 'location';

const drawn: Record<Kind, Record<string, Emblem>> = {
  construction: { ...buildings, ...collector.buildings, ...legends.buildings },
  critter: { ...critters, ...collector.critters, ...legends.critters },
  event: events,
  location: places,
};

const fallback: Record<Kind, (id: string) => Emblem> = {
  construction: someBuilding,
  critter: someCritter,
  event: someEvent,
  location: somePlace,
};

function hasEmblem(id: string, kind: Kind): boolean {
  return Object.hasOwn(drawn[kind], id);
}

/** The emblem drawn for this id, or one composed from the id where nobody has drawn it. */
export function emblemOf(id: string, kind: Kind): Emblem {
  const own = hasEmblem(id, kind) ? drawn[kind][id] : undefined;
  return own ?? fallback[kind](id);
}
