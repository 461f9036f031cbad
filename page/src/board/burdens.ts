/** What stands in the way of the one in front of whom the board lies. */

import type { Burden } from '../boxes/face';
import { faces } from '../boxes/faces.svelte';
import { knowledge } from '../knowledge/components.svelte';
import type { Target } from '../server/types';
import { words } from '../texts/words.svelte';
import type { AtTable } from './at-table.svelte';

/** At a place, or with a card of a zone; what can be chosen is not closed. */
export function burdenOn(table: AtTable, thing: Target): Burden | undefined {
  const { game, me } = table;
  const player = game?.players[me ?? 0];
  if (game === null || player === undefined || player.passed) return undefined;
  const burden = faces.burden(thing, player, game, knowledge.of);
  return burden?.more === undefined && table.isTarget(thing) ? undefined : burden;
}

/** What it says to those who point at it. */
export function burdenWords({ by }: Burden): string {
  return [words.name(by), words.rules(by)].join('\n');
}

/** So many more, or less. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : `−${-n}`;
}
