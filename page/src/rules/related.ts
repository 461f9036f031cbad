/**
 * Which components belong together: by beds, by taking another's place, by events, and because one's
 * text names the other.
 */

import type { CardFigures, Figures } from '../server/types';

type Relation =
  | 'upgrades'
  | 'upgraded-by'
  | 'lets-in'
  | 'let-in-by'
  | 'asks-for'
  | 'asked-by'
  | 'mentions'
  | 'mentioned-by';

interface Related {
  relation: Relation;
  ids: string[];
  /** Besides them any construction, of a colour or of whichever. */
  any?: { color?: string };
}

/** What a component is called and what its text says, in the reader's language. */
interface Wordings {
  name(id: string): string;
  rules(id: string): string;
}

/**
 * The relations of one component to those of a list: all there are, or those of the boxes in play.
 * Each other component is named once, for its closest relation.
 */
export function related(one: Figures, all: readonly Figures[], words: Wordings): Related[] {
  const cards = all.filter((other) => other.component === 'card').map((card) => card.id);
  const found: Related[] = [
    { relation: 'upgrades', ids: upgraded(one) },
    {
      relation: 'upgraded-by',
      ids: all.filter((other) => upgraded(other).includes(one.id)).map(({ id }) => id),
    },
    { relation: 'lets-in', ids: guests(one, all) },
    { relation: 'let-in-by', ids: hosts(one, all), ...anyHome(one) },
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
  const there = new Set(all.map(({ id }) => id));
  const told = new Set([one.id]);
  for (const group of found) {
    group.ids = group.ids.filter((id) => there.has(id) && !told.has(id));
    for (const id of group.ids) told.add(id);
  }
  return found.filter(({ ids, any }) => ids.length > 0 || any !== undefined);
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

/** In whose place a card is played for free. */
function upgraded(one: Figures): string[] {
  return one.component === 'card' && one.upgrades !== undefined ? [one.upgrades] : [];
}

/** Whom a construction lets in for free, those included that live in any of its colour. */
function guests(one: Figures, all: readonly Figures[]): string[] {
  if (one.component !== 'card' || one.kind !== 'construction') return [];
  return [...one.link, ...takingAny(one, all)];
}

/** Which constructions let a critter in, those that take any critter included. */
function hosts(one: Figures, all: readonly Figures[]): string[] {
  if (one.component !== 'card' || one.kind !== 'critter') return [];
  return [...one.link, ...takingAny(one, all)];
}

/** Whether a critter lives in any construction of a sort; these are too many to be named. */
function anyHome(one: Figures): Pick<Related, 'any'> {
  const home = one.component === 'card' ? one.link_any : undefined;
  return home?.kind === 'construction' ? { any: home } : {};
}

/** The cards that are linked to all of a sort, if this one is of the sort. */
function takingAny({ kind, color }: CardFigures, all: readonly Figures[]): string[] {
  const takers = all.filter((other) => {
    const any = other.component === 'card' ? other.link_any : undefined;
    return any?.kind === kind && (any.color ?? color) === color;
  });
  return takers.map(({ id }) => id);
}

function asksFor(event: Figures, one: Figures): boolean {
  return event.component === 'event' && (event.requires.cards?.includes(one.id) ?? false);
}
