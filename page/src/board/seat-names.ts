/** The names of the players at a table. */

import { nameOf } from '../lobby/specs';
import type { TableView } from '../server/types';
import { messageId } from '../texts/keys';
import { words } from '../texts/words.svelte';

type Seated = Pick<TableView, 'seats' | 'house'> & Partial<Pick<TableView, 'game'>>;

/** By seat; the automatic opponents come after the people. */
export function seatNames(table: Seated, count: number): string[] {
  return Array.from({ length: count }, (_, seat) => seatName(table, seat));
}

/** Called after a box, or after what is chosen in one where there are several to choose from. */
function rivalsOf({ house, game }: Seated): string[] {
  const chosen = Object.values(game?.options ?? {}).map(messageId);
  return house.boxes.flatMap((box) => [box, ...chosen.map((value) => `${box}-${value}`)]);
}

function seatName(table: Seated, seat: number): string {
  const chair = table.seats[seat];
  if (chair === undefined) {
    const name = rivalsOf(table).find((id) => words.has(`automaton-${id}`));
    return name === undefined ? words.say('seat', { n: seat + 1 }) : words.say(`automaton-${name}`);
  }
  if (chair.name) return chair.name;
  if (chair.by === 'person') return words.say('seat', { n: seat + 1 });
  // Equal bots are told apart by numbers, whatever their styles: those are cut off where it is narrow.
  const twins = table.seats.filter(({ by, name }) => !name && nameOf(by) === nameOf(chair.by));
  return words.bot(chair.by, twins.length > 1 ? twins.indexOf(chair) + 1 : undefined);
}
