/** What may lie on a screen that changes hands: the board, without what belongs to one player. */

import type { GameView, PlayerView } from '../server/types';

export function covered(game: GameView): GameView {
  return { ...game, shown: [], players: game.players.map(withoutHand) };
}

/** A hand that is not shown is absent, as it is for everybody else. */
function withoutHand(player: PlayerView): PlayerView {
  const other = { ...player };
  delete other.hand;
  return other;
}
