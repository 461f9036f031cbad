import { describe, expect, test } from 'vitest';
import { asking, board, OFFERS } from './testing/boards';
import { NOTHING, targetsOf, thingOf, type Thing } from './targets';
import { idsOf } from './offers';
import { trayOf } from './tray';
import type { GameView } from '../server/types';

/** Whether a thing can be seen and touched on this board. */
function isThere(thing: Thing, game: GameView): boolean {
  const [where, first = '', card = '', ordinal = ''] = thing.split(':');
  const me = game.players[game.seat ?? 0];
  switch (where) {
    case 'hand':
      return me?.hand?.includes(first) ?? false;
    case 'aside':
      return me?.aside[first]?.cards?.includes(card) ?? false;
    case 'meadow':
      return game.meadow.some((place) => place.card === first);
    case 'spot':
      return Number(first) <= 8;
    case 'shown':
      return game.shown.some((lot) => lot.cards.includes(first));
    case 'place':
      return game.places.some((place) => place.id === first);
    case 'city': {
      const city = game.players[Number(first)]?.city ?? [];
      return city.filter((one) => one.card === card).length >= Number(ordinal);
    }
    case 'seat':
      return Number(first) < game.players.length;
    case 'resource':
      return ['twig', 'resin', 'pebble', 'berry'].includes(first);
    default:
      return ['deck', 'discard', 'prepare', 'pass', 'done'].includes(thing);
  }
}

// What is answered beside the board, because nothing on it stands for it.
const BESIDE = /^(?:(?:pay|give|put|store):(?:twig|resin|pebble|berry)=|choose:|name:)/;

describe('every option that games have offered', () => {
  const cases = OFFERS.flatMap(({ decision, game }) =>
    idsOf(decision).map((option) => ({ prompt: decision.prompt, option, decision, game })),
  );

  test.each(cases)('$prompt: $option', ({ option, decision, game }) => {
    const thing = thingOf(option, decision, game);
    if (BESIDE.test(option)) expect(thing).toBe(NOTHING);
    else expect(isThere(thing, game), thing).toBe(true);
  });

  test.each(OFFERS)('$decision.prompt: nothing is out of reach', ({ decision, game }) => {
    const targets = targetsOf(decision, game);
    expect([...targets.values()].flat().sort()).toEqual(idsOf(decision).sort());
    const tray = trayOf(targets, decision.picks ?? null);
    const beside = [
      ...(tray?.counted.flatMap(({ options }) => options) ?? []),
      ...(tray?.amounts?.byOption.keys() ?? []),
      ...(tray?.plain ?? []),
    ];
    expect(beside).toEqual(expect.arrayContaining(targets.get(NOTHING) ?? []));
  });
});

describe('what random games seldom come to', () => {
  const game = board(0, {
    hand: ['wife'],
    aside: { legends: ['poe'] },
    shown: ['wife', 'inn'],
    meadow: ['wife'],
    places: ['haven'],
    cities: [
      ['farm', 'wife', 'farm'],
      ['farm', 'inn'],
    ],
  });

  test.each([
    ['put-critters', 'put:city:farm:2', 'city:0:farm:2'],
    ['enter', 'remove:1:farm', 'city:1:farm:1'],
    ['order-trigger', 'trigger:farm:2', 'city:0:farm:2'],
    ['bring-home', 'recall:city:1:inn', 'city:1:inn:1'],
    ['play-card', 'play:inn:revealed:crane', 'shown:inn'],
    ['turn', 'play:poe:legends', 'aside:legends:poe'],
    ['turn', 'play:poe:legends:occupy', 'aside:legends:poe'],
    ['upgrade', 'replace:farm:2', 'city:0:farm:2'],
    ['slide-under', 'under:farm', 'city:0:farm:1'],
    ['achieve-any', 'event:haven', 'place:haven'],
    ['enter', 'steal:1:inn', 'city:1:inn:1'],
    ['swap-hands', 'swap:1', 'seat:1'],
    ['show-card', 'show:wife', 'shown:wife'],
    ['discard', 'discard:wife', 'hand:wife'],
    ['discard-meadow', 'discard:wife', 'meadow:wife'],
    ['take-revealed', 'take:wife', 'shown:wife'],
  ])('%s: %s lies in one place only', (prompt, option, thing) => {
    expect(thingOf(option, asking(prompt, [option]), game)).toBe(thing);
  });

  test.each([
    'lift:adrift',
    'recall:adrift',
    'remove:nothing',
    'pay:nothing',
    'give:supply:twig',
    'visit:city:1:farm:2',
    'play:poe:elsewhere',
    'choose:cards',
    'name:red',
    'some:thing:new',
  ])('%s is answered beside the board', (option) => {
    const decision = asking('new', [option]);
    expect(thingOf(option, decision, game)).toBe(NOTHING);
    expect(trayOf(targetsOf(decision, game), null)).not.toBeNull();
  });

  test('a card that another prompt asks for is looked for everywhere', () => {
    expect(thingOf('take:inn', asking('new', []), game)).toBe('shown:inn');
  });
});

test('nothing is asked, nothing is a target', () => {
  expect(targetsOf(null, board(0, {})).size).toBe(0);
});

test('what may only be marked later is a target, too', () => {
  const decision = {
    ...asking('discard', ['discard:farm']),
    picks: {
      picked: 0,
      least: 1,
      most: 2,
      pool: { 'discard:farm': 1, 'discard:inn': 1 },
      others: [],
    },
  };
  const targets = targetsOf(decision, board(0, { hand: ['farm', 'inn'] }));
  expect([...targets.keys()]).toEqual(['hand:farm', 'hand:inn']);
});

test('of city cards that are alike, every one can be marked', () => {
  const game = board(0, { cities: [['farm', 'wife', 'farm', 'farm'], []] });
  const [first, , second, third] = game.players[0]?.city.map(({ slot }) => slot) ?? [];
  const decision = {
    ...asking('discard-city', ['discard:city:farm']),
    picks: {
      picked: 0,
      least: 2,
      most: 2,
      pool: { 'discard:city:farm': 2, 'discard:city:farm:2': 1 },
      others: [],
      slots: {
        'discard:city:farm': [first ?? -1, third ?? -1],
        'discard:city:farm:2': [second ?? -1],
      },
    },
  };
  expect([...targetsOf(decision, game)]).toEqual([
    ['city:0:farm:1', ['discard:city:farm']],
    ['city:0:farm:3', ['discard:city:farm']],
    ['city:0:farm:2', ['discard:city:farm:2']],
  ]);
});
