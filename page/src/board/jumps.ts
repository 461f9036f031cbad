/** The parts of the board that lie one below the other on a phone, and where a thing lies in them. */

import type { Target } from '../server/types';
import type { Layout } from './lay-out';
import { holds, type Part } from './parts';

export interface Jump {
  /** events, meadow, places; or a row of its own. */
  id: string;
  icon: string;
  /** A row that a box brings. */
  part?: Part;
}

type Board = Readonly<{ parts: readonly Part[]; layout: Pick<Layout, 'zones'> }>;

export function jumpsOf({ parts, layout }: Board): Jump[] {
  const rows = parts.filter(({ id }) => layout.zones[id] === 'wing');
  return [
    { id: 'events', icon: 'event' },
    { id: 'meadow', icon: 'meadow' },
    ...rows.map((part) => ({ id: part.id, icon: part.face.icon, part })),
    { id: 'places', icon: 'trees' },
  ];
}

/** In which of them a thing lies; null if it is elsewhere. */
export function jumpOf(thing: Target, { parts, layout }: Board): string | null {
  const part = parts.find((one) => holds(one, thing));
  if (part !== undefined) {
    const zone = layout.zones[part.id];
    if (zone === 'holders') return null;
    return zone === 'wing' ? part.id : zone === 'ground' ? 'places' : 'events';
  }
  if (!('zone' in thing)) return null;
  if (thing.zone === 'meadow') return 'meadow';
  return thing.card === undefined && thing.spot === undefined ? 'places' : null; // a pile
}
