/**
 * The answers that are given beside the board: those that touch nothing on it, and those whose
 * thing is hard to find there (a player, a sort of goods, a pile).
 */

import type { Option, Target } from '../server/types';
import { amountsOf, type Amounts } from './amounts';
import type { Picks } from './picks';
import type { Targets } from './targets';
import { keyOf } from './things';

export interface Tray {
  /** Options that are marked so and so often, by whom they are for; null if for no player. */
  counted: { seat: number | null; options: Option[] }[];
  /** Amounts of resources. */
  amounts: Amounts | null;
  /** Options that are chosen by a button each. */
  plain: Option[];
}

/** The buttons that have their places: among the answers, and with what a player has. */
const PLACED = ['done', 'prepare', 'pass'];

/** Whether a thing is hard to find on the board. */
function isBeside(thing: Target): boolean {
  if ('zone' in thing) return thing.card === undefined && thing.spot === undefined;
  if ('button' in thing) return !PLACED.includes(thing.button);
  return 'seat' in thing || 'resource' in thing;
}

/** What of a decision is answered beside the board; null if nothing is. */
export function trayOf({ things, loose }: Targets, picks: Picks | null): Tray | null {
  const pool = picks?.pool ?? {};
  const done = things.get(keyOf({ button: 'done' }))?.options ?? [];
  const amounts = amountsOf([...loose.filter(({ id }) => !(id in pool)), ...done]);
  const touching = [...things.values()].filter(({ thing }) => isBeside(thing));
  const beside = [...loose, ...touching.flatMap(({ options }) => options)];
  const counted = beside.filter(({ id }) => id in pool);
  const answered = [...(amounts?.offered.map(({ option }) => option) ?? []), amounts?.none];
  const plain = beside.filter((option) => !counted.includes(option) && !answered.includes(option));
  if (counted.length === 0 && amounts === null && plain.length === 0) return null;
  return { counted: bySeat(counted), amounts, plain };
}

function bySeat(options: readonly Option[]): Tray['counted'] {
  const found = new Map<number | null, Option[]>();
  for (const option of options) {
    const seat = option.seat ?? null;
    found.set(seat, [...(found.get(seat) ?? []), option]);
  }
  return [...found].map(([seat, options]) => ({ seat, options }));
}
