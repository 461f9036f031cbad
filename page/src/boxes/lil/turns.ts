/** What others did since one's own last choice, as pictures in a row: one turn after the other. */

import type { ChosenEvent, EventView } from '../../server/types';
import { kindOf, numberOf, seatOf, wordOf } from '../../story/entries';

/** A turn of another player, or part of one. */
export interface Turn {
  seat: number;
  /** Where a friend was put: a place of the board, or a card of one's own. */
  at: string | null;
  /** What the die of a rival showed. */
  die: number | null;
  card: string | null;
  /** The tiles of parades that were won. */
  parades: readonly string[];
}

const isChosen = (event: EventView): event is ChosenEvent => event.type === 'chosen';

/** The turns in some news, but for those of some seats. */
export function turnsIn(news: readonly EventView[], without: readonly number[]): Turn[] {
  const turns: Turn[] = [];
  for (const entry of news.filter(isChosen).flatMap(({ entries }) => entries)) {
    const seat = seatOf(entry);
    if (seat < 0 || without.includes(seat)) continue;
    const begun = turns.at(-1);
    const kind = kindOf(entry);
    if (kind === 'turn' || begun?.seat !== seat) {
      turns.push({ seat, at: null, die: null, card: null, parades: [] });
    }
    const turn = turns.at(-1);
    if (turn === undefined) continue;
    if (kind === 'visited') turn.at = wordOf(entry, 'place');
    if (kind === 'visited_card') turn.at = wordOf(entry, 'card');
    if (kind === 'rolled') turn.die = numberOf(entry, 'n');
    if (kind === 'played') turn.card = wordOf(entry, 'card');
    const won = wordOf(entry, 'card');
    if (kind === 'won_parade' && won !== null) turn.parades = [...turn.parades, won];
  }
  return turns.filter(({ at, card, parades }) => at !== null || card !== null || parades.length);
}

/** Whether the dice were rolled. */
export function rolledIn(news: readonly EventView[]): boolean {
  return kindsIn(news).includes('rolled_dice');
}

/** The tiles that a seat has won. */
export function wonIn(news: readonly EventView[], seat: number | null): string[] {
  return news
    .filter(isChosen)
    .flatMap(({ entries }) => entries)
    .filter((entry) => kindOf(entry) === 'won_parade' && seatOf(entry) === seat)
    .flatMap((entry) => wordOf(entry, 'card') ?? []);
}

function kindsIn(news: readonly EventView[]): string[] {
  return news.filter(isChosen).flatMap(({ entries }) => entries.map(kindOf));
}
