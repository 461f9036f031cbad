import { describe, expect, it } from 'vitest';
import { Catalog } from '../texts/catalog';
import { filesOf } from '../texts/testing/folder';
import { LANGUAGES, type Language } from '../texts/language';
import { blocks, captioned, chapters, find } from './sections';

function reference(language: Language) {
  const catalog = new Catalog(language, [...filesOf(language).values()], true);
  const words = { has: (key: string) => catalog.has(key), say: (key: string) => catalog.text(key) };
  return chapters(words, ['base', 'extra', 'rugwort', 'legends', 'newleaf']);
}

describe.each(LANGUAGES)('the rules reference (%s)', (language) => {
  const all = reference(language);
  const sections = all.flatMap((chapter) => chapter.sections);

  it('has chapters with sections with paragraphs', () => {
    expect(all.length).toBeGreaterThan(6);
    for (const chapter of all) expect(chapter.sections.length, chapter.id).toBeGreaterThan(0);
    for (const one of sections) expect(one.paragraphs.length, one.id).toBeGreaterThan(0);
  });

  it('begins with the goal and ends with the words', () => {
    expect(sections.at(0)?.id).toBe('base-goal');
    expect(sections.at(-1)?.id).toBe('glossary');
  });

  it('has an address of its own for every section', () => {
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
  });

  it('finds every section by its title, and that one first', () => {
    for (const one of sections) {
      const [first] = find(all, one.title);
      expect(first?.title).toBe(one.title);
    }
  });
});

describe('the steps of a section', () => {
  it('are gathered between its other paragraphs', () => {
    expect(blocks(['First:', '1. Pay.', '2. Play.', 'Then 3. is no step.'])).toEqual([
      { text: 'First:' },
      { steps: ['Pay.', 'Play.'] },
      { text: 'Then 3. is no step.' },
    ]);
  });
});

describe('looking for a rule', () => {
  it('finds what is not in the text by its other names', () => {
    expect(find(reference('en'), 'tie-break').map(({ id }) => id)).toContain('base-scoring');
    expect(find(reference('fr'), 'annuler').map(({ id }) => id)).toEqual(['undo']);
  });

  it('minds no accents', () => {
    expect(find(reference('fr'), 'decompte').at(0)?.id).toBe('base-scoring');
  });

  it('finds nothing for nothing, nor for what is not there', () => {
    expect(find(reference('en'), '  ')).toEqual([]);
    expect(find(reference('en'), 'dragon')).toEqual([]);
  });

  it('leaves out a box that has no rules here', () => {
    expect(chapters({ has: () => false, say: () => '' }, ['base'])).toEqual([]);
  });
});

it('things in a picture have their words in order; signs have none, a card with parts has all', () => {
  const told: Record<string, string> = {
    'picture-base-goal.c1': 'a worker',
    'picture-base-goal.c2': 'a card',
    'picture-base-parts.c1': 'cost',
    'picture-base-parts.c2': 'points',
  };
  const source = { has: (key: string) => key in told, say: (key: string) => told[key] ?? '' };
  const goal = [{ color: 'tan' }, { sign: '→' }, { card: 'farm' }, { card: 'inn' }];
  expect(captioned(source, 'base-goal', goal).map(({ captions }) => captions)).toEqual([
    ['a worker'],
    [],
    ['a card'],
    [],
  ]);
  const [parts] = captioned(source, 'base-parts', [{ parts: 'farm' }]);
  expect(parts?.captions).toEqual(['cost', 'points']);
});
