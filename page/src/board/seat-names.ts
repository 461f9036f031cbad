/** The names of the players at a table. */

import { faces } from '../boxes/faces.svelte';
import { nameOf } from '../lobby/specs';
import type { TableView } from '../server/types';
import { messageId } from '../texts/keys';
import { words } from '../texts/words.svelte';

type Seated = Pick<TableView, 'seats' | 'house'> & Partial<Pick<TableView, 'game'>>;

/** By seat; the automatic opponents come after the people. */
export function seatNames(table: Seated, count: number): string[] {
  return Array.from({ length: count }, (_, seat) => seatName(table, seat));
}

/** The automatic opponent: called after a box, or after what is chosen in one among several. */
export function rivalName(
  boxes: readonly string[],
  options: Readonly<Record<string, string>>,
): string | undefined {
  const chosen = Object.values(options).map(messageId);
  const own = faces.rival(boxes, options)?.box;
  const name = (own === undefined ? boxes : [own])
    .flatMap((box) => [box, ...chosen.map((value) => `${box}-${value}`)])
    .find((id) => words.has(`automaton-${id}`));
  return name === undefined ? undefined : words.say(`automaton-${name}`);
}

function seatName(table: Seated, seat: number): string {
  const chair = table.seats[seat];
  if (chair === undefined) {
    return (
      rivalName(table.house.boxes, table.game?.options ?? {}) ?? words.say('seat', { n: seat + 1 })
    );
  }
  if (chair.name) return chair.name;
  if (chair.by === 'person') return words.say('seat', { n: seat + 1 });
  // Equal bots are told apart by numbers, whatever their styles: those are cut off where it is narrow.
  const twins = table.seats.filter(({ by, name }) => !name && nameOf(by) === nameOf(chair.by));
  return words.bot(chair.by, twins.length > 1 ? twins.indexOf(chair) + 1 : undefined);
}
