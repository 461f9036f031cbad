/** Which boxes the page offers. */

import type { BoxFigures } from '../server/types';

/**
 * A game by itself needs a board of its own, and is left out with all that is added to it until the
 * page has one. Other boxes lie on the board of their game, in a general way if they are not drawn.
 */
export function offered(
  shelf: readonly BoxFigures[],
  isDrawn: (box: string) => boolean,
): BoxFigures[] {
  const missing = new Set(
    shelf.filter(({ id, own_game }) => own_game && !isDrawn(id)).map(({ id }) => id),
  );
  return shelf.filter(({ id, requires }) => ![id, ...requires].some((one) => missing.has(one)));
}
