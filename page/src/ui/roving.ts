/**
 * Arrow keys inside a region: one Tab stop, arrows move to the nearest thing in their direction.
 * Use as `{@attach roving()}`; the things are whatever matches `[data-thing]` and is no child of
 * another region. Home and End go to the first and the last.
 */

import type { Attachment } from 'svelte/attachments';

const THINGS = '[data-thing]';

export function roving(): Attachment<HTMLElement> {
  return (region) => {
    region.dataset['roving'] = '';
    let current: HTMLElement | null = null;

    const things = (): HTMLElement[] =>
      [...region.querySelectorAll<HTMLElement>(THINGS)].filter(
        (thing) => thing.closest('[data-roving]') === region,
      );

    function settle(): void {
      const all = things();
      if (current === null || !all.includes(current)) current = all[0] ?? null;
      for (const thing of all) thing.tabIndex = thing === current ? 0 : -1;
    }

    function focused(event: FocusEvent): void {
      if (!(event.target instanceof HTMLElement) || !event.target.matches(THINGS)) return;
      current = event.target;
      settle();
    }

    function pressed(event: KeyboardEvent): void {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const from = event.target instanceof HTMLElement ? event.target : null;
      if (from === null || !from.matches(THINGS)) return;
      const to = towards(event.key, from, things());
      if (to === null) return;
      event.preventDefault();
      to.focus();
    }

    const watch = new MutationObserver(settle);
    watch.observe(region, { childList: true, subtree: true });
    region.addEventListener('focusin', focused);
    region.addEventListener('keydown', pressed);
    settle();
    return () => {
      watch.disconnect();
      region.removeEventListener('focusin', focused);
      region.removeEventListener('keydown', pressed);
    };
  };
}

// How much further to the side than ahead something may lie to be meant by an arrow.
const SIDEWAYS = 4;

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function towards(key: string, from: HTMLElement, all: HTMLElement[]): HTMLElement | null {
  if (key === 'Home') return all[0] ?? null;
  if (key === 'End') return all.at(-1) ?? null;
  const way = WAYS[key];
  if (way === undefined) return null;
  const [x, y] = centre(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const thing of all) {
    if (thing === from) continue;
    const [tx, ty] = centre(thing);
    const along = (tx - x) * way[0] + (ty - y) * way[1];
    const beside = Math.abs((tx - x) * way[1]) + Math.abs((ty - y) * way[0]);
    // What lies straight ahead comes before what is near but off to the side.
    const far = along + beside * 3;
    if (along > 1 && beside < along * SIDEWAYS && far < least) {
      least = far;
      best = thing;
    }
  }
  return best;
}

function centre(thing: HTMLElement): [number, number] {
  const box = thing.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}
