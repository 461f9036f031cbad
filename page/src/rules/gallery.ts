/** What the gallery shows of all components, in which groups and in which order. */

import { drawnAs } from '../art/emblems';
import type { CardFigures, Figures } from '../server/types';
import { matches, queryWords } from './search';

export const COLORS = ['tan', 'green', 'red', 'blue', 'purple'] as const;
export const RARITIES = ['common', 'unique', 'legend'] as const;
export const ORDERS = ['name', 'cost', 'points'] as const;

type Order = (typeof ORDERS)[number];

/** What the reader wants to see; an empty wish is for all. */
export interface Wishes {
  query: string;
  box: string;
  kind: string;
  color: string;
  rarity: string;
  /** Only what has figures that no printed source confirms. */
  unsure: boolean;
  order: Order;
}

export const EVERYTHING: Readonly<Wishes> = {
  query: '',
  box: '',
  kind: '',
  color: '',
  rarity: '',
  unsure: false,
  order: 'name',
};

/** The wishes that an address comes with: `?box=base&unsure`. */
export function wishesIn(search: string): Wishes {
  const given = new URLSearchParams(search);
  return { ...EVERYTHING, box: given.get('box') ?? '', unsure: given.has('unsure') };
}

/** Whether the figures of a component are not certain. */
export function isUnsure({ confidence }: Figures): boolean {
  return confidence !== 'high';
}

interface Group {
  kind: string;
  members: Figures[];
}

/** What a component is called in any language it can be looked for by, and what it says. */
export interface Lookup {
  name(id: string): string;
  texts(id: string): string[];
  compare(a: string, b: string): number;
}

/** Of which kind a component is, as pictures and words name it. */
export function kindOf(one: Figures): string {
  if (one.component === 'tile') return 'tile';
  return one.component === 'card' ? one.kind : one.group;
}

const FIRST: readonly string[] = ['critter', 'construction'];
const LAST = 'tile';

/** The kinds there are, as they are shown: cards, groups of places as boxes bring them, tiles. */
export function kindsOf(all: readonly Figures[]): string[] {
  const found = new Set(all.map(kindOf));
  const places = [...found].filter((kind) => !FIRST.includes(kind) && kind !== LAST);
  return [...FIRST, ...places, LAST].filter((kind) => found.has(kind));
}

/** Which sort of picture a component has. */
export function pictureOf(one: Figures): 'critter' | 'construction' | 'event' | 'location' {
  if (one.component === 'tile') return 'location';
  if (one.component !== 'card') return one.component;
  return drawnAs(one.kind);
}

export function colorOf(one: Figures): string | undefined {
  return one.component === 'card' ? one.color : undefined;
}

/** Legends are dealt from piles of their own. */
export function isInDeck(card: CardFigures): boolean {
  return card.rarity !== 'legend';
}

/** The components the reader wants to see, by kind. */
export function groups(all: readonly Figures[], wishes: Wishes, lookup: Lookup): Group[] {
  const shown = all.filter((one) => wanted(one, wishes, lookup));
  return kindsOf(shown).map((kind) => ({
    kind,
    members: shown
      .filter((one) => kindOf(one) === kind)
      .sort(
        (a, b) =>
          rank(a, wishes.order) - rank(b, wishes.order) ||
          lookup.compare(lookup.name(a.id), lookup.name(b.id)),
      ),
  }));
}

/** The components that speak of something, those first that are called by it. */
export function componentsAbout(
  query: readonly string[],
  all: readonly Figures[],
  words: Pick<Lookup, 'name'> & { rules(id: string): string },
): Figures[] {
  const called = all.filter(({ id }) => matches(query, words.name(id)));
  const others = all.filter(
    (one) => !called.includes(one) && matches(query, words.name(one.id), words.rules(one.id)),
  );
  return [...called, ...others];
}

function wanted(one: Figures, wishes: Wishes, lookup: Lookup): boolean {
  const words = queryWords(wishes.query);
  return (
    (!wishes.box || one.box === wishes.box) &&
    (!wishes.kind || kindOf(one) === wishes.kind) &&
    (!wishes.color || colorOf(one) === wishes.color) &&
    (!wishes.rarity || (one.component === 'card' && one.rarity === wishes.rarity)) &&
    (!wishes.unsure || isUnsure(one)) &&
    (words.length === 0 || matches(words, lookup.name(one.id), ...lookup.texts(one.id)))
  );
}

/** Cheap before dear, many points before few. */
function rank(one: Figures, order: Order): number {
  if (order === 'points') return -one.points;
  if (order === 'cost' && one.component === 'card') return price(one.cost);
  return 0;
}

function price(cost: Record<string, number>): number {
  return Object.values(cost).reduce((sum, n) => sum + n, 0);
}
