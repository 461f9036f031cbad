/** Notes and what they are about, as they are on the page. */

import type { AtTable } from '../board/at-table.svelte';
import { thingElement } from '../decision/anchor';
import type { Target } from '../server/types';

export function elementOf(thing: Target): HTMLElement | undefined {
  if (!('seat' in thing)) return thingElement(thing);
  return document.querySelector<HTMLElement>(`[data-player="${thing.seat}"]`) ?? undefined;
}

/** Put the note away; a focus that was in it goes on to what it was about, or to what is ringed. */
export function closeNote(table: AtTable): void {
  const { note } = table.guide;
  if (note === null) return;
  const inside = document.activeElement?.closest('[data-region="note"]');
  table.guide.close(note);
  if (!inside) return;
  const [first] = note.about;
  const next = first && elementOf(first);
  (next ?? document.querySelector<HTMLElement>('.thing.target'))?.focus();
}
