import { FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';
import { filesOf } from '../../texts/testing/folder';
import { adornments } from './emblems/adornments';
import { citizens, landings, spaces } from './emblems/river';
import { wonders } from './emblems/wonders';
import { figures } from './figures';
import { needs, trades } from './trades';
import { worths } from './worth';

const messages = new FluentResource(filesOf('en').get('pearlbrook.ftl') ?? '').body;

function rulesOf(id: string): string {
  const found = messages.find((message) => message.id === id.replaceAll('_', '-'));
  return JSON.stringify(found?.attributes['text']);
}

it('tells of every destination, every space and every adornment', () => {
  expect(Object.keys(trades).sort()).toEqual(Object.keys({ ...citizens, ...landings }).sort());
  expect(Object.keys(needs).sort()).toEqual(Object.keys(spaces).sort());
  expect(Object.keys(worths).sort()).toEqual(Object.keys(adornments).sort());
});

it('names the numbers of their rules', () => {
  const told: [string, readonly number[]][] = [
    ...Object.entries(trades).map(([id, { takes, gives }]): [string, readonly number[]] => [
      id,
      [...takes, ...gives].map(([, n]) => n),
    ]),
    ...Object.entries(needs).map(([id, [, n]]): [string, readonly number[]] => [id, [n]]),
    ...Object.keys(wonders).map((id): [string, readonly number[]] => [
      id,
      (figures[id] ?? []).map(([, n]) => n),
    ]),
  ];
  for (const [id, numbers] of told) {
    expect(numbers.length, id).toBeGreaterThan(0);
    for (const n of numbers) expect(rulesOf(id), id).toMatch(new RegExp(`\\b${n} `));
  }
});
