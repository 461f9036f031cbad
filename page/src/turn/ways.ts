/** The several ways to do one thing, cheapest first. */

import type { Explanation, Option, Price } from '../server/types';
import type { Amount } from './amounts';

export interface Way {
  option: Option;
  price: Price | null;
}

/** The options with what they cost, the cheapest first; those of one price as the engine has them. */
export function waysOf(options: readonly Option[], explanation: Explanation | null): Way[] {
  const ways = options.map((option) => ({ option, price: explanation?.prices[option.id] ?? null }));
  return ways.sort((one, other) => cost(one) - cost(other));
}

function cost(way: Way): number {
  return way.price?.total ?? 0;
}

/** What is left of one's resources after a payment. */
export function remaining(resources: Amount, due: Amount): Record<string, number> {
  return Object.fromEntries(
    Object.entries(resources).map(([kind, n]) => [kind, n - (due[kind] ?? 0)]),
  );
}
