/** A small drawing for each kind of line, so that the log can be skimmed. */

import type { IconName } from '../art/icons';
import { faces } from '../boxes/faces.svelte';
import type { Entry } from '../server/types';
import { kindOf, resourcesOf, wordOf } from './entries';

const OF_KIND: Record<string, IconName> = {
  visited: 'worker',
  visited_card: 'worker',
  lift: 'worker',
  recall: 'worker',
  kidnapped: 'worker',
  achieved: 'event',
  played: 'card',
  occupied: 'home',
  imprisoned: 'lock',
  left_city: 'discard',
  activated: 'retry',
  stored: 'plus',
  points_on_card: 'point',
  gained_points: 'point',
  paid: 'minus',
  drew: 'deck',
  discarded: 'discard',
  discarded_shown: 'discard',
  revealed: 'eye',
  took_revealed: 'hand',
  took: 'hand',
  took_from_meadow: 'hand',
  gave_cards: 'hand',
  swapped_hands: 'share',
  stole: 'hand',
  named_color: 'eye',
  put_under: 'card',
  meadow: 'meadow',
  reshuffled: 'deck',
  rolled: 'dice',
  passed: 'moon',
  over: 'trophy',
};

export const SEASON_ICONS: Record<string, IconName> = {
  winter: 'snow',
  spring: 'blossom',
  summer: 'sun',
  autumn: 'leaf',
};

const GOODS: Record<string, IconName> = {
  twig: 'twig',
  resin: 'resin',
  pebble: 'pebble',
  berry: 'berry',
};

export function iconOf(entry: Entry): string {
  const kind = kindOf(entry);
  if (kind === 'season') return SEASON_ICONS[wordOf(entry, 'season') ?? ''] ?? 'leaf';
  if (kind === 'gained') {
    const kinds = Object.keys(resourcesOf(entry));
    const [only = ''] = kinds;
    return (kinds.length === 1 ? GOODS[only] : undefined) ?? 'any';
  }
  const token = kind.endsWith('_tokens') ? wordOf(entry, 'token') : undefined;
  if (token) return faces.token(token)?.icon ?? 'any';
  return OF_KIND[kind] ?? faces.line(kind) ?? 'leaf';
}
