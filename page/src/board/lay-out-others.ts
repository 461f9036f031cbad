/** How much of each other player is shown: a city in tiles, as long as those can be read. */

import type { OtherForm, Players, Screen, WingForm } from './lay-out';

/** What their column gives them. */
export interface Column {
  screen: Screen;
  low: boolean;
  wing: WingForm;
  /** From the bar down to the hand, in rem, without what is not theirs. */
  height: number;
}

/** In how many rows the tiles of a city stand; in a narrow column they would get too narrow. */
export function cityRows(screen: Screen, others: number): number {
  return screen === 'small' || (screen === 'upright' && others > 2) ? 4 : 3;
}

const LEAST_TILE = 1.75; // two lines of a name; a pointer would do with 1.5
const MEASURES = {
  usual: { head: 3.55, foot: 0.55, gap: 0.25, line: 0.25, panels: 0.4 },
  low: { head: 3.05, foot: 0.35, gap: 0.2, line: 0.1, panels: 0.3 },
  small: { head: 2.95, foot: 0.35, gap: 0.15, line: 0.1, panels: 0.3 },
};
const BELONGINGS = 1.5;
const ON_ONE_SCREEN = 3;

/**
 * Where not all cities can stand in tiles, that of the next to act does: theirs are the moves that
 * concern one soonest. What one can go to is a tile of its own in all forms but the smallest.
 */
export function othersOf(players: Players, column: Column): OtherForm[] {
  const { others, next } = players;
  const form = (n: number): OtherForm => {
    if (column.wing === 'others') return 'head';
    if (others <= 1 || column.screen === 'upright') return 'full';
    if (others <= ON_ONE_SCREEN) return n === next || fit(players, column) ? 'full' : 'brief';
    return n === next && !column.low ? 'full' : 'brief';
  };
  return Array.from({ length: others }, (_, n) => form(n));
}

/** Whether there is height for all cities in tiles. */
function fit({ others, belongings }: Players, { screen, low, height }: Column): boolean {
  const { head, foot, gap, line, panels } =
    MEASURES[screen === 'small' && low ? 'small' : low ? 'low' : 'usual'];
  const rows = cityRows(screen, others);
  const panel =
    head + (belongings ? BELONGINGS + line : 0) + rows * LEAST_TILE + (rows - 1) * gap + foot;
  return others * panel + (others - 1) * panels <= height;
}
