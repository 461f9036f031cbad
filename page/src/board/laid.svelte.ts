/** The board of a table as it is laid out on this screen. */

import type { Zone } from '../boxes/face';
import { faces } from '../boxes/faces.svelte';
import type { PlayerView, Target } from '../server/types';
import type { AtTable } from './at-table.svelte';
import { besideOf, belongingsOf } from './belongings';
import { layOut, type Layout } from './lay-out';
import { holds, partsOf, type Part } from './parts';
import { roomNow } from './room.svelte';

function wordyOf({ kind, places }: Part): number {
  if (kind !== 'places') return 0;
  return places.filter(({ id }) => faces.figures(id, true) === undefined).length;
}

export class LaidTable {
  readonly #table: AtTable;

  constructor(table: AtTable) {
    this.#table = table;
  }

  /** Rows and piles that stand with the automatic opponent. */
  elsewhere: readonly string[] = $derived.by(() => this.#table.rival?.shows ?? []);

  parts: readonly Part[] = $derived.by(() => {
    const { game } = this.#table;
    return game === null ? [] : partsOf(game, faces.part, faces.isOnMeadow, this.elsewhere);
  });

  /** All others, in the order in which they follow around the table. */
  others: readonly PlayerView[] = $derived.by(() => {
    const seated = this.#table.game?.players ?? [];
    const me = this.#table.me ?? 0;
    return [...seated.slice(me + 1), ...seated.slice(0, me)];
  });

  layout: Layout = $derived.by(() => {
    const { others } = this;
    const { game, me } = this.#table;
    const front = game?.players[me ?? 0];
    return layOut(
      this.parts.map((part) => ({ ...part, wordy: wordyOf(part) })),
      {
        others: others.length,
        next: this.#next(),
        belongings: Math.max(0, ...others.map(belongingsOf)),
        beside: front !== undefined && besideOf(front).length > 0,
      },
      roomNow(),
    );
  });

  /** The parts of a zone, in their order. */
  in(zone: Zone): Part[] {
    return this.parts.filter(({ id }) => this.layout.zones[id] === zone);
  }

  /** The part in which a thing lies; undefined if it is in none. */
  partOf(thing: Target): Part | undefined {
    return this.parts.find((part) => holds(part, thing));
  }

  /** Which of the others acts now, or else would be the next to do so. */
  #next(): number {
    const acting = this.#table.game?.decision?.seat ?? null;
    const now = this.others.findIndex(({ seat }) => seat === acting);
    return now >= 0
      ? now
      : Math.max(
          0,
          this.others.findIndex(({ passed }) => !passed),
        );
  }
}
