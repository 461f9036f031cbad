import { expect, test } from 'vitest';
import { trayOf } from './tray';

test('what is given to several players is set for each of them', () => {
  const pool = { 'give:1:twig': 1, 'give:2:twig': 1, 'give:supply:twig': 1 };
  const targets = new Map([
    ['seat:1', ['give:1:twig']],
    ['seat:2', ['give:2:twig']],
    ['', ['give:supply:twig']],
  ]);
  const tray = trayOf(targets, { picked: 0, least: 0, most: 2, pool, others: [] });
  expect(tray?.counted).toEqual([
    { seat: 1, options: ['give:1:twig'] },
    { seat: 2, options: ['give:2:twig'] },
    { seat: null, options: ['give:supply:twig'] },
  ]);
  expect(trayOf(new Map([['place:haven', ['visit:haven']]]), null)).toBeNull();
});
