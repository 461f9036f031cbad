import { describe, expect, it } from 'vitest';
import { Catalog } from '../texts/catalog';
import { filesOf } from '../texts/testing/folder';
import {
  componentsAbout,
  EVERYTHING,
  groups,
  isInDeck,
  kindOf,
  pictureOf,
  wishesIn,
  type Lookup,
  type Wishes,
} from './gallery';
import { card, event, location, SAMPLES } from './testing/samples';

const french = new Catalog('fr', [...filesOf('fr').values()], true);
const collator = new Intl.Collator('fr');
const lookup: Lookup = {
  name: (id) => french.name(id),
  texts: (id) => [french.rules(id)],
  compare: (a, b) => collator.compare(a, b),
};

function shown(wishes: Partial<Wishes>): string[] {
  return groups(SAMPLES, { ...EVERYTHING, ...wishes }, lookup).flatMap(({ members }) =>
    members.map(({ id }) => id),
  );
}

describe('the gallery', () => {
  it('can be asked for figures that are not certain', () => {
    const all = [card('farm'), card('inn', { confidence: 'medium' }), card('mine')];
    const found = groups(all, wishesIn('?box=base&unsure'), lookup);
    expect(found.flatMap(({ members }) => members.map(({ id }) => id))).toEqual(['inn']);
    expect(wishesIn('')).toEqual(EVERYTHING);
  });

  it('shows everything, critters first and events last', () => {
    const all = groups(SAMPLES, EVERYTHING, lookup);
    expect(all.map(({ kind }) => kind)).toEqual([
      'critter',
      'construction',
      'basic',
      'haven',
      'special_event',
    ]);
    expect(shown({})).toHaveLength(SAMPLES.length);
  });

  it('sorts names as readers of the language do', () => {
    expect(shown({ kind: 'critter' })).toEqual([
      'bard', // Barde
      'wife', // Épouse
      'husband', // Mari
      'rugwort_the_robber', // Paillasson le Voleur
      'rugwort_the_rowdy', // Paillasson le Voyou
    ]);
  });

  it('sorts by cost upwards and by points downwards, then by name', () => {
    expect(shown({ kind: 'critter', order: 'cost' })).toEqual([
      'wife',
      'rugwort_the_robber',
      'bard',
      'husband',
      'rugwort_the_rowdy',
    ]);
    expect(shown({ color: 'purple', kind: 'construction', order: 'points' })).toEqual([
      'ever_tree',
      'palace',
    ]);
  });

  it('keeps what fits all wishes', () => {
    expect(shown({ color: 'purple', rarity: 'common' })).toEqual(['wife']);
    expect(shown({ rarity: 'legend' })).toEqual(['mcgregors_market']);
    expect(shown({ kind: 'basic' })).toEqual(['basic_berry']);
    expect(shown({ box: 'pearlbrook' })).toEqual([]);
  });

  it('looks for names and texts, without accents', () => {
    expect(shown({ query: 'epouse' })).toEqual(['wife', 'husband']);
    expect(shown({ query: 'dragon' })).toEqual([]);
  });

  it('names those first that are called by what is looked for', () => {
    const about = componentsAbout(['mari'], SAMPLES, french).map(({ id }) => id);
    expect(about).toEqual(['husband', 'wife']);
  });

  it('knows that Legends are not in the deck', () => {
    expect(isInDeck(card('farm'))).toBe(true);
    expect(isInDeck(card('mcgregors_market', { rarity: 'legend' }))).toBe(false);
  });

  it('tells kinds and pictures apart', () => {
    expect(kindOf(location('forest_two_any', 'forest'))).toBe('forest');
    expect(kindOf(event('tax_relief', {}))).toBe('special_event');
    expect(pictureOf(event('tax_relief', {}))).toBe('event');
    expect(pictureOf(location('haven', 'haven'))).toBe('location');
    expect(SAMPLES.map(pictureOf).slice(4, 6)).toEqual(['construction', 'critter']);
  });
});
