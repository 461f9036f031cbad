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
  expect(waysOfTurn(options)).toEqual(['worker', 'play', 'pass']);
});
