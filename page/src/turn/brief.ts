/** A choice in an icon and a name, for the chips of a turn. */

import type { IconName } from '../art/icons';
import { amountOf, type Amount } from './amounts';

export interface Brief {
  icon: IconName;
  /** The card, place or event it is about. */
  component: string | null;
  /** Resources it is about. */
  amount: Amount | null;
}

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

export function briefly(option: string, isComponent: (id: string) => boolean): Brief {
  const [word = '', ...rest] = option.split(':');
  const kind = rest.find((one) => ['twig', 'resin', 'pebble', 'berry'].includes(one));
  return {
    icon: ICONS[word] ?? 'next',
    component: rest.find(isComponent) ?? null,
    amount: kind === undefined ? amountOf(option) : { [kind]: 1 },
  };
}
