import { describe, expect, it } from 'vitest';
import type { PartFace } from '../boxes/face';
import { sharedColumns } from './lay-out-ground';
import { eventColumns, layOut, type Laid, type Layout, type Players, type Room } from './lay-out';

const part = (id: string, size: number, face: Partial<PartFace> = {}): Laid => ({
  id,
  kind: face.zones?.[0] === 'wing' ? 'row' : 'places',
  size,
  face: { zones: ['ground'], ...face },
});

const BASE = [
  part('basic', 8, { columns: { roomy: 2, dense: 4 } }),
  part('forest', 4),
  part('haven', 1, { columns: { roomy: 1 }, joins: true }),
  part('journey', 4, { columns: { roomy: '1.7fr 1fr 1fr 1fr' }, joins: true }),
];
const STATION = part('station', 3, { zones: ['wing'] });
const WEATHER = part('weather', 1, { zones: ['sky'] });
const MARKET = part('market', 4);
const RIVER = part('river', 4);
const GARLAND = part('garland', 1, { zones: ['ground', 'crown'] });
const EVERYTHING = [...BASE, STATION, WEATHER, MARKET, RIVER];

const ALONE: Players = { others: 1, next: 0, belongings: 0, beside: false };

/** A screen in pixels. */
const room = (width: number, height: number, how: Partial<Room> = {}): Room => ({
  width: width / 16,
  height: height / 16,
  fingers: false,
  phone: false,
  ...how,
});

const LARGE = room(1440, 900);
const LOW = room(1280, 720);
const SMALL = room(1024, 768);
const TABLET = room(1024, 768, { fingers: true });
const HUGE = room(1920, 1080);
const UPRIGHT = room(834, 1194, { fingers: true });
const PHONE = room(390, 844, { fingers: true, phone: true });

function laid(parts: readonly Laid[], on: Room, players: Partial<Players> = {}): Layout {
  return layOut(parts, { ...ALONE, ...players }, on);
}

describe('the rows of events', () => {
  const columns = (parts: readonly Laid[], on: Room, size: number): number =>
    eventColumns(size, laid(parts, on).crown);
  const NEWLEAF = [...BASE, STATION];

  it('fewer than four are no wider than four', () => {
    expect(columns(BASE, LARGE, 2)).toBe(4);
    expect(columns(BASE, SMALL, 4)).toBe(4);
  });

  it.each([LARGE, HUGE, UPRIGHT])('six stand side by side where their names have room', (on) => {
    expect(columns(NEWLEAF, on, 6)).toBe(6);
  });

  it.each([LOW, SMALL, TABLET])('six stand in two rows where they would be too narrow', (on) => {
    expect(columns(NEWLEAF, on, 6)).toBe(4);
  });
});

describe('a heading with a place in it', () => {
  it('is as high as a row', () => {
    const row = (headed: boolean): number =>
      laid([...BASE, part('river', 4, { headed })], LARGE).ground.row;
    const without = laid([...BASE, part('river', 6)], LARGE).ground;
    expect(row(true)).toBeLessThan(row(false));
    expect(row(true)).toBeGreaterThanOrEqual(without.row);
  });
});

describe('the base game', () => {
  const ALL = ['full', 'full', 'full'];
  // Four rows of tiles in a column so narrow would leave a single line to the names.
  const NEXT = ['full', 'brief', 'brief'];

  it.each([
    ['1440 × 900', LARGE, 'usual', ALL],
    ['1366 × 768', room(1366, 768), 'usual', ALL],
    ['1280 × 720', LOW, 'usual', ALL],
    ['1024 × 768', SMALL, 'small', NEXT],
    ['1024 × 768 by fingers', TABLET, 'small', NEXT],
    ['1920 × 1080', HUGE, 'spacious', ALL],
    ['834 × 1194', UPRIGHT, 'upright', ALL],
  ])('has room for everything on %s', (_, on, screen, others) => {
    const { ground, wing, ...layout } = laid(BASE, on, { others: 3 });
    expect(layout.screen).toBe(screen);
    expect(ground.form).toBe('roomy');
    expect(wing).toBe('none');
    expect(layout.others).toEqual(others);
  });

  it('shares a line only where fingers need the height', () => {
    expect(laid(BASE, LOW).ground.lines).toEqual([['basic'], ['forest'], ['haven'], ['journey']]);
    expect(laid(BASE, TABLET).ground).toMatchObject({
      row: 2.75,
      lines: [['basic'], ['forest'], ['haven', 'journey']],
    });
  });

  it('by fingers places that share a line stand in two rows, full to the last', () => {
    const { abreast, row } = laid(BASE, TABLET).ground;
    expect(row).toBe(2.75);
    expect(sharedColumns(5, abreast)).toEqual({ columns: 3, first: 2 });
    expect(sharedColumns(5, laid(BASE, SMALL).ground.abreast)).toEqual({ columns: 5, first: 1 });
  });

  it('is low up to a height of 832 pixels', () => {
    expect(laid(BASE, room(1440, 832)).low).toBe(true);
    expect(laid(BASE, room(1440, 833)).low).toBe(false);
  });

  it('has one column on a phone', () => {
    expect(laid(BASE, PHONE)).toMatchObject({ screen: 'phone', wing: 'none' });
  });
});

describe('is there a wing?', () => {
  it.each([
    ['1440 × 900', LARGE, 'column', [15.6, 20.6]],
    ['1280 × 720', LOW, 'column', [14.25, 18.5]],
    ['1024 × 768', SMALL, 'others', [13.2, 16.6]],
    ['834 × 1194', UPRIGHT, 'below', [15, 0]],
    ['a phone', PHONE, 'none', null],
  ])('on %s: %3$s', (_, on, form, sides) => {
    const { wing, columns } = laid([...BASE, STATION], on);
    expect(wing).toBe(form);
    if (sides !== null) expect([columns.left, columns.right]).toEqual(sides);
  });

  it('as wide as a card of the meadow', () => {
    const { columns } = laid([...BASE, STATION], LARGE);
    expect(columns.wing).toBeGreaterThan(8.75);
    expect(columns.wing * 5).toBeCloseTo(90 - columns.left - columns.right - 2.5);
  });

  it('then the column of the log waits for 1920 pixels', () => {
    const wide = room(1840, 1000);
    expect(laid(BASE, wide).story).toBe('column');
    expect(laid([...BASE, STATION], wide).story).not.toBe('column');
    expect(laid([...BASE, STATION], HUGE).story).toBe('column');
  });
});

describe('is there a sky?', () => {
  it('it takes the place of the leaves', () => {
    expect(laid(BASE, LARGE).leaves).toBe(true);
    expect(laid([...BASE, WEATHER], LARGE).leaves).toBe(false);
    expect(laid([...BASE, WEATHER], LARGE).zones['weather']).toBe('sky');
  });
});

describe('does the ground fit?', () => {
  it('else it is dense, and parts with few places share a line', () => {
    const { ground } = laid(EVERYTHING, LARGE, { beside: true });
    expect(ground.form).toBe('dense');
    expect(ground.lines).toContainEqual(['haven', 'journey']);
  });

  it('else it is low', () => {
    expect(laid(EVERYTHING, LOW, { beside: true }).ground.form).toBe('low');
  });

  it('by fingers it is folded instead', () => {
    expect(laid(EVERYTHING, TABLET, { beside: true }).ground.form).toBe('folded');
  });

  it('on a very large screen it stays roomy', () => {
    expect(laid([...BASE, MARKET], HUGE).ground.form).toBe('roomy');
  });

  it('what may lie elsewhere goes there only if it must', () => {
    expect(laid([...BASE, GARLAND], LARGE).zones['garland']).toBe('ground');
    expect(laid([...EVERYTHING, GARLAND], LOW, { beside: true }).zones['garland']).toBe('crown');
    expect(laid([...EVERYTHING, GARLAND], PHONE).zones['garland']).toBe('ground');
  });

  it('places that tell in words what they give need more height', () => {
    const fair = [...BASE, { ...MARKET, face: { ...MARKET.face, headed: true } }, GARLAND];
    const worded = fair.map((one) => (one.id === 'forest' ? { ...one, wordy: 2 } : one));
    const screen = room(1366, 768);
    expect(laid(fair, screen).zones['garland']).toBe('ground');
    expect(laid(worded, screen).zones['garland']).toBe('crown');
  });

  it.each([LARGE, LOW, SMALL, HUGE])('its rows are high enough to be pressed', (on) => {
    expect(laid(EVERYTHING, on, { beside: true }).ground.row).toBeGreaterThanOrEqual(1.65);
  });
});

describe('how much of the others is shown?', () => {
  const FOUR_BRIEF = ['brief', 'brief', 'brief', 'brief'];

  it.each<[string, Room, Partial<Players>, readonly Laid[], string[]]>([
    ['one', LOW, { others: 1, belongings: 3 }, BASE, ['full']],
    ['three', LARGE, { others: 3, belongings: 3 }, BASE, ['full', 'full', 'full']],
    ['three on a low screen', LOW, { others: 3 }, BASE, ['full', 'full', 'full']],
    ['three where it is lower', room(1280, 680), { others: 3 }, BASE, ['full', 'brief', 'brief']],
    ['two where it is lower', room(1280, 680), { others: 2 }, BASE, ['full', 'full']],
    ['two on a small screen', SMALL, { others: 2, belongings: 3 }, BASE, ['full', 'full']],
    ['three on a small screen', SMALL, { others: 3, next: 2 }, BASE, ['brief', 'brief', 'full']],
    [
      'three with belongings on a low screen',
      LOW,
      { others: 3, belongings: 3, next: 1 },
      BASE,
      ['brief', 'full', 'brief'],
    ],
    ['five', LARGE, { others: 5, next: 2 }, BASE, ['brief', 'brief', 'full', 'brief', 'brief']],
    ['four', LARGE, { others: 4, next: 3 }, BASE, ['brief', 'brief', 'brief', 'full']],
    ['five with a power each', LARGE, { others: 5, belongings: 1 }, BASE, ['full', ...FOUR_BRIEF]],
    [
      'five with much, told shortly who acted last',
      LARGE,
      { others: 5, next: 2, belongings: 6 },
      BASE,
      ['head', 'head', 'brief', 'brief', 'brief'],
    ],
    [
      'five on a very large screen',
      HUGE,
      { others: 5, belongings: 6 },
      BASE,
      ['full', ...FOUR_BRIEF],
    ],
    ['four on a low screen', LOW, { others: 4 }, BASE, FOUR_BRIEF],
    ['five on a low screen', LOW, { others: 5, belongings: 1 }, BASE, ['brief', ...FOUR_BRIEF]],
    ['five on a laptop', room(1366, 768), { others: 5 }, BASE, ['brief', ...FOUR_BRIEF]],
    ['five above a wing', SMALL, { others: 5 }, [...BASE, STATION], Array(5).fill('head')],
    ['five on a tablet that stands', UPRIGHT, { others: 5 }, BASE, ['brief', ...FOUR_BRIEF]],
    ['two above a wing', SMALL, { others: 2 }, [...BASE, STATION], ['head', 'head']],
  ])('%s', (_, on, players, parts, forms) => {
    expect(laid(parts, on, players).others).toEqual(forms);
  });

  it.each<[Room, number, string]>([
    [LARGE, 2, 'below'],
    [LARGE, 3, 'instead'],
    [LOW, 1, 'below'],
    [LOW, 2, 'instead'],
    [HUGE, 3, 'column'],
    [UPRIGHT, 1, 'instead'],
  ])('and where the log is', (on, others, story) => {
    expect(laid(BASE, on, { others }).story).toBe(story);
  });
});
