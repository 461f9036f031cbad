import { type Emblem } from '../pen';
import { someEvent } from './displays';
import { someCritter } from './figures';
import { somePlace } from './finds';
import { someBuilding } from './houses';

/**
 * Every box brings the emblems of its components (`boxes/<box>`), composed of the parts here: beasts
 * and what they wear, houses, finds, banners. Components without one get a picture composed by
 * chance from the same parts, always the same for the same id.
 */
export type Kind = 'construction' | 'critter' | 'event' | 'location';

export type Emblems = Readonly<Partial<Record<Kind, Readonly<Record<string, Emblem>>>>>;

const drawn: Record<Kind, Map<string, Emblem>> = {
  construction: new Map(),
  critter: new Map(),
  event: new Map(),
  location: new Map(),
};

const fallback: Record<Kind, (id: string) => Emblem> = {
  construction: someBuilding,
  critter: someCritter,
  event: someEvent,
  location: somePlace,
};

const wooded = new Set<string>();

/** Take up the emblems of a box, before anything of it is drawn, and what stands among trees. */
export function addEmblems(emblems: Emblems, amongTrees: readonly string[] = []): void {
  for (const id of amongTrees) wooded.add(id);
  for (const [kind, ofKind] of Object.entries(emblems)) {
    for (const [id, emblem] of Object.entries(ofKind)) drawn[kind as Kind].set(id, emblem);
  }
}

const folk = new Set(['critter']);

/** Take up what a box calls the kinds of cards that are drawn as critters. */
export function addFolk(kinds: readonly string[]): void {
  for (const kind of kinds) folk.add(kind);
}

/** How cards of a kind are drawn. */
export function drawnAs(kind: string): 'critter' | 'construction' {
  return folk.has(kind) ? 'critter' : 'construction';
}

/**
 * The emblem drawn for this id, or one composed from the id where there is none. Of what has two
 * sides, the second is called `id:side`, and drawn as `id_side`.
 */
export function emblemOf(id: string, kind: Kind): Emblem {
  return drawn[kind].get(id.replace(':', '_')) ?? fallback[kind](id);
}

export function isWooded(id: string): boolean {
  return wooded.has(id);
}
