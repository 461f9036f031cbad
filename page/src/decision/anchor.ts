import type { Thing } from '../turn/targets';

/** A thing of the board as it is in view; undefined if it is not. */
export function thingElement(thing: Thing): HTMLElement | undefined {
  const all = document.querySelectorAll<HTMLElement>(`[data-thing="${CSS.escape(thing)}"]`);
  return [...all].find((one) => one.checkVisibility());
}

/** Where a thing is on the screen; null if it is not in view. */
export function placeOf(thing: Thing): DOMRect | null {
  return thingElement(thing)?.getBoundingClientRect() ?? null;
}
