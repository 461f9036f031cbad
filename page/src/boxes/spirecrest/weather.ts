/** What the weather of a season does, as far as it shows on the board. */

import type { GameView, PlaceView, PlayerView, Target } from '../../server/types';
import { seasons } from '../../art/backdrop';
import type { Burden, Figure, Printed } from '../face';
import { faces } from '../faces.svelte';

const SHELTER = { season: 'spring', by: 'mountaineer' };
const RESOURCES: readonly string[] = ['twig', 'resin', 'pebble', 'berry', 'any'];

interface Spell {
  /** Places that are closed. */
  closes?: (place: PlaceView, printed: Printed) => boolean;
  /** Cards of the meadow are not played. */
  hides?: boolean;
  /** What more is paid for a kind of cards. */
  cards?: { kind: string; more: Figure };
  /** What more is paid at places of some groups; what less is gained where some of it is. */
  places?: { groups?: readonly string[]; of?: readonly string[]; more: Figure };
}

const isExclusive = ({ id }: PlaceView, printed: Printed): boolean => {
  const figures = printed(id);
  return figures?.component === 'location' && figures.occupancy === 'exclusive';
};

const SPELLS: Readonly<Record<string, Spell>> = {
  freezing_rain: { closes: ({ kind }) => kind === 'forest' },
  blizzard: { places: { groups: ['basic'], of: RESOURCES, more: ['any', -1] } },
  deep_snow: { cards: { kind: 'construction', more: ['any', 1] } },
  fog: { hides: true },
  flood: { closes: (place, printed) => place.kind === 'basic' && isExclusive(place, printed) },
  heat_wave: { cards: { kind: 'critter', more: ['berry', 1] } },
  drought: { places: { of: ['berry'], more: ['berry', -1] } },
  wildfire: { cards: { kind: 'construction', more: ['any', 2] } },
  windstorm: { places: { groups: ['journey'], more: ['card', 1] } },
  downpour: { places: { groups: ['basic_event', 'special_event'], more: ['any', 1] } },
};

/** The weather of a player's season; null while it is not turned up. */
export function weatherOf({ rows }: GameView, { season }: PlayerView): string | null {
  return rows['weather']?.[seasons.findIndex((one) => one === season)] ?? null;
}

/** Whether a player does not mind the weather of the season. */
export function isSheltered({ season, aside }: PlayerView): boolean {
  return season === SHELTER.season && (aside['discoveries']?.cards?.includes(SHELTER.by) ?? false);
}

/** What it does to a place or a card. */
export function burden(
  thing: Target,
  player: PlayerView,
  game: GameView,
  printed: Printed,
): Burden | undefined {
  const by = weatherOf(game, player);
  const spell = by === null || isSheltered(player) ? undefined : SPELLS[by];
  if (by === null || spell === undefined) return undefined;
  if ('place' in thing) {
    const place = game.places.find(({ id }) => id === thing.place);
    return place && onPlace(by, spell, place, printed);
  }
  if (!('zone' in thing) || thing.card === undefined) return undefined;
  if (spell.hides && thing.zone === 'meadow') return { by };
  const card = printed(thing.card);
  const dearer = card?.component === 'card' && card.kind === spell.cards?.kind;
  return dearer ? { by, more: spell.cards?.more ?? ['any', 1] } : undefined;
}

function onPlace(
  by: string,
  { closes, places }: Spell,
  place: PlaceView,
  printed: Printed,
): Burden | undefined {
  if (closes?.(place, printed)) return { by };
  if (places === undefined || places.groups?.includes(place.kind) === false) return undefined;
  const { of, more } = places;
  const given = faces.figures(place.id, true) ?? [];
  return of === undefined || given.some(([what]) => of.includes(what)) ? { by, more } : undefined;
}
