/** What an entry of the journal tells. What happened decides what is there. */

import type { Entry } from '../server/types';

/** The details that are ids or words. */
type Word = 'card' | 'place' | 'home' | 'source' | 'season' | 'color' | 'token';

/** The details that are numbers. */
type Count = 'city' | 'of' | 'to' | 'n' | 'got' | 'points';

export const kindOf = (entry: Entry): string => entry.kind;

/** Whose entry it is; -1 for what happens by itself. */
export const seatOf = (entry: Entry): number => entry.seat;

/** A detail that is a word or an id; null if there is none. */
export function wordOf(entry: Entry, name: Word): string | null {
  return entry[name] ?? null;
}

/** A detail that is a number; null if there is none. */
export function numberOf(entry: Entry, name: Count): number | null {
  return entry[name] ?? null;
}

/** The cards that an entry shows to the one who reads it. */
export function cardsOf(entry: Entry): string[] {
  return entry.cards ?? [];
}

/** The resources that an entry is about. */
export function resourcesOf(entry: Entry): Record<string, number> {
  return { ...entry.resources };
}
