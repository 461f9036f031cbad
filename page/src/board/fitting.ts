/** How names, numbers and texts are set. */

/** How many letters the longest word of a name has; soft hyphens are for when that is too many. */
export function longestWord(name: string): number {
  const words = name.replaceAll('\u00ad', '').split(/[\s-]+/u);
  return Math.max(...words.map((word) => word.length));
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

/** What every event has beside its name, in letters. */
const BESIDES = 10;
const IN_LINES = 2;

/** Columns for names that stand side by side, each in two lines: the longer ones get more room. */
export function eventShares(names: readonly string[]): string {
  const needs = names.map((name) => BESIDES + Math.max(longestWord(name), name.length / IN_LINES));
  return needs.map((need) => `minmax(0, ${need}fr)`).join(' ');
}
