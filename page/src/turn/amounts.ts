/**
 * Options that are amounts of resources, to be paid, stored or given. They are answered by
 * steppers: whatever is set is either one of the amounts on offer, or on the way to one.
 */

import type { Option } from '../server/types';

export type Amount = Readonly<Record<string, number>>;

/** An option that is an amount. */
export interface Offered {
  option: Option;
  amount: Amount;
}

/** The options of a decision that are amounts, and whether nothing at all may be chosen, too. */
export interface Amounts {
  offered: readonly Offered[];
  kinds: readonly string[];
  /** The option that stands for nothing. */
  none: Option | null;
}

export const KINDS: readonly string[] = ['twig', 'resin', 'pebble', 'berry'];

/** The amounts among some options that touch nothing on the board; null if there are none. */
export function amountsOf(options: readonly Option[]): Amounts | null {
  const offered = options.flatMap((option) =>
    option.amount === undefined ? [] : [{ option, amount: option.amount }],
  );
  if (offered.length === 0) return null;
  const kinds = KINDS.filter((kind) => offered.some(({ amount }) => kind in amount));
  // Such as «done», or to pay nothing where this and that may be paid.
  const verbs = new Set(['done', ...offered.map(({ option }) => option.verb)]);
  const none = options.find(({ verb, amount }) => amount === undefined && verbs.has(verb));
  return { offered, kinds, none: none ?? null };
}

/**
 * Whether steppers suit better than a row for each amount: they do for amounts of which every part
 * is on offer, too («up to three twigs»), and where there would be more rows than one reads.
 */
export function wantsSteppers({ offered, none }: Amounts, mostRows = 6): boolean {
  return none !== null ? offered.length > 1 : offered.length > mostRows;
}

/** The option that is exactly this much; null while there is none. */
export function optionFor({ offered, kinds, none }: Amounts, set: Amount): Option | null {
  if (sum(set) === 0) return none;
  const exact = offered.find(({ amount }) =>
    kinds.every((kind) => (amount[kind] ?? 0) === (set[kind] ?? 0)),
  );
  return exact?.option ?? null;
}

/** Whether one more of a kind still leads to an amount on offer. */
export function canAdd({ offered, kinds }: Amounts, set: Amount, kind: string): boolean {
  const more = { ...set, [kind]: (set[kind] ?? 0) + 1 };
  return offered.some(({ amount }) => kinds.every((one) => (amount[one] ?? 0) >= (more[one] ?? 0)));
}

export function sum(amount: Amount): number {
  return Object.values(amount).reduce((total, n) => total + n, 0);
}

/** How much every amount on offer comes to; null if they differ. */
export function totalOf({ offered, none }: Amounts): number | null {
  const totals = new Set(offered.map(({ amount }) => sum(amount)));
  const [only = 0] = totals;
  return totals.size === 1 && none === null ? only : null;
}
