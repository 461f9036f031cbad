/** Where on the screen the ends of a flight are. */

import type { Spot } from './flights';
import { means } from './things-mentioned';

export interface Point {
  x: number;
  y: number;
}

// A player's panel is large: pieces come and go at its head, where the silhouette is.
const HEAD = { x: 60, y: 24 };

/** The middle of the first spot that can be seen; null if none can. */
export function pointOf(spots: readonly Spot[]): Point | null {
  for (const spot of spots) {
    const point = find(spot);
    if (point !== null) return point;
  }
  return null;
}

function find(spot: Spot): Point | null {
  if ('player' in spot) {
    const box = seen(document.querySelectorAll(`[data-player="${spot.player}"]`));
    if (box === null) return null;
    return {
      x: box.left + Math.min(box.width / 2, HEAD.x),
      y: box.top + Math.min(box.height / 2, HEAD.y),
    };
  }
  const box = seen(elementsOf(spot));
  return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function elementsOf(spot: Exclude<Spot, { player: number }>): Iterable<Element> {
  if ('kept' in spot) return document.querySelectorAll(`[data-kept="${spot.kept}"]`);
  if ('pile' in spot) return document.querySelectorAll(`[data-pile="${spot.pile}"]`);
  const things = document.querySelectorAll<HTMLElement>('[data-thing]');
  // The newest of several copies comes last.
  return [...things].filter((one) => means(spot, one.dataset)).reverse();
}

/** The box of the first element that is on the screen. */
function seen(elements: Iterable<Element>): DOMRect | null {
  for (const element of elements) {
    const box = element.getBoundingClientRect();
    const inside =
      box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight;
    if (box.width > 0 && box.height > 0 && inside) return box;
  }
  return null;
}
