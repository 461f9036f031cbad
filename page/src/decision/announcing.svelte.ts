/** Tell those who listen when it is their turn, what is asked, and when a bot has their seat. */

import type { AtTable } from '../board/at-table.svelte';
import { announce } from '../ui/announcer.svelte';
import { demandOf } from './demand';

export function announceDemands(table: AtTable): void {
  let told = '';
  $effect(() => {
    if (table.decision === null && !table.away) {
      told = '';
      return;
    }
    const { text } = demandOf(table);
    // The same question about the next pick is heard once.
    if (text !== told) announce(text, true);
    told = text;
  });
}
