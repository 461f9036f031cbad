/** What is asked now, and of whom, as a sentence for the bar and for those who listen. */

import type { AtTable } from '../board/at-table.svelte';
import { seasonOf } from '../board/standing';
import type { DecisionView } from '../server/types';
import { messageId } from '../texts/keys';
import { words } from '../texts/words.svelte';
import { waysOfTurn } from '../turn/groups';

/**
 * mine: I have to choose; others: another player has; away: I have got up from my seat;
 * past: an earlier board is looked at.
 */
export type Mood = 'mine' | 'others' | 'away' | 'past' | 'over';

export interface Demand {
  mood: Mood;
  text: string;
}

export function demandOf(table: AtTable): Demand {
  const shown = table.table;
  if (table.past !== null) {
    const { n } = table.past;
    return { mood: 'past', text: words.say('decision-past', { n: n === 0 ? 0 : table.turn(n) }) };
  }
  if (table.decision !== null && table.held !== null) {
    return {
      mood: 'mine',
      text: words.say('decision-in-hand', { piece: words.token(table.held) }),
    };
  }
  if (table.decision !== null) {
    return { mood: 'mine', text: within(table, asked(table.decision, nextSeason(table))) };
  }
  if (table.away) return { mood: 'away', text: awayText(table) };
  if (shown?.status === 'abandoned') return { mood: 'over', text: words.say('decision-abandoned') };
  const game = shown?.game ?? null;
  if (game === null || game.decision === null) return { mood: 'over', text: ended(table) };
  const player = table.names[game.decision.seat] ?? '';
  const text = words.say('decision-thinking', { player });
  return { mood: 'others', text };
}

/** Sometimes one has to answer inside of another player's turn: then that is said, too. */
function within(table: AtTable, demand: string): string {
  const turn = table.game?.players[table.game.turn];
  if (turn === undefined || turn.automaton || turn.seat === table.me) return demand;
  return words.say('decision-within', { player: table.names[turn.seat] ?? '', demand });
}

function awayText(table: AtTable): string {
  const bot = table.table?.seats[table.me ?? 0]?.stand_in ?? '';
  return bot === ''
    ? words.say('decision-away-waits')
    : words.say('decision-away-bot', { bot: words.bot(bot) });
}

/** A demand on me, in words. */
export function asked(decision: DecisionView, season: string): string {
  if (decision.prompt !== 'turn') return capitalized(words.phrase(decision.phrase));
  const worded = (verb: string): boolean => words.has(`way-${messageId(verb)}`);
  const ways = waysOfTurn(decision.options ?? [], worded).map(({ way, brought }) =>
    brought ? words.say(`way-${messageId(way)}`) : words.say(`decision-way-${way}`, { season }),
  );
  const either = new Intl.ListFormat(words.language, { type: 'disjunction' });
  return words.say('decision-your-turn', { ways: either.format(ways) });
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const NEXT: Record<string, string> = { winter: 'spring', spring: 'summer', summer: 'autumn' };

export function nextSeason(table: AtTable): string {
  const season = seasonOf(table.game?.players[table.me ?? 0]);
  return NEXT[season] ?? 'autumn';
}

function ended(table: AtTable): string {
  const winners = (table.table?.game?.winners ?? []).map((seat) => table.names[seat] ?? '');
  if (winners.length === 0) return words.say('decision-over');
  return words.say('decision-won', { names: words.list(winners), n: winners.length });
}
