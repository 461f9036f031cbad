/**
 * Looking things up the way people type: without accents or capitals, by the beginnings of words.
 */

/** A stretch of text, and whether it is what was looked for. */
interface Piece {
  text: string;
  hit: boolean;
}

/** The same text without accents and capitals; every character knows where it came from. */
interface Folded {
  text: string;
  origins: number[];
}

const LETTERS: Record<string, string> = { œ: 'oe', æ: 'ae', '’': "'" };
const WORD = /[\p{L}\p{N}]/u;

/** The words of a query, as `matches` and `pieces` want them. */
export function queryWords(query: string): string[] {
  return fold(query)
    .text.split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Whether every word looked for begins some word of the texts. Nothing looked for is found. */
export function matches(wanted: readonly string[], ...texts: readonly string[]): boolean {
  const within = texts.map((text) => folded(text).text);
  return wanted.every((word) => within.some((text) => occurrences(text, word).length > 0));
}

/** A text cut where the words looked for are, to be marked. */
export function pieces(text: string, wanted: readonly string[]): Piece[] {
  const { text: within, origins } = folded(text);
  const hits = wanted.flatMap((word) =>
    occurrences(within, word).map((at) => [origins[at] ?? 0, origins[at + word.length] ?? 0]),
  );
  hits.sort(([a = 0], [b = 0]) => a - b);
  const cut: Piece[] = [];
  let from = 0;
  for (const [start = 0, end = 0] of hits) {
    if (end <= from) continue;
    const begin = Math.max(start, from);
    if (begin > from) cut.push({ text: text.slice(from, begin), hit: false });
    cut.push({ text: text.slice(begin, end), hit: true });
    from = end;
  }
  if (from < text.length) cut.push({ text: text.slice(from), hit: false });
  return cut;
}

// The texts of a catalog are few and are looked through at every key that is pressed.
const remembered = new Map<string, Folded>();

function folded(text: string): Folded {
  const known = remembered.get(text) ?? fold(text);
  remembered.set(text, known);
  return known;
}

function fold(text: string): Folded {
  let plain = '';
  const origins: number[] = [];
  let at = 0;
  for (const letter of text) {
    const bare = letter.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
    const written = LETTERS[bare] ?? bare;
    plain += written;
    for (let i = 0; i < written.length; i++) origins.push(at);
    at += letter.length;
  }
  origins.push(at);
  return { text: plain, origins };
}

/** Where a word of a folded text begins with what is looked for. */
function occurrences(within: string, word: string): number[] {
  const found: number[] = [];
  for (let at = within.indexOf(word); at >= 0; at = within.indexOf(word, at + 1)) {
    if (at === 0 || !WORD.test(within[at - 1] ?? '')) found.push(at);
  }
  return found;
}
