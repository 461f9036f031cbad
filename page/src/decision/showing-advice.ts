import { tick } from 'svelte';
import type { AtTable } from '../board/at-table.svelte';
import { panes } from '../board/panes.svelte';
import { tabOf } from '../board/tabs';
import { thingElement } from './anchor';

/** On a phone, where most of the board is out of view: turn to what is advised first. */
export function showAdvised(table: AtTable): void {
  const best = table.hinting.now?.advice?.[0]?.option;
  if (best === undefined) return;
  const [thing] = table.offers.get(best)?.targets ?? [];
  if (thing === undefined) return;
  panes.tab = tabOf(thing, table.game) ?? panes.tab;
  void tick().then(() => {
    thingElement(thing)?.scrollIntoView({ block: 'center', inline: 'center' });
  });
}
