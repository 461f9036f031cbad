/** What sections of the rules are shown by. Each box draws its own, found by where they lie. */

import type { Figure } from './face';

/** One thing in the picture of a rule. The words below it stand in the catalogs. */
export type RuleItem =
  /** A whole card; an occupied one has the sign on it. */
  | { card: string; occupied?: boolean }
  /** A card whose parts are numbered; the words are about those, in the order of `PARTS`. */
  | { parts: string }
  /** A place or an event, perhaps with a worker on it. */
  | { place: string; worker?: number }
  /** The shape of a type of cards. */
  | { color: string }
  /** So many of some icons. */
  | { icons: readonly Figure[] }
  /** How two things go together; without words. */
  | { sign: string };

/** By section, as its address says it. */
export type RulePictures = Readonly<Record<string, readonly RuleItem[]>>;

const drawn = import.meta.glob<{ default: RulePictures }>('./*/rule-pictures.ts');

/** The pictures of all boxes. */
export async function loadRulePictures(): Promise<RulePictures> {
  const all = await Promise.all(Object.values(drawn).map((load) => load()));
  return Object.assign({}, ...all.map(({ default: pictures }) => pictures)) as RulePictures;
}
