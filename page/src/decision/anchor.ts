import type { Thing } from '../turn/targets';

/** Where a thing is on the screen; null if it is not in view. */
export function placeOf(thing: Thing): DOMRect | null {
  const found = [
    ...document.querySelectorAll<HTMLElement>(`[data-thing="${CSS.escape(thing)}"]`),
  ].find((one) => one.checkVisibility());
  return found?.getBoundingClientRect() ?? null;
}
