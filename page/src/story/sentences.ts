/** Events as sentences, for those who listen. */

import type { AtTable } from '../board/at-table.svelte';
import { settings } from '../settings/settings.svelte';
import type { ChosenEvent, EventView } from '../server/types';
import { words } from '../texts/words.svelte';
import { turnsOf, type SaidEvent } from './log';

const MOST = 14; // sentences at once: the rest is in the log

export function sentences(news: readonly EventView[], table: AtTable): string[] {
  const { names } = table;
  const chosen = news.filter((event): event is ChosenEvent => event.type === 'chosen');
  const lines = turnsOf(chosen, automataOf(table)).flatMap((turn) =>
    turn.lines.map((line) => words.entry(line.entry, names)),
  );
  for (const event of news) {
    if (event.type !== 'said') lines.push(words.event(event, names));
    else if (heard(event, table)) {
      const player = names[event.seat] ?? '';
      lines.push(words.say('story-said', { player, text: spoken(event) }));
    }
  }
  return lines.filter((line) => line !== null).slice(-MOST);
}

/** What a player said, in the reader's language if it was one of the phrases. */
export function spoken(event: SaidEvent): string {
  return event.phrase === '' ? event.text : words.say(`phrase-${event.phrase}`);
}

/** Whether talk is wanted; one's own always is. */
export function heard(event: SaidEvent, table: AtTable): boolean {
  return settings.talk || event.seat === table.me;
}

export function automataOf(table: AtTable): Set<number> {
  const players = table.table?.game?.players ?? [];
  return new Set(players.filter((player) => player.automaton).map((player) => player.seat));
}
