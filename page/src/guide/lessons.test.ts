import { describe, expect, it, test } from 'vitest';
import type { BoxNote } from '../boxes/face';
import type { GameView, Option, PlayerView, Target } from '../server/types';
import { board, option, type Lying } from '../turn/testing/boards';
import { boxNoteFor, lessonFor, nameOf, ownNoteFor, type Moment } from './lessons';

const FARM: Target = { zone: 'hand', card: 'farm' };
const WOOD: Target = { place: 'wood' };
const INN: Target = { city: 0, card: 'inn', slot: 0 };
const THEIR_INN: Target = { city: 1, card: 'inn', slot: 0 };

const toWood = option('visit', { targets: [WOOD] });
const toFarm = option('play', { targets: [FARM] });
const prepare = option('prepare', { targets: [{ button: 'prepare' }] });

function moment(options: Option[], lying: Lying = {}, change: Partial<PlayerView> = {}): Moment {
  const game = board(0, lying);
  const me = { ...(game.players[0] as PlayerView), ...change };
  return { options, game: { ...game, players: [me, ...game.players.slice(1)] }, me };
}

const lesson = (options: Option[], told: string[] = []): string | undefined =>
  lessonFor(moment(options), [], told)?.id;

describe('a lesson comes with what it is about', () => {
  it.each<[string, Option]>([
    ['place', toWood],
    ['card', toFarm],
    ['free', option('play', { way: 'occupy', targets: [FARM] })],
    ['event', option('event', { targets: [{ place: 'feast' }] })],
    ['home', option('visit', { targets: [INN] })],
    ['open', option('visit', { targets: [THEIR_INN] })],
    ['prepare', prepare],
    ['pass', option('pass', { targets: [{ button: 'pass' }] })],
  ])('%s', (id, one) => {
    expect(lessonFor(moment([one]), [], [])).toMatchObject({ id, box: null, about: one.targets });
  });

  it('of a full hand, whatever can be chosen', () => {
    const full = { hand_size: 8, hand_limit: 8 };
    expect(lessonFor(moment([], { hand: ['farm'] }, full), [], [])).toMatchObject({
      id: 'hand',
      about: [FARM],
    });
    expect(lessonFor(moment([], { hand: ['farm'] }, { ...full, hand_size: 7 }), [], [])).toBeNull();
  });

  it('never of a place that only another piece may go to', () => {
    expect(lesson([option('visit', { piece: 'boat', targets: [WOOD] })])).toBeUndefined();
  });
});

test('the first of all is about places, and then what seldom comes up is told first', () => {
  const event = option('event', { targets: [{ place: 'feast' }] });
  const all = [prepare, toFarm, event, toWood];
  expect(lesson(all)).toBe('place');
  expect(lesson(all, ['place'])).toBe('event');
  expect(lesson(all, ['place', 'event'])).toBe('card');
  expect(lesson(all, ['place', 'event', 'card'])).toBe('prepare');
});

test('what was told is not told again', () => {
  expect(lesson([toWood], ['place'])).toBeUndefined();
});

describe('what boxes bring', () => {
  const far: BoxNote = { box: 'sea', id: 'far', face: { icon: 'sail', about: { group: 'far' } } };
  const game: GameView = {
    ...board(0, {}),
    places: [
      { id: 'isle', kind: 'far', workers: [] },
      { id: 'reef', kind: 'far', workers: [] },
    ],
  };
  const at = (options: Option[]): Moment => ({ ...moment(options), game });

  it('is a lesson when it can be chosen, about what can be', () => {
    const sail = option('visit', { targets: [{ place: 'reef' }] });
    expect(lessonFor(at([toWood]), [far], ['place'])).toBeNull();
    const note = lessonFor(at([sail]), [far], ['place']);
    expect(note).toMatchObject({ id: 'far', box: 'sea', about: [{ place: 'reef' }] });
    expect(lessonFor(at([sail]), [far], ['place', note === null ? '' : nameOf(note)])).toBeNull();
  });

  it('is noted in the first game with it, wherever it lies', () => {
    const kept: BoxNote = {
      box: 'sea',
      id: 'kept',
      face: { icon: 'sail', about: { zone: 'net' } },
    };
    const lying = moment([], { aside: { net: ['cod'] } });
    expect(boxNoteFor(moment([]), [kept], [])).toBeNull();
    expect(boxNoteFor(lying, [kept], [])?.about).toEqual([{ zone: 'net', card: 'cod' }]);
    expect(boxNoteFor(lying, [kept], ['sea kept'])).toBeNull();
  });

  it('may be an opponent', () => {
    const rival: BoxNote = {
      box: 'sea',
      id: 'rival',
      face: { icon: 'sail', about: { automaton: true } },
    };
    const { game, ...rest } = moment([]);
    const players = game.players.map((one) => ({ ...one, automaton: one.seat === 1 }));
    expect(boxNoteFor({ ...rest, game }, [rival], [])).toBeNull();
    const alone = { ...rest, game: { ...game, players } };
    expect(boxNoteFor(alone, [rival], [])?.about).toEqual([{ seat: 1 }]);
  });
});

describe('a game of its own is explained by its box', () => {
  const note = (id: string, about: BoxNote['face']['about']): BoxNote => ({
    box: 'fair',
    id,
    face: { icon: 'gift', about },
  });
  const notes = [
    note('go', { verb: 'visit' }),
    note('inside', { verb: 'visit', in: 'city' }),
    note('wood', { group: 'basic' }),
    note('later', { counter: 'moon', from: 2 }),
    note('rival', { automaton: true }),
  ];
  const told = (options: Option[], known: string[] = [], change: Partial<GameView> = {}) => {
    const now = moment(options, { places: ['wood'] });
    const game = { ...now.game, ...change };
    return ownNoteFor({ ...now, game }, notes, known)?.id;
  };

  it('with what can be done, by the verb', () => {
    expect(told([toWood])).toBe('go');
    expect(told([toFarm])).toBeUndefined();
  });

  it('in the city, if it is about that alone', () => {
    expect(told([option('visit', { targets: [INN] })], ['fair go'])).toBe('inside');
  });

  it('about places only while they can be chosen', () => {
    expect(told([toWood], ['fair go'])).toBe('wood');
    expect(told([toFarm], ['fair go'])).toBeUndefined();
  });

  it('once a counter has come so far', () => {
    const known = ['fair go', 'fair wood'];
    expect(told([toWood], known, { counters: { moon: 1 } })).toBeUndefined();
    expect(told([toWood], known, { counters: { moon: 2 } })).toBe('later');
  });

  it('about rivals, who cannot be chosen', () => {
    const [me, other] = moment([]).game.players;
    const players = [me, { ...(other as PlayerView), automaton: true }] as PlayerView[];
    expect(told([toFarm], [], { players })).toBe('rival');
  });
});
