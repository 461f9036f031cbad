/** What a game was set to that only games of so many players can be, such as the solo opponent. */

import type { BoxFigures, GameView } from '../server/types';

type Played = Pick<GameView, 'options'> & { players: readonly { automaton: boolean }[] };

interface Setting {
  id: string;
  value: string;
}

/** In the order of the boxes. */
export function settingsOf(game: Played, boxes: readonly Pick<BoxFigures, 'options'>[]): Setting[] {
  const people = game.players.filter(({ automaton }) => !automaton).length;
  return boxes
    .flatMap((box) => box.options)
    .filter(({ players }) => players.includes(people))
    .flatMap(({ id }) => {
      const value = game.options[id];
      return value === undefined ? [] : [{ id, value }];
    });
}
