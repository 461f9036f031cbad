import { expect, test } from 'vitest';
import type { Option, Target } from '../server/types';
import { targetsOf } from './targets';
import { asking, option } from './testing/boards';
import { trayOf } from './tray';

const trayFor = (...options: Option[]) => trayOf(targetsOf(asking('new', options)), null);

test('what is counted is sorted by whom it is for', () => {
  const gift = (seat: number): Option => option('give', { seat, targets: [{ seat }] });
  const away = option('give', { targets: [{ resource: 'twig' }] });
  const options = [gift(1), gift(2), away];
  const pool = Object.fromEntries(options.map(({ id }) => [id, 1]));
  const picks = { picked: 0, least: 0, most: 2, pool };
  const tray = trayOf(targetsOf({ ...asking('give', options), picks }), picks);
  expect(tray?.counted).toEqual([
    { seat: 1, options: [gift(1)] },
    { seat: 2, options: [gift(2)] },
    { seat: null, options: [away] },
  ]);
});

test.each<Target>([{ seat: 1 }, { resource: 'twig' }, { zone: 'deck' }, { button: 'stop' }])(
  'what is hard to find on the board is answered beside it: %o',
  (thing) => {
    const answer = option('take', { targets: [thing] });
    expect(trayFor(answer)?.plain).toEqual([answer]);
  },
);

test.each<Target>([
  { place: 'haven' },
  { zone: 'legends', card: 'poe' },
  { zone: 'meadow', spot: 3 },
  { city: 1, card: 'farm', slot: 0 },
  { button: 'pass' },
])('what lies on the board is answered there: %o', (thing) => {
  expect(trayFor(option('take', { targets: [thing] }))).toBeNull();
});

test('amounts are one answer, and to pay nothing is a part of it', () => {
  const nothing = option('pay', { word: 'nothing' });
  const paid = option('pay', { amount: { twig: 1 } });
  const red = option('name', { word: 'red' });
  const tray = trayFor(nothing, paid, red);
  expect(tray?.amounts).toMatchObject({ offered: [{ option: paid }], none: nothing });
  expect(tray?.plain).toEqual([red]);
});
