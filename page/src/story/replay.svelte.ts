/** The game once more, by itself: one moment after the other. */

import type { AtTable } from '../board/at-table.svelte';

export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

const PACE = 1_100; // milliseconds for a moment at the usual speed

class Replay {
  playing = $state(false);
  speed = $state<Speed>(1);

  /** Look at a game from a moment on. */
  start(table: AtTable, from: number): void {
    this.playing = true;
    void table.lookBack(from);
  }

  stop(): void {
    this.playing = false;
  }

  get pace(): number {
    return PACE / this.speed;
  }
}

export const replay = new Replay();
