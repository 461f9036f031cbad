/** She plays in the place of the usual opponent, and is called and noted as herself. */

import { FluentResource } from '@fluent/bundle';
import { beforeAll, expect, it, vi } from 'vitest';
import { rivalName } from '../../board/seat-names';
import { boxNoteFor, type Moment } from '../../guide/lessons';
import { filesOf } from '../../texts/testing/folder';
import { words } from '../../texts/words.svelte';
import { board } from '../../turn/testing/boards';
import { faces, loadFaces } from '../faces.svelte';

const BOXES = ['base', 'mistwood'];

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  const text = [...filesOf('fr').values()].join('\n');
  words.use('fr', new Map([['', new FluentResource(text)]]));
  await loadFaces(BOXES);
});

it('is called by her name where she plays; elsewhere the usual one plays', () => {
  expect(rivalName(BOXES, { nightweave: '2' })).toBe(words.say('automaton-mistwood'));
  expect(rivalName(BOXES, { nightweave: 'off' })).toBe(words.say('automaton-base'));
});

it('has a note of her own in place of the usual one', () => {
  const game = board(0, {});
  const against = (nightweave: string): string | undefined => {
    const players = game.players.map((player) => ({ ...player, automaton: player.seat === 1 }));
    const [me] = players;
    if (me === undefined) throw new Error('the board has no player');
    const moment: Moment = {
      options: [],
      game: { ...game, players, boxes: BOXES, options: { nightweave } },
      me,
    };
    return boxNoteFor(moment, faces.notes(BOXES), [])?.box ?? undefined;
  };
  expect(against('1')).toBe('mistwood');
  expect(against('off')).not.toBe('mistwood');
});
