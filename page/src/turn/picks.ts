/**
 * Several picks of one text: any set may be marked, and is then sent pick by pick.
 *
 * The engine describes the whole set (see PicksView); it wants the picks in the pool's order.
 */

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

/** The options to send, one after the other. */
export function inOrder(picks: Picks, marks: Marks): string[] {
  return Object.keys(picks.pool).flatMap((option) =>
    Array<string>(marks[option] ?? 0).fill(option),
  );
}

/** Whether what is asked now goes on with an ask from before. */
export function sameAsk(before: DecisionView, now: DecisionView): boolean {
  return now.seat === before.seat && now.prompt === before.prompt && now.source === before.source;
}

/** What an option is called after other picks: the copies of a card in a city are counted anew. */
export function nameNow(before: Picks, now: Picks, option: string): string {
  const wanted = before.slots?.[option];
  if (wanted === undefined || now.slots === undefined) return option;
  const found = Object.entries(now.slots).find(([, slots]) =>
    slots.some((slot) => wanted.includes(slot)),
  );
  return found?.[0] ?? option;
}

function without(marks: Marks, option: string): Marks {
  return Object.fromEntries(Object.entries(marks).filter(([id]) => id !== option));
}
