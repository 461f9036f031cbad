/** What lies in the places of an open row. */

import type { Target } from '../server/types';
import { words } from '../texts/words.svelte';
import type { AtTable } from './at-table.svelte';
import * as labels from './labels';

/** A question may be about what lies in a place, or about the place itself. */
export function thingAt(
  table: AtTable,
  zone: string,
  card: string | null,
  spot: number,
): Target | null {
  const place = { zone, spot };
  if (table.isTarget(place)) return place;
  return card === null ? null : { zone, card };
}

export function labelAt(table: AtTable, card: string | null, thing: Target): string {
  const said = card === null ? words.say('board-empty-place') : labels.plain(card);
  const options = table.optionsOf(thing).map(({ phrase }) => words.phrase(phrase, table.names));
  return [said, ...options].join(', ');
}
