import { describe, expect, it } from 'vitest';
import { Catalog } from '../texts/catalog';
import { filesOf } from '../texts/testing/folder';
import { related } from './related';
import { card, location, SAMPLES } from './testing/samples';

const english = new Catalog('en', [...filesOf('en').values()], true);
const french = new Catalog('fr', [...filesOf('fr').values()], true);

const GUESTS = ['queen', 'innkeeper'].map((id) => card(id, { kind: 'critter' }));

function relatedTo(id: string, words = english): ReturnType<typeof related> {
  const one = SAMPLES.find((sample) => sample.id === id);
  if (one === undefined) throw new Error(`There is no ${id} among the samples.`);
  return related(one, [...SAMPLES, ...GUESTS], words);
}

function relations(id: string, words = english): Record<string, string[]> {
  return Object.fromEntries(relatedTo(id, words).map(({ relation, ids }) => [relation, ids]));
}

function anyHome(id: string): unknown {
  return relatedTo(id).find(({ relation }) => relation === 'let-in-by')?.any;
}

describe('related components', () => {
  it('are the guests of a construction', () => {
    expect(relations('palace')['lets-in']).toEqual(['queen', 'rugwort_the_robber']);
  });

  it('are those that live in any construction of a colour', () => {
    expect(relations('farm')['lets-in']).toEqual([
      'husband',
      'wife',
      'rugwort_the_rowdy',
      'rugwort_the_robber',
    ]);
    expect(relations('inn')['lets-in']).toEqual(['innkeeper', 'rugwort_the_robber']);
    expect(relations('rugwort_the_rowdy')['let-in-by']).toEqual(['ever_tree']);
  });

  it('are told by their colour where they are too many to be named', () => {
    expect(anyHome('rugwort_the_rowdy')).toEqual({ kind: 'construction', color: 'green' });
    expect(anyHome('rugwort_the_robber')).toEqual({ kind: 'construction' });
    expect(anyHome('husband')).toBeUndefined();
    expect(anyHome('ever_tree')).toBeUndefined();
  });

  it('are the card whose place another takes, and that other', () => {
    expect(relations('mcgregors_market')['upgrades']).toEqual(['farm']);
    expect(relations('farm')['upgraded-by']).toEqual(['mcgregors_market']);
    expect(relations('inn')).not.toHaveProperty('upgraded-by');
  });

  it('are the homes of a critter, the one for any critter included', () => {
    expect(relations('husband')['let-in-by']).toEqual(['farm', 'ever_tree']);
  });

  it('are the cards of an event, and the events of a card', () => {
    expect(relations('performer_in_residence')).toEqual({ 'asks-for': ['inn', 'bard'] });
    expect(relations('bard')['asked-by']).toEqual(['performer_in_residence']);
  });

  it('are those that the text names, each told once', () => {
    expect(relations('husband')).toEqual({
      'let-in-by': ['farm', 'ever_tree'],
      mentions: ['wife'],
    });
  });

  it('are none for a place that stands alone', () => {
    expect(relations('basic_berry')).toEqual({});
  });

  it('are the same in every language', () => {
    for (const { id } of SAMPLES) expect(relations(id, french), id).toEqual(relations(id));
  });
});

describe('names in a text', () => {
  const cards = ['palace', 'courthouse', 'inn', 'mine'].map((id) => card(id));
  const teller = location('teller');

  function mentioned(text: string, words: Catalog): string[] | undefined {
    const wordings = {
      name: (id: string) => words.name(id),
      rules: (id: string) => (id === teller.id ? text : ''),
    };
    const found = related(teller, [teller, ...cards], wordings);
    return found.find(({ relation }) => relation === 'mentions')?.ids;
  }

  it('are whole words', () => {
    expect(mentioned('The Innkeeper is in the Mine.', english)).toEqual(['mine']);
  });

  it('are the longest that fit', () => {
    expect(mentioned('Un Palais de justice.', french)).toEqual(['courthouse']);
    expect(mentioned('Un Palais, un Palais de justice.', french)).toEqual(['palace', 'courthouse']);
  });
});

it('what is not in play goes with nothing', () => {
  const farm = SAMPLES.find(({ id }) => id === 'farm');
  if (farm === undefined) throw new Error('The samples have a farm.');
  const inPlay = SAMPLES.filter(({ id }) => id !== 'wife' && !id.startsWith('rugwort'));
  const guests = related(farm, inPlay, english).find(({ relation }) => relation === 'lets-in');
  expect(guests?.ids).toEqual(['husband']);
});
