/** How names, numbers and texts are set. */

/** How many letters the longest piece of a name has that no line can be broken in. */
export function longestPiece(name: string): number {
  return Math.max(...name.split(/[\s-]+/u).map((piece) => piece.length));
}

/** A number as it is printed on a card: with a true minus. */
export function printed(n: number): string {
  return String(n).replace('-', '−');
}

/** How much of a text to show where there is little room: whole lines, and one at least. */
export function wholeLines(text: number, room: number, line: number): number {
  const lead = text % line; // something beside the text may push its beginning down
  return lead + Math.max(1, Math.floor((room - lead) / line)) * line;
}
