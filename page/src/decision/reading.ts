import type { AtTable } from '../board/at-table.svelte';
import { thingElement } from './anchor';

/** Put away what is read; the focus goes from the panel back to the thing on the board. */
export function putAway(table: AtTable): void {
  const thing = table.reading?.thing ?? null;
  const inside = document.activeElement?.closest('[data-region="panel"]');
  table.reading = null;
  if (inside && thing !== null) thingElement(thing)?.focus();
}
