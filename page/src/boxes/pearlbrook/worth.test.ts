import { expect, it } from 'vitest';
import { board } from '../../turn/testing/boards';
import { worthOf } from './worth';

const [bare] = board(0, {}).players;

it('counts what adornments bring now', () => {
  if (bare === undefined) throw new Error('no player sits there');
  const [card] = board(0, { cities: [['farm']] }).players[0]?.city ?? [];
  if (card === undefined) throw new Error('the city is empty');
  const city = [
    { ...card, kind: 'construction', color: 'green', points: 2 },
    { ...card, kind: 'construction', color: 'green' },
    { ...card, kind: 'critter', color: 'purple' },
  ];
  const player = {
    ...bare,
    city,
    hand_size: 7,
    points: 4,
    aside: { wonders: { size: 1, cards: ['hopewatch_gate'] } },
  };
  const worths = Object.fromEntries(
    ['bell', 'key_to_the_city', 'masque', 'mirror', 'scales', 'spyglass', 'sundial', 'tiara'].map(
      (id) => [id, worthOf(id, player)],
    ),
  );
  expect(worths).toEqual({
    bell: 0,
    key_to_the_city: 1,
    masque: 2,
    mirror: 2,
    scales: 5,
    spyglass: 3,
    sundial: 1,
    tiara: 1,
  });
});
