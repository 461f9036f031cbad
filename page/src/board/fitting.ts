/** What a style needs to know about a text in order to give it room. */

/** How many letters the longest piece of a name has that no line can be broken in. */
export function longestPiece(name: string): number {
  return Math.max(...name.split(/[\s-]+/u).map((piece) => piece.length));
}
