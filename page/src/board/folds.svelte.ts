/**
 * The accordion of the ground: as many groups are open as fit, from the top; opening one closes the
 * one that was not touched for the longest time. Where all that can be chosen lies in one, it is open.
 */

import type { AtTable } from './at-table.svelte';
import { holds, type Part } from './parts';

/** So many groups are open at once. */
const OPEN = 3;

export class Folds {
  readonly #count: () => number;
  readonly #table: AtTable;
  /** Those that were opened, the last one first. */
  #touched = $state.raw<readonly number[]>([]);

  constructor(count: () => number, table: AtTable) {
    this.#count = count;
    this.#table = table;
  }

  open(n: number): void {
    this.#touched = [n, ...this.#touched.filter((other) => other !== n)];
  }

  isOpen(n: number, parts: readonly Part[]): boolean {
    const order = [...this.#touched, ...Array(this.#count()).keys()];
    const open = order.filter((one, at) => order.indexOf(one) === at).slice(0, OPEN);
    return open.includes(n) || this.#holdsAll(parts);
  }

  #holdsAll(parts: readonly Part[]): boolean {
    const { things } = this.#table;
    return things.length > 0 && things.every((thing) => parts.some((part) => holds(part, thing)));
  }
}
