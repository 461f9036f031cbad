/** Whether something can be taken back, and what it takes. */

import type { AtTable } from '../board/at-table.svelte';

/** free: at once; seen: at once, although something was revealed; ask: if the others agree. */
export type Undoing = 'free' | 'seen' | 'ask';

/** What taking back one's last choice takes; null if there is nothing to take back. */
export function undoing(table: AtTable): Undoing | null {
  const shown = table.table;
  if (shown === null || table.me === null || table.past !== null || table.away) return null;
  if (shown.status !== 'playing' || shown.house.undo === 'never' || shown.choices === 0)
    return null;
  if (shown.proposal !== null) return null;
  if (shown.undo.length > 0) return 'free';
  if (!table.live.events.some((event) => event.type === 'chosen' && event.seat === table.me)) {
    return null;
  }
  return beyond(table);
}

/** What going back beyond what is free takes: bots agree to anything, people are asked. */
export function beyond(table: AtTable): Undoing {
  const others = table.table?.seats.some(
    (chair) => chair.by === 'person' && !chair.yours && !chair.away,
  );
  return others ? 'ask' : 'seen';
}
