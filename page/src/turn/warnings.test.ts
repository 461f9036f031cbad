import { expect, test } from 'vitest';
import { asking, option } from './testing/boards';
import { warningFor } from './warnings';

const pass = option('pass');
const prepare = option('prepare');
const farm = option('play', { card: 'farm' });
const inn = option('play', { card: 'inn' });
const visit = option('visit');

const produces = (card: string): boolean => card === 'farm';
const warned = (chosen: typeof pass, others: (typeof pass)[], season = 'spring') =>
  warningFor(chosen, asking('turn', [chosen, ...others]), season, produces);

test('passing tells what is still offered', () => {
  expect(warned(pass, [inn])).toBe('pass-with-play');
  expect(warned(pass, [visit])).toBe('pass-with-worker');
  expect(warned(pass, [])).toBeNull();
  expect(warned(visit, [pass])).toBeNull();
});

test.each([
  ['spring', farm, 'prepare-with-play'],
  ['summer', farm, null], // nothing is produced then
  ['autumn', farm, 'prepare-with-play'],
  ['autumn', inn, null], // it would not produce
])('preparing for %s', (season, card, warning) => {
  expect(warned(prepare, [card], season)).toBe(warning);
});
