import type { Target } from '../server/types';
import { keyOf } from '../turn/things';

/** A thing of the board as it is in view; undefined if it is not. */
export function thingElement(thing: Target): HTMLElement | undefined {
  const all = document.querySelectorAll<HTMLElement>(`[data-thing="${CSS.escape(keyOf(thing))}"]`);
  return [...all].find((one) => one.checkVisibility());
}

/** Where a thing is on the screen; null if it is not in view. */
export function placeOf(thing: Target): DOMRect | null {
  return thingElement(thing)?.getBoundingClientRect() ?? null;
}
