import { describe, expect, test } from 'vitest';
import {
  gamesOf,
  offeredBy,
  playedAs,
  presetKey,
  presetOf,
  presetsOf,
  suiting,
  type Playing,
} from './presets';
import { base, box, peak, preset, river, shelf } from './testing/shelf';

function game(wish: Partial<Playing> = {}): Playing {
  return { preset: '', players: 2, boxes: ['base'], options: {}, ...wish };
}

const [first, wet] = presetsOf(shelf);
if (first === undefined || wet === undefined) throw new Error('the shelf has two presets');

test('they come in the order of the shelf and say which box brings them', () => {
  expect(presetsOf(shelf).map(presetKey)).toEqual(['base/first', 'river/wet']);
});

describe('choosing one', () => {
  test('takes its boxes and its options', () => {
    expect(playedAs(wet, 3)).toEqual({
      preset: 'river/wet',
      players: 3,
      boxes: ['base', 'river'],
      options: { flood: 'yes' },
    });
  });

  test.each([
    [1, 2],
    [3, 3],
    [6, 5],
  ])('for %i it is played by %i', (wanted, players) => {
    expect(playedAs(wet, wanted).players).toBe(players);
  });

  test('leaves the preset as it was', () => {
    playedAs(wet, 2).options['flood'] = 'no';
    expect(wet.options).toEqual({ flood: 'yes' });
  });
});

describe('what a game is called', () => {
  const named = (wish: Partial<Playing>): [string, boolean] | null => {
    const found = presetOf(game(wish), shelf);
    return found && [found.preset.id, found.changed];
  };

  test('as it was chosen', () => {
    expect(named(playedAs(wet, 2))).toEqual(['wet', false]);
  });

  test.each([
    ['another option', { options: { flood: 'no' } }],
    ['a box less', { boxes: ['base'] }],
    ['too many players', { players: 6 }],
  ])('changed by %s', (_, change) => {
    expect(named({ ...playedAs(wet, 2), ...change })).toEqual(['wet', true]);
  });

  test('the order of boxes and an option at its default change nothing', () => {
    expect(named({ preset: 'base/first', options: { year: '1' } })).toEqual(['first', false]);
    const turned = { ...playedAs(wet, 2), boxes: ['river', 'base'] };
    expect(named(turned)).toEqual(['wet', false]);
  });

  test('by the nearest, if none was chosen or it is not there any more', () => {
    expect(named({})).toEqual(['first', false]);
    const alike = { boxes: ['base', 'river'], options: { flood: 'yes' } };
    expect(named(alike)).toEqual(['wet', false]);
    expect(named({ ...alike, preset: 'gone/lost' })).toEqual(['wet', false]);
    expect(named({ boxes: ['base', 'peak'] })).toEqual(['first', true]);
  });

  test('by nothing, if no box has a preset', () => {
    expect(presetOf(game(), [peak])).toBeNull();
  });
});

test('what two boxes offer is offered once, by the first', () => {
  const twin = { ...river, id: 'twin' };
  const offered = offeredBy(['base', 'river', 'twin'], [base, river, twin]);
  expect(offered.map(({ box, option }) => [box, option.id])).toEqual([
    ['base', 'year'],
    ['river', 'flood'],
  ]);
});

test('games by themselves are shown as their boxes have them ready first', () => {
  const fair = box('fair', {
    own_game: true,
    presets: [preset('short', ['fair']), preset('long', ['fair'])],
  });
  expect(gamesOf([base, fair]).map(presetKey)).toEqual(['fair/short']);
});

test('a game may say which bots suit it', () => {
  const fair = box('fair', { bots: ['fledgling'] });
  expect(suiting(['fair'], [base, fair])).toEqual(['fledgling']);
  expect(suiting(['base'], [base, fair])).toEqual([]);
});
