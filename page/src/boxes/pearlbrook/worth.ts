/** What played adornments would bring if the game ended now. */

import type { PlayerView } from '../../server/types';

type Worth = (player: PlayerView) => number;

const ofColor =
  (color: string, each = 1): Worth =>
  ({ city }) =>
    Math.floor(city.filter((card) => card.color === color).length / each);

const ofKind =
  (kind: string): Worth =>
  ({ city }) =>
    Math.floor(city.filter((card) => card.kind === kind).length / 2);

const MOST = 5;

export const worths: Readonly<Record<string, Worth>> = {
  bell: ofKind('critter'),
  compass: ofColor('tan'),
  gilded_book: ofColor('blue'),
  hourglass: ofColor('red'),
  key_to_the_city: ofKind('construction'),
  masque: ({ points, city, events }) => {
    const lying = [...city, ...events].reduce((sum, one) => sum + one.points, points);
    return Math.floor(lying / 3);
  },
  mirror: ({ city }) => Math.min(MOST, new Set(city.map(({ color }) => color)).size),
  scales: ({ hand_size }) => Math.min(MOST, hand_size),
  seaglass_amulet: () => 3,
  spyglass: ({ aside }) => 3 * (aside['wonders']?.size ?? 0),
  sundial: ofColor('green', 2),
  tiara: ofColor('purple'),
};

export function worthOf(adornment: string, player: PlayerView): number {
  return worths[adornment]?.(player) ?? 0;
}
