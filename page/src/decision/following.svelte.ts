/** On a phone: turn to where one's next answer lies, so that something ringed is always in sight. */

import { tick } from 'svelte';
import type { AtTable } from '../board/at-table.svelte';
import { panes } from '../board/panes.svelte';
import { tabOf } from '../board/tabs';
import { appearance } from '../settings/appearance.svelte';
import { trayOf } from '../turn/tray';
import { layout } from '../ui/layout.svelte';
import { sheets } from '../ui/sheets.svelte';

export function followDemands(table: AtTable): void {
  let followed = -1;
  $effect(() => {
    const { decision, targets, picks } = table;
    const version = table.table?.version ?? -1;
    if (!layout.phone || decision === null || followed === version) return;
    // Answers in the tray are in sight. What is read or written is finished first.
    if (trayOf(targets, picks) !== null || sheets.open || isWriting()) return;
    followed = version;
    const tabs = table.things.map((thing) => tabOf(thing, table.game));
    const elsewhere = tabs.find((tab) => tab !== null);
    const inHand = table.things.some((thing, n) => 'zone' in thing && tabs[n] === null);
    if (elsewhere && !inHand && !tabs.includes(panes.tab)) {
      panes.tab = elsewhere;
      panes.city = null;
    }
    void tick().then(showTargets);
  });
}

function isWriting(): boolean {
  return document.activeElement?.matches('input, textarea') ?? false;
}

/** Bring the first thing that can be chosen into view, unless some are already. */
function showTargets(): void {
  const targets = [...document.querySelectorAll('.thing.target')];
  if (targets.some(inView)) return;
  const behavior = appearance.motion === 'off' ? 'instant' : 'smooth';
  targets[0]?.scrollIntoView({ block: 'center', inline: 'nearest', behavior });
}

/** Whether a pointer would meet the middle of it. */
function inView(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const met = document.elementFromPoint(left + width / 2, top + height / 2);
  return met !== null && element.contains(met);
}
