/** Which things on the board a line of the log speaks of. */

import type { Entry, Target } from '../server/types';
import { keyOf } from '../turn/things';

/** An element of the board by the thing that it shows, and by the key of its kin. */
export interface Shown {
  readonly thing?: string;
  readonly kin?: string;
}

/** Whether something shown is what is spoken of; without a slot, every copy of a card is. */
export function means(spoken: Target, { thing, kin }: Shown): boolean {
  const key = keyOf(spoken);
  return key === thing || key === kin;
}

/** Whether an entry lights up something that is shown. */
export function lights(entry: Entry, shown: Shown): boolean {
  return (entry.things ?? []).some((thing) => means(thing, shown));
}

// On the page ----------------------------------------------------------------------------------

/** Light up what a line speaks of; the answer puts the lights out again. */
export function light(entry: Entry): () => void {
  const all = [...document.querySelectorAll<HTMLElement>('[data-thing]')];
  const elements = all.filter((element) => lights(entry, element.dataset));
  for (const element of elements) element.dataset['lit'] = '';
  return () => {
    for (const element of elements) delete element.dataset['lit'];
  };
}
