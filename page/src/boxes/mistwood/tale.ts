/** Her turn as a short row of pictures: the card, what she did, what came of it. */

import type { Entry } from '../../server/types';

/** One picture: a component, or else an icon; with a sign of what happened there. */
export interface Picture {
  entry: Entry;
  id: string | null;
  icon: string;
  n?: number;
}

const MOST = 4;

/** What happens upon a card or at a place. */
const DONE: Readonly<Record<string, string>> = {
  turned_up: 'activity',
  lurks: 'lock',
  visited: 'spiders',
  visited_card: 'spiders',
  achieved: 'event',
  played: 'card',
  adorned: 'card',
};

/** What has a number alone. */
const COUNTED: Readonly<Record<string, string>> = { drew: 'deck', gained_points: 'point' };

const SEASONS: Readonly<Record<string, string>> = {
  spring: 'blossom',
  summer: 'sun',
  autumn: 'leaf',
};

export function pictures(entries: readonly Entry[]): Picture[] {
  return entries.flatMap((entry) => pictureOf(entry) ?? []).slice(0, MOST);
}

function pictureOf(entry: Entry): Picture | undefined {
  const { kind, card, place, n, points, season } = entry;
  const done = DONE[kind];
  if (done !== undefined) return { entry, id: card ?? place ?? null, icon: done };
  const counted = COUNTED[kind];
  if (counted !== undefined) return { entry, id: null, icon: counted, n: n ?? points ?? 0 };
  if (kind === 'season') return { entry, id: null, icon: SEASONS[season ?? ''] ?? 'leaf' };
  return kind === 'passed' ? { entry, id: null, icon: 'moon' } : undefined;
}
