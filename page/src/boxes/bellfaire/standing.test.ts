import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import type { CityCard, PlayerView } from '../../server/types';
import { filesOf } from '../../texts/testing/folder';
import { board } from '../../turn/testing/boards';
import { garlands, standings } from './standing';

/** A player with so many green critters. */
function player(seat: number, green: number): PlayerView {
  const { players } = board(0, { cities: [['farm']] });
  const [one] = players;
  const [farm] = one?.city ?? [];
  if (one === undefined || farm === undefined) throw new Error('no player sits there');
  const card: CityCard = { ...farm, color: 'green', kind: 'critter' };
  return { ...one, seat, city: Array.from({ length: green }, () => card) };
}

const ranks = (...counts: number[]): (number | null)[] => {
  const players = counts.map((n, seat) => player(seat, n));
  const stands = standings('garland_agriculture', players);
  return players.map(({ seat }) => stands.find((stand) => stand.seat === seat)?.rank ?? null);
};

describe('the garland', () => {
  it('goes to those with most and second most', () => {
    expect(ranks(2, 7, 6, 0)).toEqual([null, 1, 2, null]);
  });

  it('is won alike by those who are level, and a tie for first leaves second place', () => {
    expect(ranks(7, 7, 4, 4, 3)).toEqual([1, 1, 2, 2, null]);
  });

  it('is not won without a card', () => {
    expect(ranks(0, 0)).toEqual([null, null]);
    expect(ranks(1, 0)).toEqual([1, null]);
  });

  it('shows those with most first', () => {
    const players = [player(0, 1), player(1, 3), player(2, 2)];
    expect(standings('garland_community', players).map(({ seat }) => seat)).toEqual([1, 2, 0]);
    expect(standings('garland_architecture', players).map(({ n }) => n)).toEqual([0, 0, 0]);
  });

  it('is counted whichever is drawn', () => {
    const texts = new FluentResource(filesOf('en').get('bellfaire.ftl') ?? '').body;
    const drawn = texts.flatMap(({ id, attributes }) =>
      id.startsWith('garland-') && 'text' in attributes ? id.replaceAll('-', '_') : [],
    );
    expect(Object.keys(garlands).sort()).toEqual(drawn.sort());
  });
});
