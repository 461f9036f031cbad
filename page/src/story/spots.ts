/** Where on the screen the ends of a flight are. */

import type { Spot } from './flights';
import { means } from './lights';

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
  const [sort = '', id = ''] = spot.split(':');
  if (sort === 'player') {
    const box = seen(document.querySelectorAll(`[data-player="${CSS.escape(id)}"]`));
    if (box === null) return null;
    return {
      x: box.left + Math.min(box.width / 2, HEAD.x),
      y: box.top + Math.min(box.height / 2, HEAD.y),
    };
  }
  const box =
    sort === 'pile' || sort === 'kept'
      ? seen(document.querySelectorAll(`[data-${sort}="${CSS.escape(id)}"]`))
      : seen(things(spot));
  return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function things(spot: Spot): HTMLElement[] {
  const [sort = ''] = spot.split(':');
  const alike = document.querySelectorAll<HTMLElement>(`[data-thing^="${CSS.escape(sort)}"]`);
  // The newest of several copies comes last.
  return [...alike].filter((one) => means(spot, one.dataset['thing'] ?? '')).reverse();
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
