/** The keys of the table. Regions by F6 and numbers; letters, if they are switched on. */

import type { AtTable } from '../board/at-table.svelte';
import { closeNote } from '../guide/note-elements';
import { settings } from '../settings/settings.svelte';
import { commands } from './commands.svelte';
import { putAway } from './reading';
import { undoing } from './undoing';

const WRITING =
  'input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable]';

export function keyCommands(table: AtTable): (event: KeyboardEvent) => void {
  const letters: Record<string, () => void> = {
    u: () => {
      if (undoing(table) !== null) void table.undo();
    },
    y: () => void table.redo(),
    l: () => commands.showLog(),
    h: () => table.hinting.toggle(),
    o: () => commands.toggle('options'),
    r: () => commands.openRules(),
    '?': () => commands.toggle('keys'),
  };

  function pressed(event: KeyboardEvent): boolean {
    if (event.key === 'F6') return jump(event.shiftKey ? -1 : 1);
    if (event.key === 'Escape') return close(table);
    if (!settings.keys || event.repeat) return false;
    if (/^\d$/.test(event.key)) return go(event.key);
    const letter = letters[event.key.toLowerCase()];
    letter?.();
    return letter !== undefined;
  }

  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    const at = event.target instanceof Element ? event.target : null;
    // A dialog has keys of its own, and a text being written takes the letters.
    if (at?.closest(`dialog, ${WRITING}`)) return;
    if (pressed(event)) event.preventDefault();
  };
}

/** Put back the piece in hand; put away what is read, then the hint, then a note; then go back to the present. */
function close(table: AtTable): boolean {
  if (table.held !== null) table.held = null;
  else if (table.reading !== null) putAway(table);
  else if (table.hinting.shown !== null) table.hinting.close();
  else if (table.guide.note !== null) closeNote(table);
  else if (table.past !== null) table.lookAhead();
  else return false;
  return true;
}

/** The regions that can be seen, in the order of the page; not those inside of others. */
function regions(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-region]')].filter(
    (region) => region.checkVisibility() && !region.parentElement?.closest('[data-region]'),
  );
}

function jump(by: 1 | -1): boolean {
  const all = regions();
  const here = all.findIndex((region) => region.contains(document.activeElement));
  const next = here < 0 ? (by > 0 ? 0 : all.length - 1) : (here + by + all.length) % all.length;
  return enter(all[next]);
}

/** To the region with a number; of several, to the first in which something can be pressed. */
function go(number: string): boolean {
  const all = regions().filter((region) => region.dataset['region'] === number);
  return enter(all.find((region) => placeIn(region) !== null) ?? all[0]);
}

/** Go to where one can go on inside a region, or to the region itself. */
function enter(region: HTMLElement | undefined): boolean {
  if (region === undefined) return false;
  const inside = placeIn(region);
  if (inside === null) region.tabIndex = -1;
  (inside ?? region).focus();
  return true;
}

const PRESSABLE = 'button:not(:disabled, [aria-disabled="true"], [tabindex="-1"]), a[href], input';

function placeIn(region: HTMLElement): HTMLElement | null {
  return (
    region.querySelector<HTMLElement>('[data-thing][tabindex="0"]') ??
    region.querySelector<HTMLElement>(PRESSABLE)
  );
}
