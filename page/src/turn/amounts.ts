/**
 * Options that are amounts of resources: `pay:twig=1,berry=2`, `store:resin=2`. They are answered
 * by steppers: whatever is set is either one of the amounts on offer, or on the way to one.
 */

export type Amount = Readonly<Record<string, number>>;

/** The options of a decision that are amounts, and whether nothing at all may be chosen, too. */
export interface Amounts {
  byOption: ReadonlyMap<string, Amount>;
  kinds: readonly string[];
  /** The option that stands for nothing. */
  none: string | null;
}

const KINDS = ['twig', 'resin', 'pebble', 'berry'];
const NONE = new Set(['done', 'pay:nothing']);

/** The amount that an option stands for; null if it is no amount. */
export function amountOf(option: string): Amount | null {
  const text = option.split(':')[1] ?? '';
  if (!text.includes('=')) return null;
  const pairs = text.split(',').map((pair) => pair.split('='));
  return Object.fromEntries(pairs.map(([kind, n]) => [kind, Number(n)]));
}

/** The amounts among some options; null if there are none. */
export function amountsOf(options: readonly string[]): Amounts | null {
  const byOption = new Map<string, Amount>();
  for (const option of options) {
    const amount = amountOf(option);
    if (amount !== null) byOption.set(option, amount);
  }
  if (byOption.size === 0) return null;
  const kinds = KINDS.filter((kind) => [...byOption.values()].some((amount) => kind in amount));
  return { byOption, kinds, none: options.find((option) => NONE.has(option)) ?? null };
}

/**
 * Whether steppers suit better than a row for each amount: they do for amounts of which every part
 * is on offer, too («up to three twigs»), and where there would be more rows than one reads.
 */
export function wantsSteppers(amounts: Amounts, mostRows = 6): boolean {
  return amounts.none !== null ? amounts.byOption.size > 1 : amounts.byOption.size > mostRows;
}

/** The option that is exactly this much; null while there is none. */
export function optionFor(amounts: Amounts, set: Amount): string | null {
  if (sum(set) === 0) return amounts.none;
  for (const [option, amount] of amounts.byOption) {
    if (amounts.kinds.every((kind) => (amount[kind] ?? 0) === (set[kind] ?? 0))) return option;
  }
  return null;
}

/** Whether one more of a kind still leads to an amount on offer. */
export function canAdd(amounts: Amounts, set: Amount, kind: string): boolean {
  const more = { ...set, [kind]: (set[kind] ?? 0) + 1 };
  return [...amounts.byOption.values()].some((amount) =>
    amounts.kinds.every((one) => (amount[one] ?? 0) >= (more[one] ?? 0)),
  );
}

export function sum(amount: Amount): number {
  return Object.values(amount).reduce((total, n) => total + n, 0);
}

/** How much every amount on offer comes to; null if they differ. */
export function totalOf(amounts: Amounts): number | null {
  const totals = new Set([...amounts.byOption.values()].map(sum));
  const [only = 0] = totals;
  return totals.size === 1 && amounts.none === null ? only : null;
}
