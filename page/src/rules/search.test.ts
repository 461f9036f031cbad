import { describe, expect, it } from 'vitest';
import { matches, pieces, queryWords } from './search';

function marked(text: string, query: string): string {
  return pieces(text, queryWords(query))
    .map((piece) => (piece.hit ? `[${piece.text}]` : piece.text))
    .join('');
}

describe('looking for words', () => {
  it('minds neither accents nor capitals', () => {
    expect(matches(queryWords('epouse ECOLE'), 'École et Épouse')).toBe(true);
  });

  it('finds the beginnings of words, not their middles', () => {
    expect(matches(queryWords('inn'), 'The Innkeeper')).toBe(true);
    expect(matches(queryWords('inn'), 'the beginning')).toBe(false);
  });

  it('finds words after an apostrophe', () => {
    expect(matches(queryWords('auberge'), "l'Auberge")).toBe(true);
    expect(matches(queryWords('arbre'), 'l’Arbre éternel')).toBe(true);
  });

  it('wants all words, wherever they stand', () => {
    expect(matches(queryWords('worker journey'), 'Journey', 'a worker goes')).toBe(true);
    expect(matches(queryWords('worker winter'), 'Journey', 'a worker goes')).toBe(false);
  });

  it('knows ligatures by their letters', () => {
    expect(matches(queryWords('oeuf'), 'un œuf')).toBe(true);
  });

  it('takes every word of a query apart from its punctuation', () => {
    expect(queryWords('  « Haven », forêt ! ')).toEqual(['haven', 'foret']);
    expect(queryWords(' … ')).toEqual([]);
  });
});

describe('marking what was found', () => {
  it('marks the letters as they are written', () => {
    expect(marked('Une Épouse, une École', 'epou eco')).toBe('Une [Épou]se, une [Éco]le');
  });

  it('marks around ligatures without shifting', () => {
    expect(marked('Le cœur du bois', 'bois')).toBe('Le cœur du [bois]');
    expect(marked('Le cœur du bois', 'coeur')).toBe('Le [cœur] du bois');
  });

  it('marks overlapping finds once', () => {
    expect(marked('Storehouse', 'store storehouse')).toBe('[Store][house]');
  });

  it('leaves a text alone without a query', () => {
    expect(pieces('Farm', [])).toEqual([{ text: 'Farm', hit: false }]);
    expect(pieces('', queryWords('farm'))).toEqual([]);
  });
});
