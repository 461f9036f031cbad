import { expect, test } from 'vitest';
import { LANGUAGES } from '../texts/language';
import { filesOf } from '../texts/testing/folder';
import { messagesOf } from '../texts/testing/messages';
import type { BoxFace } from './face';

const MOST = 4; // notes in the first game with a box
const WHOLE = 8; // where they explain a whole game

const faces = Object.values(
  import.meta.glob<BoxFace>('./*/index.ts', { eager: true, import: 'default' }),
);

test.each(LANGUAGES)('what the faces have to tell has words in %s', (language) => {
  const { keys } = messagesOf([...filesOf(language).values()]);
  const wanted = faces.flatMap(({ id, lessons, notes }) =>
    Object.keys({ ...lessons, ...notes }).map((note) => `note-${id}-${note}`),
  );
  expect(wanted.length).toBeGreaterThan(0);
  expect(wanted.filter((key) => !keys.has(key))).toEqual([]);
});

test('a box says little in its first game', () => {
  const many = faces.filter(
    ({ notes, table }) => Object.keys(notes ?? {}).length > (table === undefined ? MOST : WHOLE),
  );
  expect(many.map(({ id }) => id)).toEqual([]);
});
