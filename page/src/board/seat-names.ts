/** The names of the players at a table. */

import { nameOf } from '../lobby/specs';
import type { TableView } from '../server/types';
import { words } from '../texts/words.svelte';

type Seated = Pick<TableView, 'seats' | 'house'>;

/** By seat; the automatic opponents come after the people. */
export function seatNames(table: Seated, count: number): string[] {
  return Array.from({ length: count }, (_, seat) => seatName(table, seat));
}

function seatName(table: Seated, seat: number): string {
  const chair = table.seats[seat];
  if (chair === undefined) {
    const box = table.house.boxes.find((id) => words.has(`automaton-${id}`));
    return box === undefined ? words.say('seat', { n: seat + 1 }) : words.say(`automaton-${box}`);
  }
  if (chair.name) return chair.name;
  if (chair.by === 'person') return words.say('seat', { n: seat + 1 });
  // Equal bots are told apart by numbers, whatever their styles: those are cut off where it is narrow.
  const twins = table.seats.filter(({ by, name }) => !name && nameOf(by) === nameOf(chair.by));
  return words.bot(chair.by, twins.length > 1 ? twins.indexOf(chair) + 1 : undefined);
}
