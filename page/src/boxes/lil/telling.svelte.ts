/** What others did is told one turn after the other, until one touches or all is told. */

import { appearance } from '../../settings/appearance.svelte';
import type { Turn } from './turns';

const LASTS = 2600; // milliseconds, long enough for three pictures

export class Telling {
  #turns = $state.raw<readonly Turn[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The turn that is told now. */
  get turn(): Turn | null {
    return this.#turns[0] ?? null;
  }

  tell(turns: readonly Turn[]): void {
    if (turns.length === 0) return;
    const first = this.#turns.length === 0;
    this.#turns = [...this.#turns, ...turns];
    if (first) this.#wait();
  }

  next(): void {
    this.#turns = this.#turns.slice(1);
    this.#wait();
  }

  /** Enough of it: whatever is left can be seen on the board. */
  stop(): void {
    clearTimeout(this.#timer);
    if (this.#turns.length > 0) this.#turns = [];
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.#turns.length === 0) return;
    const pace = appearance.motion === 'fast' ? 0.6 : 1;
    this.#timer = setTimeout(() => this.next(), LASTS * pace);
  }
}
