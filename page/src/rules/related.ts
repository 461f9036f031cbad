/** Which components belong together: by beds, by events, and because one's text names the other. */

import type { Figures } from '../server/types';

type Relation = 'lets-in' | 'let-in-by' | 'asks-for' | 'asked-by' | 'mentions' | 'mentioned-by';

interface Related {
  relation: Relation;
  ids: string[];
}

/** What a component is called and what its text says, in the reader's language. */
interface Wordings {
  name(id: string): string;
  rules(id: string): string;
}

/** The relations of one component. Each other component is named once, for its closest relation. */
export function related(one: Figures, all: readonly Figures[], words: Wordings): Related[] {
  const cards = all.filter((other) => other.component === 'card').map((card) => card.id);
  const found: Related[] = [
    { relation: 'lets-in', ids: guests(one) },
    { relation: 'let-in-by', ids: hosts(one, all) },
    { relation: 'asks-for', ids: one.component === 'event' ? (one.requires.cards ?? []) : [] },
    { relation: 'asked-by', ids: all.filter((other) => asksFor(other, one)).map(({ id }) => id) },
    { relation: 'mentions', ids: named(words.rules(one.id), cards, words) },
    {
      relation: 'mentioned-by',
      ids: all
        .filter((other) => named(words.rules(other.id), cards, words).includes(one.id))
        .map(({ id }) => id),
    },
  ];
  const told = new Set([one.id]);
  for (const group of found) {
    group.ids = group.ids.filter((id) => !told.has(id));
    for (const id of group.ids) told.add(id);
  }
  return found.filter(({ ids }) => ids.length > 0);
}

/** The cards of a list that a text names; `Palais de justice` does not name the `Palais`. */
function named(text: string, ids: readonly string[], words: Pick<Wordings, 'name'>): string[] {
  const longestFirst = ids
    .map((id) => ({ id, name: words.name(id) }))
    .sort((a, b) => b.name.length - a.name.length);
  const found = new Set<string>();
  let rest = text;
  for (const { id, name } of longestFirst) {
    if (!rest.includes(name)) continue;
    const whole = new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'gu');
    const without = rest.replace(whole, '·');
    if (without !== rest) found.add(id);
    rest = without;
  }
  return ids.filter((id) => found.has(id));
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Whom a construction lets in for free. */
function guests(one: Figures): string[] {
  return one.component === 'card' && one.kind === 'construction' ? one.link : [];
}

/** Which constructions let a critter in, those that take any critter included. */
function hosts(one: Figures, all: readonly Figures[]): string[] {
  if (one.component !== 'card' || one.kind !== 'critter') return [];
  const anybodys = all.filter(
    (other) => other.component === 'card' && other.link_any?.kind === one.kind,
  );
  return [...one.link, ...anybodys.map(({ id }) => id)];
}

function asksFor(event: Figures, one: Figures): boolean {
  return event.component === 'event' && (event.requires.cards?.includes(one.id) ?? false);
}
