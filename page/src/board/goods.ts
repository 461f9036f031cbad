import type { IconName } from '../art/icons';
import { faces } from '../boxes/faces.svelte';
import type { PlayerView, Target } from '../server/types';
import { words } from '../texts/words.svelte';

/** What is counted: the resources, and what boxes count with them. */
export interface Good {
  kind: string;
  icon: string;
  n: number;
  /** What it is called. */
  word: string;
  thing: Target;
}

export function goodsOf({ resources, tokens }: PlayerView): Good[] {
  return [
    ...Object.entries(resources).map(([kind, n]) => ({
      kind,
      icon: kind,
      n,
      word: words.say(`resource-${kind}`),
      thing: { resource: kind },
    })),
    ...Object.entries(tokens).flatMap(([kind, n]) => {
      const face = faces.token(kind);
      if (!face?.good) return [];
      return [{ kind, icon: face.icon, n, word: words.token(kind), thing: { token: kind } }];
    }),
  ];
}

const SEASON_ICONS: Record<string, IconName> = {
  winter: 'snow',
  spring: 'blossom',
  summer: 'sun',
  autumn: 'leaf',
};

export function seasonIcon(season: string): IconName {
  return SEASON_ICONS[season] ?? 'leaf';
}
