/** Several picks of one text: any set that the engine describes (see PicksView) may be marked. */

import type { DecisionView } from '../server/types';

export type Picks = NonNullable<DecisionView['picks']>;
export type Marks = Readonly<Record<string, number>>;

export function marked(marks: Marks): number {
  return Object.values(marks).reduce((sum, n) => sum + n, 0);
}

/** The marks that stand for these picks. */
export function counted(options: readonly string[]): Marks {
  const marks: Record<string, number> = {};
  for (const option of options) marks[option] = (marks[option] ?? 0) + 1;
  return marks;
}

/** Whether an option may be marked once more. */
export function canMark(picks: Picks, marks: Marks, option: string): boolean {
  if ((marks[option] ?? 0) >= (picks.pool[option] ?? 0) || marked(marks) >= picks.most)
    return false;
  return (picks.limits ?? []).every(
    (limit) =>
      !limit.options.includes(option) ||
      limit.options.reduce((sum, id) => sum + (marks[id] ?? 0), 0) < limit.most,
  );
}

/**
 * Mark an option once more; a full mark is taken away instead, so that a second touch clears.
 * Where only one may be picked, another touch moves the mark.
 */
export function toggled(picks: Picks, marks: Marks, option: string): Marks {
  if (canMark(picks, marks, option)) return { ...marks, [option]: (marks[option] ?? 0) + 1 };
  if (marks[option]) return without(marks, option);
  return picks.most === 1 && option in picks.pool ? { [option]: 1 } : marks;
}

/** One mark more or less, for steppers. */
export function stepped(picks: Picks, marks: Marks, option: string, by: 1 | -1): Marks {
  const now = marks[option] ?? 0;
  if (by > 0) return canMark(picks, marks, option) ? { ...marks, [option]: now + 1 } : marks;
  return now > 1 ? { ...marks, [option]: now - 1 } : without(marks, option);
}

export function ready(picks: Picks, marks: Marks): boolean {
  const n = marked(marks);
  return n >= picks.least && n <= picks.most;
}

/** The options to send, each as often as it is marked. */
export function listed(marks: Marks): string[] {
  return Object.entries(marks).flatMap(([option, n]) => Array<string>(n).fill(option));
}

function without(marks: Marks, option: string): Marks {
  return Object.fromEntries(Object.entries(marks).filter(([id]) => id !== option));
}
