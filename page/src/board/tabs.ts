/** Behind which tab of a phone a thing lies. */

import type { Thing } from '../turn/targets';
import type { Tab } from './panes.svelte';

/** Null for what is always in view: the hand and what is kept beside it, my supply, the buttons. */
export function tabOf(thing: Thing, me: number | null): Tab | null {
  const [where, seat] = thing.split(':');
  switch (where) {
    case 'meadow':
    case 'place':
    case 'deck':
    case 'discard':
      return 'board';
    case 'city':
    case 'seat':
      return Number(seat) === me ? 'city' : 'others';
    default:
      return null;
  }
}
