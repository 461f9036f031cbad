/** Whom «play now» plays against. */

import type { Settings } from '../settings/settings.svelte';

type Wish = Pick<Settings, 'playBots' | 'playLevel' | 'playMixed' | 'playLevels'>;

/** One bot for each seat: all alike, or each as it was chosen; those not yet chosen are alike. */
export function opponentsOf(wish: Wish, known: (wish: string) => string): string[] {
  const { playBots, playLevel, playMixed, playLevels } = wish;
  return Array.from({ length: playBots }, (_, n) =>
    known((playMixed && playBots > 1 && playLevels[n]) || playLevel),
  );
}
