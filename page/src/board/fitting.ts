/** How names and numbers are set. */

/** How many letters the longest piece of a name has that no line can be broken in. */
export function longestPiece(name: string): number {
  return Math.max(...name.split(/[\s-]+/u).map((piece) => piece.length));
}

/** A number as it is printed on a card: with a true minus. */
export function printed(n: number): string {
  return String(n).replace('-', '−');
}
