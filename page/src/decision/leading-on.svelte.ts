import { tick } from 'svelte';
import type { AtTable } from '../board/at-table.svelte';

/**
 * A card that was chosen by key leaves the board and takes the focus with it: lead on to the next
 * thing that can be chosen. Whoever points is left where he is.
 */
export function leadOn(table: AtTable): void {
  let byKey = false;

  $effect(() => {
    const keyed = (): void => void (byKey = true);
    const pointed = (): void => void (byKey = false);
    addEventListener('keydown', keyed, true);
    addEventListener('pointerdown', pointed, true);
    return () => {
      removeEventListener('keydown', keyed, true);
      removeEventListener('pointerdown', pointed, true);
    };
  });

  $effect(() => {
    if (table.decision === null || !byKey) return;
    void tick().then(() => {
      if (document.activeElement !== document.body) return;
      document.querySelector<HTMLElement>('.thing.target')?.focus();
    });
  });
}
