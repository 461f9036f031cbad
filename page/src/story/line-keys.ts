/**
 * Arrow keys in the log: one Tab stop, which is the newest line until another one is chosen.
 * Home and End go to the oldest and the newest line.
 */

import type { Attachment } from 'svelte/attachments';

const LINES = '[data-line]';

export const lineKeys: Attachment<HTMLElement> = (log) => {
  let current: HTMLElement | null = null;

  const lines = (): HTMLElement[] => [...log.querySelectorAll<HTMLElement>(LINES)];

  function settle(): void {
    const all = lines();
    const stop = current !== null && all.includes(current) ? current : all.at(-1);
    for (const line of all) line.tabIndex = line === stop ? 0 : -1;
  }

  function focused(event: FocusEvent): void {
    current = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>(LINES) : null;
    settle();
  }

  function left(event: FocusEvent): void {
    if (event.relatedTarget instanceof Node && log.contains(event.relatedTarget)) return;
    current = null;
    settle();
  }

  function pressed(event: KeyboardEvent): void {
    const all = lines();
    const here = current === null ? -1 : all.indexOf(current);
    if (here < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const to = { ArrowUp: here - 1, ArrowDown: here + 1, Home: 0, End: all.length - 1 }[event.key];
    const line = to === undefined ? undefined : all[to];
    if (line === undefined) return;
    event.preventDefault();
    line.focus();
  }

  const watch = new MutationObserver(settle);
  watch.observe(log, { childList: true, subtree: true });
  log.addEventListener('focusin', focused);
  log.addEventListener('focusout', left);
  log.addEventListener('keydown', pressed);
  settle();
  return () => {
    watch.disconnect();
    log.removeEventListener('focusin', focused);
    log.removeEventListener('focusout', left);
    log.removeEventListener('keydown', pressed);
  };
};
