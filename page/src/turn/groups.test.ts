import { expect, test } from 'vitest';
import { grouped, waysOfTurn } from './groups';
import { option } from './testing/boards';

test('options are listed in groups', () => {
  const options = [
    option('pass'),
    option('play', { origin: 'hand' }),
    option('play', { origin: 'legends' }),
    option('play', { origin: 'revealed' }),
    option('visit'),
    option('event'),
    option('gain'),
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
});

function ways(...verbs: string[]): string[] {
  const options = verbs.map((verb) => option(verb));
  return waysOfTurn(options, (verb) => verb !== 'gain').map(({ way }) => way);
}

test('the ways of a turn are told in a fixed order, each once', () => {
  expect(ways('pass', 'play', 'event', 'visit', 'visit', 'play')).toEqual([
    'worker',
    'play',
    'pass',
  ]);
});

test('what boxes bring is among the ways of a turn, if it is worded and there is room', () => {
  expect(ways('gain', 'ferry', 'play', 'swim')).toEqual(['play', 'ferry', 'swim']);
  expect(ways('visit', 'ferry', 'play', 'swim')).toEqual(['worker', 'play', 'ferry']);
  expect(ways('ferry', 'play', 'swim', 'prepare')).toEqual(['play', 'ferry', 'prepare']);
  expect(ways('visit', 'ferry', 'play', 'pass')).toEqual(['worker', 'play', 'pass']);
});
