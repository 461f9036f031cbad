/** Hints: asked for, waited for, and marked on the board as long as they hold. */

import { askHint } from '../server/acts';
import { faultOf, type Fault } from '../server/fault';
import type { Advice, Target } from '../server/types';
import { counted } from '../turn/picks';
import type { AtTable } from './at-table.svelte';

/** A hint for one decision; while it is thought about there is neither advice nor fault. */
export interface Asked {
  readonly version: number;
  readonly seat: number;
  readonly advice: readonly Advice[] | null;
  readonly fault: Fault | null;
}

export class Hinting {
  readonly #table: AtTable;
  /** The last one that was asked for. */
  #asked = $state.raw<Asked | null>(null);
  /** Whether it is laid open; its marks stay on the board without that. */
  #wanted = $state(false);

  constructor(table: AtTable) {
    this.#table = table;
  }

  /** The hint for what is asked now; null when the game has moved on, or another player looks. */
  now: Asked | null = $derived.by(() => {
    const asked = this.#asked;
    const { decision, table } = this.#table;
    if (asked === null || decision === null || asked.seat !== decision.seat) return null;
    return asked.version === table?.version ? asked : null;
  });

  /** Whether a hint can be asked for. */
  possible: boolean = $derived.by(() => this.#table.decision !== null);

  /** The hint, while it lies open. */
  shown: Asked | null = $derived.by(() => (this.#wanted ? this.now : null));

  /** Open it, asking for it if that has not been done; or put it away. */
  toggle(): void {
    if (this.shown !== null) this.close();
    else void this.ask();
  }

  close(): void {
    this.#wanted = false;
  }

  async ask(): Promise<void> {
    const { decision, table, code, live } = this.#table;
    if (decision === null || table === null) return;
    this.#wanted = true;
    if (this.now !== null && this.now.fault === null) return;
    const { version } = table;
    const asked: Asked = { version, seat: decision.seat, advice: null, fault: null };
    this.#asked = asked;
    try {
      const { advice, seq } = await askHint(code, version);
      await live.reached(seq); // the table has counted it, too
      if (this.#asked === asked) this.#asked = { ...asked, advice };
    } catch (thrown) {
      if (this.#asked === asked) this.#asked = { ...asked, fault: faultOf(thrown) };
    }
  }

  /** The things that are advised. */
  things: Target[] = $derived.by(() =>
    this.#table.things.filter((thing) => this.ranksOf(thing).length > 0),
  );

  /** Which pieces of advice are about a thing, counted from 1; of sets, the best one alone. */
  ranksOf(thing: Target): number[] {
    const advice = this.now?.advice ?? [];
    const best = advice[0];
    if (best === undefined) return [];
    if (advice.some(({ picks }) => (picks?.length ?? 0) > 1)) {
      const set = best.picks?.length ? best.picks : [best.option];
      return this.#table.shareOf(thing, counted(set)) > 0 ? [1] : [];
    }
    const options = this.#table.optionsOf(thing).map(({ id }) => id);
    return advice.flatMap(({ option }, index) => (options.includes(option) ? [index + 1] : []));
  }
}
