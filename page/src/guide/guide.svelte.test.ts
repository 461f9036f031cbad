import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AtTable } from '../board/at-table.svelte';
import type { Option, Target } from '../server/types';
import { forgetSettings, settings } from '../settings/settings.svelte';
import { asking, board, option } from '../turn/testing/boards';
import { Guide } from './guide.svelte';

const toWood = option('visit', { targets: [{ place: 'wood' } satisfies Target] });
const toFarm = option('play', { targets: [{ zone: 'hand', card: 'farm' } satisfies Target] });

/** A table at which a player is asked. */
class Asked {
  code = 'ABC';
  me: number | null = 0;
  game = board(0, {});
  table = $state.raw({ version: 1 });
  decision = $state.raw(asking('turn', [toWood]));

  next(...options: Option[]): void {
    this.table = { version: this.table.version + 1 };
    this.decision = asking('turn', options);
  }
}

let asked: Asked;
const guideOf = (table: Asked): Guide => new Guide(table as unknown as AtTable);

/** What comes into sight, as the page says it. */
function seen(guide: Guide): string | undefined {
  const { note } = guide;
  if (note === null) return undefined;
  guide.show(note);
  return note.id === guide.note?.id ? note.id : seen(guide);
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  forgetSettings();
  asked = new Asked();
  return () => vi.unstubAllGlobals();
});

describe('at a first table', () => {
  it('notes are offered, and begin when they are wanted', () => {
    const guide = guideOf(asked);
    expect(seen(guide)).toBe('offer');
    guide.accept();
    expect(seen(guide)).toBe('place');
    expect(settings.guide).toBe('on');
  });

  it('playing on without an answer is an answer', () => {
    const guide = guideOf(asked);
    expect(seen(guide)).toBe('offer');
    asked.next(toWood);
    expect(seen(guide)).toBeUndefined();
    expect(settings.guide).toBe('off');
  });

  it('nothing is offered to those who know other tables', () => {
    localStorage.setItem('everdell-seen', '{"XYZ": 4}');
    expect(seen(guideOf(asked))).toBeUndefined();
  });

  it('nothing is offered to those who watch', () => {
    asked.me = null;
    expect(seen(guideOf(asked))).toBeUndefined();
  });
});

describe('in a guided game', () => {
  beforeEach(() => void (settings.guide = 'on'));

  it('there is one note a turn, and each only once', () => {
    const guide = guideOf(asked);
    asked.next(toWood, toFarm);
    expect(seen(guide)).toBe('place');
    if (guide.note !== null) guide.close(guide.note);
    expect(seen(guide)).toBeUndefined();
    asked.next(toWood, toFarm);
    expect(seen(guide)).toBe('card');
    asked.next(toWood, toFarm);
    expect(seen(guide)).toBeUndefined();
    expect(settings.told).toEqual(['place', 'card']);
  });

  it('a note that was not put away is there again after a reload, in the same turn', () => {
    expect(seen(guideOf(asked))).toBe('place');
    expect(seen(guideOf(asked))).toBe('place');
  });

  it('it goes on at another table where it was left', () => {
    settings.told = ['place'];
    asked.next(toWood, toFarm);
    expect(seen(guideOf(asked))).toBe('card');
  });

  it('it can be left', () => {
    const guide = guideOf(asked);
    guide.stop();
    expect(seen(guide)).toBeUndefined();
    expect(guide.ending).toBeNull();
    expect([settings.guide, settings.boxNotes]).toEqual(['off', false]);
  });

  it('questions within a turn are not disturbed', () => {
    asked.decision = asking('discard', [toWood]);
    expect(seen(guideOf(asked))).toBeUndefined();
  });

  it('the score sheet is the end of it', () => {
    const guide = guideOf(asked);
    expect(guide.ending?.id).toBe('score');
    if (guide.ending !== null) guide.close(guide.ending);
    expect(guide.ending).toBeNull();
  });
});
