/** What the page calls the things that the server speaks of (see `targets.ts` for the names). */

import type { GameView, Target } from '../server/types';
import { asideThing, cityThing, NOTHING, type Thing } from './targets';

const COMMON = new Set(['hand', 'meadow', 'shown']);

/**
 * The page's name of a thing; NOTHING if it is not on the board that is shown. `city:SEAT:CARD`
 * stands for every copy of a card in a city.
 */
export function thingNamed(target: Target, game: GameView | null): Thing {
  if ('zone' in target) return inZone(target);
  if ('place' in target) return `place:${target.place}`;
  if ('city' in target) return inCity(target, game);
  if ('seat' in target) return `seat:${target.seat}`;
  if ('resource' in target) return `resource:${target.resource}`;
  return target.button;
}

function inZone({ zone, card, spot }: Extract<Target, { zone: string }>): Thing {
  if (spot !== undefined) return `spot:${spot + 1}`;
  if (card === undefined) return zone;
  return COMMON.has(zone) ? `${zone}:${card}` : asideThing(zone, card);
}

function inCity(
  { city: seat, slot, card }: Extract<Target, { city: number }>,
  game: GameView | null,
): Thing {
  if (slot === undefined) return `city:${seat}:${card}`;
  const city = game?.players[seat]?.city ?? [];
  const copies = city.filter((one) => one.card === card && one.slot <= slot);
  return copies.at(-1)?.slot === slot ? cityThing(seat, card, copies.length) : NOTHING;
}
