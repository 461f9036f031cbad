import { expect, test } from 'vitest';
import { grouped, waysOfTurn } from './groups';

test('options are listed in groups', () => {
  const options = [
    'pass',
    'play:inn:hand',
    'play:poe:legends',
    'play:mine:revealed',
    'visit:haven',
    'event:grand_tour',
    'gain:twig',
  ];
  expect(grouped(options).map(({ group }) => group)).toEqual([
    'answer',
    'worker',
    'event',
    'hand',
    'aside',
    'shown',
    'end',
  ]);
  expect(waysOfTurn(options)).toEqual(['worker', 'play', 'pass']);
});
