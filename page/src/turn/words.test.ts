import { expect, test } from 'vitest';
import type { Explanation } from '../server/types';
import { briefly } from './brief';
import { grouped, waysOfTurn } from './groups';
import { lyingOn } from './lying';
import { whyTargets } from './reasons';
import { board } from './testing/boards';
import { trayOf } from './tray';
import { warningFor } from './warnings';
import { remaining, waysOf } from './ways';
import { asking } from './testing/boards';

test('the cheapest way comes first', () => {
  const price = (total: number) => ({ due: [{}], total, occupies: [], helper: null });
  const explanation: Explanation = {
    version: 1,
    prices: { 'play:inn:hand': price(3), 'play:inn:hand:occupy': price(0) },
    reasons: {},
  };
  const ways = waysOf(['play:inn:hand', 'play:inn:hand:occupy'], explanation);
  expect(ways.map((way) => way.option)).toEqual(['play:inn:hand:occupy', 'play:inn:hand']);
  expect(waysOf(['give:1'], null)).toEqual([{ option: 'give:1', price: null }]);
  expect(remaining({ twig: 3, berry: 1 }, { twig: 2 })).toEqual({ twig: 1, berry: 1 });
});

test('options are listed in groups', () => {
  const options = ['pass', 'play:inn:hand', 'visit:haven', 'event:grand_tour', 'gain:twig'];
  expect(grouped(options).map(({ group }) => group)).toEqual([
    'answer',
    'worker',
    'event',
    'hand',
    'end',
  ]);
  expect(waysOfTurn(options)).toEqual(['worker', 'play', 'pass']);
});

test('a choice has an icon and a name', () => {
  const isComponent = (id: string) => id === 'inn';
  expect(briefly('visit:city:1:inn', isComponent)).toMatchObject({
    icon: 'worker',
    component: 'inn',
  });
  expect(briefly('gain:twig', isComponent).amount).toEqual({ twig: 1 });
  expect(briefly('pay:twig=2', isComponent).amount).toEqual({ twig: 2 });
  expect(briefly('done', isComponent)).toEqual({ icon: 'check', component: null, amount: null });
});

test('reasons are asked for under the names of the engine', () => {
  expect(whyTargets('hand:inn')).toEqual(['play:inn:hand']);
  expect(whyTargets('place:haven')).toEqual(['visit:haven', 'event:haven']);
  expect(whyTargets('city:1:inn:1')).toEqual(['visit:city:1:inn']);
  expect(whyTargets('city:1:inn:2')).toEqual(['visit:city:1:inn:2']);
  expect(whyTargets('pass')).toEqual(['pass']);
  expect(whyTargets('seat:1')).toEqual([]);
});

test('a warning comes where something better is offered', () => {
  expect(warningFor('pass', asking('turn', ['pass', 'play:inn:hand']))).toBe('pass-with-play');
  expect(warningFor('pass', asking('turn', ['pass', 'visit:haven']))).toBe('pass-with-worker');
  expect(warningFor('pass', asking('turn', ['pass']))).toBeNull();
  expect(warningFor('prepare', asking('turn', ['prepare', 'play:inn:meadow']))).toBe(
    'prepare-with-play',
  );
  expect(warningFor('visit:haven', asking('turn', ['visit:haven', 'pass']))).toBeNull();
});

test('what is given to several players is set for each of them', () => {
  const pool = { 'give:1:twig': 1, 'give:2:twig': 1, 'give:supply:twig': 1 };
  const targets = new Map([
    ['seat:1', ['give:1:twig']],
    ['seat:2', ['give:2:twig']],
    ['', ['give:supply:twig']],
  ]);
  const tray = trayOf(targets, { picked: 0, least: 0, most: 2, pool });
  expect(tray?.counted).toEqual([
    { seat: 1, options: ['give:1:twig'] },
    { seat: 2, options: ['give:2:twig'] },
    { seat: null, options: ['give:supply:twig'] },
  ]);
  expect(trayOf(new Map([['place:haven', ['visit:haven']]]), null)).toBeNull();
});

test('what lies on a card or a place is found', () => {
  const game = board(0, { places: ['haven'], cities: [['farm'], ['farm', 'inn', 'farm']] });
  const second = game.players[1]?.city[2];
  if (second) second.points = 3;
  expect(lyingOn('city:1:farm:2', game)).toMatchObject({ owner: 1, points: 3 });
  expect(lyingOn('city:1:farm:3', game)).toBeNull();
  expect(lyingOn('place:haven', game)).toMatchObject({ owner: null, workers: [] });
  expect(lyingOn('hand:farm', game)).toBeNull();
});

test('what an event keeps lies with the one who achieved it', () => {
  const game = board(0, { places: ['grand_tour'] });
  game.places = [{ id: 'grand_tour', kind: 'basic-event', workers: [], achieved_by: 1 }];
  const other = game.players[1];
  if (other) other.events = [{ event: 'grand_tour', points: 2, stored: { twig: 1 }, held: [] }];
  expect(lyingOn('place:grand_tour', game)).toMatchObject({ achievedBy: 1, points: 2 });
});
