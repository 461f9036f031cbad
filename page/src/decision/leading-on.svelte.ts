/**
 * A player at the keyboard is led on: after a choice to where its next question is answered,
 * after the last mark to the button that sends them. The focus stays where it is for players who
 * point, and for those who are asked because of something that others did.
 */

import { tick } from 'svelte';
import type { AtTable } from '../board/at-table.svelte';
import { words } from '../texts/words.svelte';
import { marked } from '../turn/picks';
import { announce } from '../ui/announcer.svelte';

const TARGET = '.thing.target';
const CONFIRM = '[data-thing="done"]:not(:disabled)';
const ANSWER = '.tray button:not(:disabled, [aria-disabled="true"])';

export function leadOn(table: AtTable): void {
  let byKey = false;

  $effect(() => {
    const keyed = (): void => void (byKey = true);
    const pointed = (): void => void (byKey = false);
    addEventListener('keydown', keyed, true);
    addEventListener('pointerdown', pointed, true);
    return () => {
      removeEventListener('keydown', keyed, true);
      removeEventListener('pointerdown', pointed, true);
    };
  });

  let acted = false;
  $effect(() => {
    if (table.busy) acted = byKey;
    else if (table.decision !== null && byKey) {
      const { prompt } = table.decision;
      const asksOn = acted && prompt !== 'turn';
      acted = false;
      void tick().then(() => {
        if (!table.busy) toAnswer(asksOn);
      });
    }
  });

  $effect(() => {
    const { marks, picks } = table;
    if (picks === null || !byKey) return;
    const n = marked(marks);
    if (n === 0) return;
    announce(words.say('decision-count', { n, most: picks.most }));
    if (n === picks.most && n === picks.least) void tick().then(() => firstOf(CONFIRM)?.focus());
  });
}

/** To the first answer, if the focus was lost, or if it stands where nothing can be answered. */
function toAnswer(asksOn: boolean): void {
  const here = document.activeElement;
  const lost = here === null || here === document.body || here.matches(':disabled');
  if (here?.closest('dialog') || (!lost && (!asksOn || here?.matches(TARGET)))) return;
  (firstOf(ANSWER) ?? firstOf(TARGET) ?? firstOf(CONFIRM))?.focus();
}

function firstOf(selector: string): HTMLElement | undefined {
  const all = document.querySelectorAll<HTMLElement>(selector);
  return [...all].find((one) => one.checkVisibility());
}
