import type { IconName } from '../art/icons';
import { faces } from '../boxes/faces.svelte';
import type { PlayerView, Target } from '../server/types';
import { words } from '../texts/words.svelte';

/** What is counted: the resources, and what boxes count with them. */
export interface Good {
  kind: string;
  icon: string;
  n: number;
  thing: Target;
}

/** What it is called. */
export function wordOf({ kind, thing }: Good): string {
  return 'resource' in thing ? words.say(`resource-${kind}`) : words.token(kind);
}

export function goodsOf({ resources, tokens }: PlayerView): Good[] {
  return [
    ...Object.entries(resources).map(([kind, n]) => ({
      kind,
      icon: kind,
      n,
      thing: { resource: kind },
    })),
    ...Object.entries(tokens).flatMap(([kind, n]) => {
      const face = faces.token(kind);
      if (!face?.good) return [];
      return [{ kind, icon: face.icon, n, thing: { token: kind } }];
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
