import { describe, expect, test, vi } from 'vitest';
import { Catalog } from './catalog';
import { filesOf } from './testing/folder';
import { LANGUAGES } from './language';

function catalog(language: (typeof LANGUAGES)[number]): Catalog {
  return new Catalog(language, [...filesOf(language).values()], true);
}

test('a phrase of the server is said with all that fills its gaps', () => {
  const line = {
    message: 'log-gained',
    gaps: { player: { seat: 1 }, resources: { amount: { twig: 2, berry: 1 } } },
  };
  const told = { message: 'log-source', gaps: { line, source: { component: 'farm' } } };
  expect(catalog('en').phrase(told, ['Ann', 'Bob'])).toBe('Bob gained 2 twigs and 1 berry (Farm)');
  expect(catalog('fr').phrase(told)).toBe('Joueur 2 gagne 2 brindilles et 1 baie (Ferme)');
  const cards = { items: [{ component: 'farm' }, { component: 'inn' }] };
  const shown = { message: 'log-revealed', gaps: { player: { bot: 'sage' }, cards } };
  expect(catalog('en').phrase(shown)).toBe(`${catalog('en').bot('sage')} revealed Farm and Inn`);
});

describe('what has no words', () => {
  test('is an error in a strict catalog', () => {
    const words = catalog('en');
    expect(words.has('no-such-message')).toBe(false);
    expect(words.has('farm.no-such-attribute')).toBe(false);
    expect(() => words.text('no-such-message')).toThrow('no-such-message');
    expect(() => words.text('farm.no-such-attribute')).toThrow('farm.no-such-attribute');
    expect(() => words.text('seat')).toThrow('seat');
  });

  test('is shown readable to players, and complained about once', () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const words = new Catalog('en', ['greeting = Hello { $name }'], false);
    expect(words.text('home-play-now')).toBe('now');
    expect(words.text('home-play-now')).toBe('now');
    expect(words.text('greeting')).toBe('Hello {$name}');
    expect(complaint).toHaveBeenCalledTimes(2);
    complaint.mockRestore();
  });
});

test('seats without a name are counted from one', () => {
  const words = catalog('en');
  const given = { message: 'option-give-seat', gaps: { seat: { seat: 1 }, own: 'no' } };
  expect(words.phrase(given)).toBe('Give to Player 2');
  expect(words.phrase(given, ['Ada'])).toBe('Give to Player 2');
});

test('a fault that has no words here keeps the sentence of the server', () => {
  const words = catalog('fr');
  expect(words.fault({ code: 'newer-than-this-page', sentence: 'Patience.' })).toBe('Patience.');
  expect(words.fault({ code: 'offline', sentence: '' })).toContain('Le serveur ne répond pas');
});

test('lists have commas and an and', () => {
  const words = catalog('fr');
  expect(words.list([])).toBe('');
  expect(words.list(['Ferme'])).toBe('Ferme');
  expect(words.list(['Ferme', 'Auberge', 'Mine'])).toBe('Ferme, Auberge et Mine');
});

test('long names say where they may be broken', () => {
  const words = catalog('fr');
  expect(words.breakable('shopkeeper')).toBe('Commer\u00adçant');
  expect(words.breakable('king')).toBe('Roi');
});
