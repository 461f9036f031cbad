/** What was chosen for the last table, kept in this browser for the next one. */

import type { Draft } from './draft';

const PLACE = 'everdell-new-table';

export function keptDraft(): Partial<Draft> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Draft>;
  } catch {
    return {}; // damaged, or a browser that keeps nothing
  }
}

/** A seed belongs to one game only: to have it again, type it again. */
export function keepDraft(draft: Draft): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...draft, seed: '' }));
  } catch {
    // A browser that keeps nothing: the next table begins from the usual one.
  }
}
