/** On a phone: turn to where one's next answer lies. */

import { tick } from 'svelte';
import type { AtTable } from '../board/at-table.svelte';
import { panes } from '../board/panes.svelte';
import { tabOf } from '../board/tabs';
import { layout } from '../ui/layout.svelte';
import { trayOf } from '../turn/tray';

export function followDemands(table: AtTable): void {
  let followed = -1;
  $effect(() => {
    const { decision, targets, picks } = table;
    const version = table.table?.version ?? -1;
    // A turn begins wherever one is reading; what follows in it was caused by oneself.
    if (!layout.phone || decision === null || decision.prompt === 'turn') return;
    if (followed === version || trayOf(targets, picks) !== null) return;
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

/** Bring the first thing that can be chosen into view, unless some are already. */
function showTargets(): void {
  const targets = [...document.querySelectorAll('.thing.target')];
  if (!targets.some(inView)) targets[0]?.scrollIntoView({ block: 'center', inline: 'nearest' });
}

/** Whether a pointer would meet the middle of it. */
function inView(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const met = document.elementFromPoint(left + width / 2, top + height / 2);
  return met !== null && element.contains(met);
}
