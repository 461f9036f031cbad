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
const TYPES = 1.6; // the line with what a city is made of
const BESIDE_TYPES = 2; // so many belongings stand in it, too
const LEAST_FULL = 9; // as in `Opponents.svelte`
const ON_ONE_SCREEN = 3;

/**
 * Where not all cities can stand in tiles, that of the next to act does: theirs are the moves that
 * concern one soonest. What one can go to is a tile of its own in all forms but the smallest.
 */
export function othersOf(players: Players, column: Column): OtherForm[] {
  const { others, next } = players;
  const all = (form: OtherForm): OtherForm[] => Array.from({ length: others }, () => form);
  if (column.wing === 'others') return all('head');
  if (column.screen === 'upright') return all(others > ON_ONE_SCREEN ? 'brief' : 'full');
  if (others <= 1) return all('full');
  if (others > ON_ONE_SCREEN) return crowd(players, column);
  return fit(players, column) ? all('full') : all('brief').with(next, 'full');
}

/** Those who act last are told most shortly. */
function crowd({ others, next, belongings }: Players, column: Column): OtherForm[] {
  const { head, foot, line, panels } = measures(column);
  const lines = TYPES + line + (belongings > BESIDE_TYPES ? BELONGINGS + line : 0);
  const heights = { full: LEAST_FULL, brief: head + lines + foot, head: head + foot };
  let forms = Array.from({ length: others }, (): OtherForm => 'brief');
  const fits = (all: readonly OtherForm[]): boolean =>
    all.reduce((sum, form) => sum + heights[form], (others - 1) * panels) <= column.height;
  const laid = forms.with(next, 'full');
  if (!column.low && fits(laid)) return laid;
  for (let n = others - 1; n > 0 && !fits(forms); n--) {
    forms = forms.with((next + n) % others, 'head');
  }
  return forms;
}

/** Whether there is height for all cities in tiles. */
function fit({ others, belongings }: Players, column: Column): boolean {
  const { head, foot, gap, line, panels } = measures(column);
  const rows = cityRows(column.screen, others);
  const panel =
    head + (belongings > 0 ? BELONGINGS + line : 0) + rows * LEAST_TILE + (rows - 1) * gap + foot;
  return others * panel + (others - 1) * panels <= column.height;
}

function measures({ screen, low }: Column): (typeof MEASURES)[keyof typeof MEASURES] {
  return MEASURES[screen === 'small' && low ? 'small' : low ? 'low' : 'usual'];
}
