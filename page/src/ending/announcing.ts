/** Who won and why, in words. */

import type { AtTable } from '../board/at-table.svelte';
import type { PlayerView } from '../server/types';
import { words } from '../texts/words.svelte';
import { standingOf, type Verdict } from './verdict';

export interface Announcement {
  title: string;
  reason: string;
}

export function announcementOf(
  table: AtTable,
  players: readonly PlayerView[],
  verdict: Verdict,
): Announcement {
  const rival = players.find((player) => player.automaton);
  if (table.table?.status === 'abandoned') {
    return { title: words.say('ending-abandoned'), reason: words.say('ending-abandoned.text') };
  }
  return {
    title: rival === undefined ? title(table, verdict) : soloTitle(table, verdict, rival.seat),
    reason: reasonOf(table, players, verdict),
  };
}

function title(table: AtTable, { winners }: Verdict): string {
  const player = words.list(winners.map((seat) => table.names[seat] ?? ''));
  if (winners.length > 1) return words.say('ending-shared', { players: player });
  // Where several people share the screen, nobody in particular is «you».
  const mine = table.table?.you.length === 1 && winners[0] === table.me;
  return words.say('ending-won', { player, mine: mine ? 'yes' : 'no' });
}

function soloTitle(table: AtTable, { winners }: Verdict, rival: number): string {
  const name = table.names[rival] ?? '';
  if (winners.length > 1) return words.say('ending-solo-level', { rival: name });
  return winners[0] === rival
    ? words.say('ending-solo-lost', { rival: name })
    : words.say('ending-solo-won', { rival: name });
}

function reasonOf(table: AtTable, players: readonly PlayerView[], verdict: Verdict): string {
  const { winners, by, level, margin } = verdict;
  const best = players.find(({ seat }) => winners.includes(seat));
  if (best === undefined) return '';
  const [points, events, resources] = standingOf(best);
  const others = words.list(level.map((seat) => table.names[seat] ?? ''));
  switch (by) {
    case 'points':
      return level.length > 0
        ? words.say('ending-by-points', { n: points, margin })
        : words.say('ending-points', { n: points });
    case 'events':
      return words.say('ending-by-events', {
        n: points,
        others,
        mine: events,
        theirs: events - margin,
      });
    case 'resources':
      return words.say('ending-by-resources', {
        n: points,
        others,
        mine: resources,
        theirs: resources - margin,
      });
    case 'shared':
      return words.say('ending-by-nothing', { n: points });
  }
}
