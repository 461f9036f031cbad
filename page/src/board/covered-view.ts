/** What may lie on a screen that changes hands: the board, without what belongs to one player. */

import type { GameView, PlayerView } from '../server/types';

export function covered(game: GameView): GameView {
  return { ...game, shown: [], players: game.players.map(withoutSecrets) };
}

/** A hand that is not shown is absent, as it is for all others; so is what is kept aside. */
function withoutSecrets(player: PlayerView): PlayerView {
  const other = { ...player, aside: { ...player.aside } };
  delete other.hand;
  for (const [zone, { size }] of Object.entries(player.aside)) other.aside[zone] = { size };
  return other;
}
