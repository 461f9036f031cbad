/** What the workers of a seat look like: an animal and a colour. */

import { getContext, setContext } from 'svelte';
import { rival, workers, type Animal } from './animals';

export interface Look {
  animal: string;
  color: string;
  /** Whom its workers look like, whatever animal was chosen for them. */
  creature?: Animal | undefined;
  /** What they are painted with, whatever colour was chosen for them. */
  paint?: string | undefined;
}

/** Whose workers they are: a seat's, or those of the solo opponent. */
export type Figure = number | 'rival';

/** In the order of the palette, which is that of the seats that have no wish. */
export const COLORS = ['rust', 'teal', 'plum', 'amber', 'navy', 'sage'] as const;
export const ANIMALS: readonly string[] = workers.map(({ name }) => name);

type Looks = (figure: Figure) => Partial<Look> | undefined;

const KEY = Symbol('looks');

/** What is chosen at a table, and what its automatic opponent looks like. */
export function provideLooks(looks: Looks): void {
  setContext(KEY, looks);
}

/** The looks at this table; elsewhere every seat has the one of its number. */
export function useLooks(): Looks {
  return getContext<Looks | undefined>(KEY) ?? (() => undefined);
}

export function animalOf(figure: Figure, look: Partial<Look> = {}): Animal {
  if (look.creature) return look.creature;
  if (figure === 'rival') return rival;
  const chosen = workers.find(({ name }) => name === look.animal);
  return chosen ?? workers[figure % workers.length] ?? rival;
}

/** The colour, for a style. */
export function paintOf(figure: Figure, look: Partial<Look> = {}): string {
  if (look.paint) return look.paint;
  if (figure === 'rival') return 'var(--ink-soft)';
  const chosen = COLORS.findIndex((color) => color === look.color);
  return `var(--player-${chosen < 0 ? figure % COLORS.length : chosen})`;
}
