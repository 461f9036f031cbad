/** Hear of what happens at a table from now on. */

import { untrack } from 'svelte';
import type { AtTable } from '../board/at-table.svelte';
import type { EventView } from '../server/types';

/** Calls back with whatever is new; what happened before one came is no news. */
export function onNews(table: AtTable, tell: (news: EventView[]) => void): void {
  let known: number | null = null;
  $effect(() => {
    const { events } = table.live;
    const seq = table.table?.seq;
    if (seq === undefined) return;
    const before = known;
    known = Math.max(seq, before ?? 0);
    if (before === null) return;
    const news = events.filter((event) => event.seq > before);
    if (news.length > 0) untrack(() => tell(news));
  });
}
