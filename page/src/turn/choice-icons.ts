/** The icon of a choice, for the chips of a turn. */

import type { IconName } from '../art/icons';
import { faces } from '../boxes/faces.svelte';

const ICONS: Record<string, IconName> = {
  visit: 'worker',
  lift: 'worker',
  recall: 'worker',
  event: 'event',
  play: 'card',
  discard: 'discard',
  remove: 'discard',
  demolish: 'discard',
  replace: 'crown',
  under: 'down',
  take: 'hand',
  steal: 'hand',
  keep: 'hand',
  swap: 'share',
  show: 'eye',
  reveal: 'deck',
  prepare: 'leaf',
  pass: 'moon',
  done: 'check',
  gain: 'plus',
  pay: 'minus',
  give: 'share',
  put: 'down',
  store: 'down',
};

/** The icon of what a verb does; boxes bring those of theirs. */
export function iconOf(verb: string): string {
  return ICONS[verb] ?? faces.action(verb) ?? 'next';
}
