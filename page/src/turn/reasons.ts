/** Which answer of the engine to «why not?» belongs to a thing on the board. */

import type { Thing } from './targets';

/** The targets as the engine names them; a place is a location or an event, whichever it knows. */
export function whyTargets(thing: Thing): string[] {
  const [where, ...rest] = thing.split(':');
  const [first = '', card = '', ordinal = '1'] = rest;
  switch (where) {
    case 'hand':
    case 'meadow':
      return [`play:${first}:${where}`];
    case 'aside':
      return [`play:${card}:${first}`];
    case 'place':
      return [`visit:${first}`, `event:${first}`];
    case 'city':
      return [`visit:city:${first}:${card}${ordinal === '1' ? '' : `:${ordinal}`}`];
    case 'prepare':
    case 'pass':
      return [where];
    default:
      return [];
  }
}
