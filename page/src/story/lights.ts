/** Which things on the board a line of the log speaks of. */

import type { Thing } from '../turn/targets';
import { thingNamed } from '../turn/things';
import type { Entry } from '../server/types';

/** Whether a thing on the board is meant by a name of the above. */
export function means(name: Thing, thing: Thing): boolean {
  return thing === name || (name.startsWith('city:') && thing.startsWith(`${name}:`));
}

/** The things that an entry lights up, out of all that are there. */
export function lit(entry: Entry, things: readonly Thing[]): Set<Thing> {
  const names = (entry.things ?? []).map((target) => thingNamed(target, null));
  return new Set(things.filter((thing) => names.some((name) => means(name, thing))));
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
