/** A table's story, derived from its events: for whatever tells it. */

import type { AtTable } from '../board/at-table.svelte';
import type { ChosenEvent } from '../server/types';
import { standing } from '../turn/steps';
import { seatedAsNow } from './before-the-game';
import { logMaker, type Item, type Turn } from './log';
import { choiceBefore, firstMoment, momentsOf } from './moments';
import { lastOf, turnsSince } from './recap';
import { automataOf } from './sentences';

export class Chronicle {
  readonly #table: AtTable;
  readonly #make = logMaker();

  constructor(table: AtTable) {
    this.#table = table;
  }

  automata: Set<number> = $derived.by(() => automataOf(this.#table));

  /** The choices that still stand. */
  standing: ChosenEvent[] = $derived.by(() => standing(this.#table.live.events));

  items: Item[] = $derived.by(() => {
    const { live, table } = this.#table;
    const events = seatedAsNow(live.events, table?.seats.length ?? 1);
    return this.#make(events, this.automata, this.#table.rival?.begins);
  });

  /** How many choices have been made. */
  made: number = $derived.by(() => this.#table.table?.choices ?? 0);

  /** The first moment that can be looked at. */
  first: number = $derived.by(() => firstMoment(this.#table.live.events));

  #moments: Map<number, number> = $derived.by(() => momentsOf(this.standing, this.made));

  /** When an event had happened, if that can be looked at; null for what was taken back. */
  momentOf(seq: number): number | null {
    const n = this.#moments.get(seq);
    return n === undefined || n < this.first ? null : n;
  }

  /** The choice that led to a moment. */
  choiceBefore(n: number): ChosenEvent | null {
    return choiceBefore(this.standing, this.made, n);
  }

  /** What the others did since the last choice of the one who looks. */
  sinceMyTurn: Turn[] = $derived.by(() => {
    const { me } = this.#table;
    return me === null ? [] : this.since(lastOf(this.standing, me));
  });

  since(seq: number): Turn[] {
    return turnsSince(this.items, seq, this.#table.me, this.automata);
  }

  /** What silhouette a seat has. */
  figure(seat: number): number | 'rival' {
    return this.automata.has(seat) ? 'rival' : seat;
  }
}
