/** Which things on the board a line of the log speaks of. */

import type { Thing } from '../turn/targets';
import type { Entry } from '../server/types';
import { cardsOf, kindOf, numberOf, seatOf, wordOf } from './entries';

/**
 * One component that is spoken of, and where to look for it: the first of these places that is
 * there. `city:1:inn` stands for every inn in that city.
 */
export type Named = Thing[];

// Details that name a card or a place, and the kinds of entries by which a card came into a hand.
const NAMES = ['card', 'home', 'source'];
const TAKEN = new Set(['took_from_meadow', 'took_revealed']);

/** The components that an entry names, each with the places where it may lie. */
export function namedBy(entry: Entry): Named[] {
  const seat = seatOf(entry);
  const kind = kindOf(entry);
  const named = new Map<string, Named>();
  const place = wordOf(entry, 'place');
  if (place !== null) named.set(place, [`place:${place}`]);
  for (const detail of NAMES) {
    const id = wordOf(entry, detail);
    if (id === null) continue;
    const owner = numberOf(entry, 'city') ?? numberOf(entry, 'of');
    const city = detail === 'card' && owner !== null ? owner : seat;
    if (detail === 'card' && kind === 'meadow') named.set(id, [`meadow:${id}`]);
    else if (detail === 'card' && TAKEN.has(kind)) named.set(id, [`hand:${id}`]);
    else if (detail === 'card' && kind === 'stole') named.set(id, [`city:${seat}:${id}`]);
    else named.set(id, [`city:${city}:${id}`, `place:${id}`]);
  }
  for (const id of cardsOf(entry)) named.set(id, [`hand:${id}`, `shown:${id}`]);
  const from = wordOf(entry, 'from');
  if (from !== null) named.set(from, [fromOf(from)]);
  return [...named.values()];
}

/** Where a worker was: `lift:ID`, or `lift:city:SEAT:CARD` for a card. */
export function fromOf(option: string): Thing {
  const [, first = '', seat = '', card = ''] = option.split(':');
  return first === 'city' ? `city:${seat}:${card}` : `place:${first}`;
}

/** Whether a thing on the board is meant by a name of the above. */
export function means(name: Thing, thing: Thing): boolean {
  return thing === name || (name.startsWith('city:') && thing.startsWith(`${name}:`));
}

/** The things that an entry lights up, out of all that are there. */
export function lit(entry: Entry, things: readonly Thing[]): Set<Thing> {
  const found = new Set<Thing>();
  for (const named of namedBy(entry)) {
    for (const name of named) {
      const there = things.filter((thing) => means(name, thing));
      for (const thing of there) found.add(thing);
      if (there.length > 0) break;
    }
  }
  return found;
}

// On the page ----------------------------------------------------------------------------------

/** Light up what a line speaks of; the answer puts the lights out again. */
export function light(entry: Entry): () => void {
  const all = [...document.querySelectorAll<HTMLElement>('[data-thing]')];
  const wanted = lit(
    entry,
    all.map((element) => element.dataset['thing'] ?? ''),
  );
  const elements = all.filter((element) => wanted.has(element.dataset['thing'] ?? ''));
  for (const element of elements) element.dataset['lit'] = '';
  return () => {
    for (const element of elements) delete element.dataset['lit'];
  };
}
