/**
 * The answers that are given beside the board: those that touch nothing on it, and those whose
 * thing is hard to find there (a player, a sort of goods, a pile).
 */

import { amountsOf, type Amounts } from './amounts';
import type { Picks } from './picks';
import { NOTHING, type Targets } from './targets';

export interface Tray {
  /** Options that are marked so and so often, by whom they are for; null if for nobody. */
  counted: { seat: number | null; options: string[] }[];
  /** Amounts of resources. */
  amounts: Amounts | null;
  /** Options that are chosen by a button each. */
  plain: string[];
}

const BESIDE = /^(?:|resource:.*|seat:.*|deck|discard)$/;

/** What of a decision is answered beside the board; null if nothing is. */
export function trayOf(targets: Targets, picks: Picks | null): Tray | null {
  const loose = [...targets].flatMap(([thing, options]) => (BESIDE.test(thing) ? options : []));
  const counted = loose.filter((option) => option in (picks?.pool ?? {}));
  const rest = loose.filter((option) => !counted.includes(option));
  const amounts = amountsOf([...rest, ...(targets.get('done') ?? [])]);
  const plain = rest.filter((option) => !amounts?.byOption.has(option) && option !== amounts?.none);
  if (counted.length === 0 && amounts === null && plain.length === 0) return null;
  return { counted: bySeat(counted), amounts, plain };
}

function bySeat(options: string[]): Tray['counted'] {
  const found = new Map<number | null, string[]>();
  for (const option of options) {
    const word = option.split(':')[1] ?? NOTHING;
    const seat = /^\d+$/.test(word) ? Number(word) : null;
    found.set(seat, [...(found.get(seat) ?? []), option]);
  }
  return [...found].map(([seat, options]) => ({ seat, options }));
}
