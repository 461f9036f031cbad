/** The rules reference as the texts hold it: chapters, sections, paragraphs. */

import type { RuleItem } from '../boxes/rule-pictures';
import { matches, queryWords } from './search';

export interface Section {
  /** What its address says: `/rules/base-goal`. */
  id: string;
  title: string;
  paragraphs: string[];
  /** Other words by which it may be looked for. */
  also: string;
}

export interface Chapter {
  id: string;
  title: string;
  sections: Section[];
}

/** Where words are looked up. */
interface Source {
  has(key: string): boolean;
  say(key: string): string;
}

/** All chapters: those of the boxes, then what holds for every table. */
export function chapters(words: Source, boxes: readonly string[]): Chapter[] {
  return [
    ...boxes.map((box) => box.replaceAll('_', '-')).flatMap((box) => chaptersOf(words, box)),
    ...(words.has('rules-chapters') ? listed(words.say('rules-chapters')) : []).map((name) =>
      chapter(words, '', name),
    ),
  ];
}

function chaptersOf(words: Source, box: string): Chapter[] {
  if (!words.has(`rules-${box}-chapters`)) return [];
  return listed(words.say(`rules-${box}-chapters`)).map((name) => chapter(words, `${box}-`, name));
}

function chapter(words: Source, prefix: string, name: string): Chapter {
  const id = `${prefix}chapter-${name}`;
  return {
    id,
    title: words.say(`rules-${id}`),
    sections: listed(words.say(`rules-${id}.sections`)).map((section) =>
      read(words, prefix + section),
    ),
  };
}

function read(words: Source, id: string): Section {
  const paragraphs: string[] = [];
  for (let n = 1; words.has(`rules-${id}.p${n}`); n++) {
    paragraphs.push(words.say(`rules-${id}.p${n}`));
  }
  return { id, title: words.say(`rules-${id}`), paragraphs, also: words.say(`rules-${id}.also`) };
}

/** A paragraph, or the steps of something that is done in an order. */
type Block = { text: string } | { steps: string[] };

const STEP = /^\d+\.\s+/; // steps are paragraphs that begin with their number

/** Paragraphs with the steps among them gathered, without their numbers. */
export function blocks(paragraphs: readonly string[]): Block[] {
  const found: Block[] = [];
  for (const paragraph of paragraphs) {
    const last = found.at(-1);
    if (!STEP.test(paragraph)) found.push({ text: paragraph });
    else if (last && 'steps' in last) last.steps.push(paragraph.replace(STEP, ''));
    else found.push({ steps: [paragraph.replace(STEP, '')] });
  }
  return found;
}

/** The things in a picture with the words below them: signs have none, parts of a card have all. */
export function captioned(
  words: Source,
  section: string,
  items: readonly RuleItem[],
): { item: RuleItem; captions: string[] }[] {
  const captions: string[] = [];
  for (let n = 1; words.has(`picture-${section}.c${n}`); n++) {
    captions.push(words.say(`picture-${section}.c${n}`));
  }
  return items.map((item) => {
    if ('sign' in item) return { item, captions: [] };
    return { item, captions: captions.splice(0, 'parts' in item ? captions.length : 1) };
  });
}

/** The lists in the texts are names with spaces between them. */
function listed(names: string): string[] {
  return names.split(/\s+/);
}

/** The sections in which all words of a query occur, those first that say it in their title. */
export function find(all: readonly Chapter[], query: string): Section[] {
  const words = queryWords(query);
  if (words.length === 0) return [];
  const sections = all.flatMap((chapter) => chapter.sections);
  const weighed = sections.map((one) => ({ one, weight: weight(one, words) }));
  return weighed
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ one }) => one);
}

function weight({ title, also, paragraphs }: Section, words: readonly string[]): number {
  if (matches(words, title)) return 3;
  if (matches(words, title, also)) return 2;
  return matches(words, title, also, ...paragraphs) ? 1 : 0;
}
