import { FluentResource } from '@fluent/bundle';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Chair, TableView } from '../server/types';
import { filesOf } from '../texts/testing/folder';
import { words } from '../texts/words.svelte';
import { seatNames } from './seat-names';

const house = { boxes: ['base'] } as unknown as TableView['house'];

function names(...seats: [by: string, name?: string][]): string[] {
  const chairs = seats.map(([by, name = '']) => ({ by, name }) as Chair);
  return seatNames({ seats: chairs, house }, chairs.length === 1 ? 2 : chairs.length);
}

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  const text = [...filesOf('fr').values()].join('\n');
  words.use('fr', new Map([['', new FluentResource(text)]]));
});

test('people by their names or else their numbers, bots by theirs', () => {
  expect(names(['person', 'Ann'], ['person'], ['greedy'])).toEqual(['Ann', 'Joueur 2', 'Bruno']);
});

test('alone, against the automatic opponent', () => {
  expect(names(['person', 'Ann'])).toEqual(['Ann', words.say('automaton-base')]);
});

test('equal bots are told apart before their style is told', () => {
  expect(names(['sage:racer'], ['person', 'Ann'], ['sage:racer'])).toEqual([
    'Mahaut 1 (style coureur d’événements)',
    'Ann',
    'Mahaut 2 (style coureur d’événements)',
  ]);
});

test('so are those of other styles, and those that think for longer or shorter', () => {
  expect(names(['sage'], ['sage@0.4s'], ['sage:blocker'])).toEqual([
    'Mahaut 1',
    'Mahaut 2',
    'Mahaut 3 (style trouble-fête)',
  ]);
});

test('rivals that are chosen among several are called after the choice', () => {
  const game = { options: { lil_rival: 'princess' } } as unknown as TableView['game'];
  const alone = [{ by: 'person', name: 'Ann' } as Chair];
  const own = { boxes: ['lil'] } as unknown as TableView['house'];
  expect(seatNames({ seats: alone, house: own, game }, 2)).toEqual([
    'Ann',
    words.say('automaton-lil-princess'),
  ]);
});
