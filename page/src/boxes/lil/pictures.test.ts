/** What cards do is told in pictures: those of each card, and only signs that are drawn. */

import { beforeAll, expect, test } from 'vitest';
import { iconOf } from '../../art/icons';
import { filesOf } from '../../texts/testing/folder';
import { loadFaces } from '../faces.svelte';
import { creatures } from './emblems/creatures';
import { places } from './emblems/places';
import { DOES, GIVES, MOMENTS } from './pictures';

beforeAll(() => loadFaces(['lil']));

const BOARD = /^lil_(space|die|parade|princess)_/;
const cards = Object.keys({ ...creatures, ...places }).filter((id) => !BOARD.test(id));

test('every card has its pictures', () => {
  expect(Object.keys(DOES).toSorted()).toEqual(cards.toSorted());
});

test('every place and every face of a die has its pictures', () => {
  const shown = Object.keys(places).filter((id) => /^lil_(space_[rtb]|die_face)/.test(id));
  expect(Object.keys(GIVES).toSorted()).toEqual(shown.toSorted());
});

test('where a text tells a number of something, that many of it are drawn', () => {
  const texts = filesOf('en').get('lil.ftl') ?? '';
  const told: Record<string, RegExp> = {
    twig: /(\d) twigs?/,
    resin: /(\d) resin/,
    berry: /(\d) berr/,
    point: /(\d) points?/,
  };
  for (const [id, signs] of Object.entries({ ...DOES, ...GIVES })) {
    const key = id.replaceAll('_', '-');
    const text = new RegExp(`^${key} = .*\\n(?:    \\.split.*\\n)?    \\.text = (.*)$`, 'm').exec(
      texts,
    );
    expect(text, id).not.toBeNull();
    for (const [sign, number] of Object.entries(told)) {
      const n = Number(number.exec(text?.[1] ?? '')?.[1] ?? 0);
      expect(`${id} ${sign} ${signs.filter((one) => one === sign).length}`).toBe(
        `${id} ${sign} ${n}`,
      );
    }
  }
});

test('all signs are drawn', () => {
  const known = ['creature', 'place', 'green', 'tan', 'times', 'gives', 'any'];
  const signs = new Set([...Object.values(DOES), ...Object.values(GIVES)].flat());
  const missing = [...signs, ...Object.values(MOMENTS)].filter(
    (sign) => !known.includes(sign) && iconOf(sign) === iconOf('any'),
  );
  expect(missing).toEqual([]);
});
