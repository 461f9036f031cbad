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
  // Where several people share the screen, none of them is «you».
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
  const { winners, by, next, margin } = verdict;
  const best = players.find(({ seat }) => winners.includes(seat));
  if (best === undefined) return '';
  const [n, events, resources] = standingOf(best);
  const others = words.list(next.map((seat) => table.names[seat] ?? ''));
  switch (by) {
    case 'points':
      return next.length > 0
        ? words.say('ending-by-points', { n, margin, others })
        : words.say('ending-points', { n });
    case 'events': {
      const theirs = events - margin;
      return words.say('ending-by-events', { n, others, mine: events, theirs });
    }
    case 'resources': {
      const theirs = resources - margin;
      return words.say('ending-by-resources', { n, others, mine: resources, theirs });
    }
    case 'shared':
      return words.say('ending-by-nothing', { n });
  }
}
