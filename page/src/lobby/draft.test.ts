import { describe, expect, test } from 'vitest';
import {
  beginsAtOnce,
  freshDraft,
  installed,
  optionsOf,
  repaired,
  seedOf,
  wishOf,
  withBox,
  type Draft,
} from './draft';
import { base, box, shelf } from './testing/shelf';

function draft(wish: Partial<Draft> = {}): Draft {
  return { ...freshDraft('forager', 'greedy'), ...wish };
}

describe('boxes', () => {
  test('they are kept in the order of the shelf, whatever the order of the clicks was', () => {
    expect(withBox('base', true, ['peak'], shelf)).toEqual(['base', 'peak']);
    expect(withBox('peak', false, ['base', 'peak'], shelf)).toEqual(['base']);
  });

  test('what is not installed any more is left out', () => {
    expect(installed(['base', 'gone'], shelf)).toEqual(['base']);
    expect(installed(['gone'], shelf)).toEqual(['base']);
  });

  test('before the shelf is known, whatever is wanted', () => {
    expect(installed(['base', 'other'], [])).toEqual(['base', 'other']);
  });

  test.each([
    [['base'], { year: '1' }],
    [['base', 'river'], { year: '1', flood: 'yes' }],
  ])('of %j these options are set: %j', (boxes, set) => {
    const wish = draft({ boxes, options: { flood: 'yes', year: '9' } });
    expect(optionsOf(wish, shelf)).toEqual(set);
  });
});

describe('the wish', () => {
  const others: Draft['others'] = [
    { who: 'here', name: ' Bea ', bot: 'greedy' },
    { who: 'bot', name: '', bot: 'random' },
    { who: 'online', name: '', bot: 'greedy' },
  ];

  test('people at this screen are called by their names', () => {
    const wish = wishOf(draft({ players: 4, others }), 'Ann', shelf);
    expect(wish.seats).toEqual(['person', 'person', 'random', 'person']);
    expect(wish.mine).toEqual([0, 1]);
    expect(wish.names).toEqual(['Ann', 'Bea']);
    expect(wish.first).toBe('random');
    expect(wish.start).toBe(false);
  });

  test('the one who is to begin gets the first seat, and the round stays as it is', () => {
    const wish = wishOf(draft({ players: 4, others, first: 2 }), 'Ann', shelf);
    expect(wish.seats).toEqual(['random', 'person', 'person', 'person']);
    expect(wish.mine).toEqual([2, 3]);
    expect(wish.names).toEqual(['Ann', 'Bea']);
    expect(wish.first).toBe('seat');
  });

  test('a table that waits for no player begins at once', () => {
    expect(beginsAtOnce(draft({ players: 3, others }))).toBe(true);
    expect(beginsAtOnce(draft({ players: 4, others }))).toBe(false);
  });

  test('the options of the chosen boxes are sent, and never a value that is not there', () => {
    const alone = draft({ players: 1, boxes: ['base'], options: { year: '3', flood: 'yes' } });
    expect(wishOf(alone, 'Ann', shelf).options).toEqual({ year: '3' });
    const odd = draft({ players: 1, boxes: ['base'], options: { year: '9' } });
    expect(wishOf(odd, 'Ann', shelf).options).toEqual({ year: '1' });
  });
});

test.each([
  ['', null],
  [' 42 ', 42],
  ['-1', '-1'],
  [' acorn ', 'acorn'],
  ['99999999999999999999', '99999999999999999999'],
  ['x'.repeat(129), undefined],
])('the seed %j is read as %j', (typed, seed) => {
  expect(seedOf(typed)).toBe(seed);
});

test('before the shelf is known, a kept draft keeps its boxes and options', () => {
  const kept: Partial<Draft> = { boxes: ['river'], options: { flood: 'yes' } };
  const bots = { known: () => 'forager', standIn: () => 'greedy' };
  expect(repaired(kept, [], bots)).toMatchObject(kept);
  expect(repaired({}, shelf, bots).boxes).toEqual(['base']);
});

test('a kept draft is put right where boxes or bots have gone', () => {
  const kept: Partial<Draft> = {
    players: 9,
    boxes: ['river', 'lost'],
    others: [{ who: 'bot', name: '', bot: 'lost' }],
    first: 8,
    clock: 7,
    standIn: 'lost',
  };
  const put = repaired(kept, [base], { known: () => 'forager', standIn: () => 'greedy' });
  expect(put.boxes).toEqual(['base']);
  expect(put.players).toBe(6);
  expect(put.options).toEqual({});
  expect(put.others).toHaveLength(5);
  expect(put.others[0]?.bot).toBe('forager');
  expect(put.first).toBe('random');
  expect(put.clock).toBe(0);
  expect(put.standIn).toBe('greedy');
});

test('what was chosen is kept, and put right where it is no choice any more', () => {
  const bots = { known: () => 'forager', standIn: () => 'greedy' };
  expect(repaired({ options: { year: '2' } }, [base], bots).options).toEqual({ year: '2' });
  expect(repaired({ options: { year: '9', flood: 'yes' } }, [base], bots).options).toEqual({
    year: '1',
  });
});

describe('a game with gifts for some and another opponent alone', () => {
  const fair = box('fair', {
    options: [
      {
        id: 'guest',
        values: ['no', 'king'],
        default: 'no',
        alone: 'king',
        seats: false,
        players: [],
      },
      { id: 'gift', values: [], default: '', alone: '', seats: true, players: [] },
    ],
  });
  const planned = draft({ boxes: ['fair'], options: { gift: '0,2' } });

  test('alone, what is not chosen is as it is alone', () => {
    expect(optionsOf({ ...planned, players: 1 }, [fair])).toEqual({ guest: 'king', gift: '0' });
    expect(optionsOf({ ...planned, players: 2 }, [fair])).toEqual({ guest: 'no', gift: '0' });
  });

  test('seats are told as they sit, counted from the one who begins', () => {
    const wish = wishOf({ ...planned, players: 3, first: 2 }, 'Ann', [fair]);
    expect(wish.options).toMatchObject({ gift: '0,1' });
  });
});
