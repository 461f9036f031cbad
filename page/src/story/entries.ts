/** What an entry of the journal tells, read by name. Its kind decides what is there. */

import type { Entry } from '../server/types';

export const kindOf = (entry: Entry): string => String(entry['kind']);

/** Whose entry it is; -1 for what happens by itself. */
export const seatOf = (entry: Entry): number => Number(entry['seat']);

/** A detail that is a word or an id; null if there is none. */
export function wordOf(entry: Entry, name: string): string | null {
  const detail = entry[name];
  return typeof detail === 'string' && detail !== '' ? detail : null;
}

/** A detail that is a number; null if there is none. */
export function numberOf(entry: Entry, name: string): number | null {
  const detail = entry[name];
  return typeof detail === 'number' ? detail : null;
}

/** The cards that an entry shows to the one who reads it. */
export function cardsOf(entry: Entry): string[] {
  const cards = entry['cards'];
  return Array.isArray(cards) ? cards.map(String) : [];
}

/** The resources that an entry is about. */
export function resourcesOf(entry: Entry): Record<string, number> {
  const resources = entry['resources'];
  if (typeof resources !== 'object' || resources === null) return {};
  return Object.fromEntries(Object.entries(resources).map(([kind, n]) => [kind, Number(n)]));
}
