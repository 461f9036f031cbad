/** What map tiles cost and what places give: as few icons as can tell it. */

import type { Figure } from '../face';

/** By map tile: what is paid to walk it. */
export const costs: Readonly<Record<string, readonly Figure[]>> = {
  meeks_crossing: [['twig', 2]],
  lily_ponds: [['any', 2]],
  the_bog: [['resin', 2]],
  fort_faraway: [['card', 2]],
  meerkat_canyon: [
    ['twig', 1],
    ['pebble', 1],
  ],
  yaras_patch: [['berry', 2]],
  littledell: [['twig', 3]],
  bubbling_springs: [
    ['resin', 1],
    ['berry', 2],
  ],
  cuddlers_cove: [
    ['twig', 1],
    ['berry', 2],
  ],
  stompy_knoll: [['any', 2]],
  kibblerill_ferry: [['point', 2]],
  longleg_forest: [['card', 3]],
  burrowdale: [
    ['twig', 1],
    ['resin', 1],
    ['pebble', 1],
  ],
  amber_caves: [['resin', 3]],
  newberry_fields: [['berry', 3]],
  dugworm_gully: [['card', 4]],
  twin_bridges: [['twig', 4]],
  mirror_lake: [
    ['twig', 1],
    ['resin', 1],
    ['berry', 1],
  ],
  badgers_teeth: [
    ['resin', 1],
    ['pebble', 2],
  ],
  shipwreck_shore: [
    ['twig', 2],
    ['resin', 2],
  ],
  quokka_island: [['any', 4]],
  brightcoat_bloom: [['berry', 4]],
  coldblooded_desert: [['any', 5]],
  mistfire_falls: [['card', 5]],
  serpents_pass: [['any', 6]],
  the_distant_shore: [['card', 6]],
};

/** What the first, second and third of the revealed discoveries cost. */
export const PRICES: readonly number[] = [0, 1, 2];

/** The two places that a big critter alone can be put on. */
export const perches: Readonly<Record<string, readonly Figure[]>> = {
  on_the_deck: [['card', 3]],
  on_the_discard_pile: [
    ['discard', 1],
    ['next', 1],
    ['card', 3],
  ],
};

/** What is told of places beside cities. */
export const figures: Readonly<Record<string, readonly Figure[]>> = {
  cartographers_caravan: [
    ['card', 3],
    ['any', 1],
  ],
  map_seller: [
    ['meadow', 1],
    ['discard', 1],
    ['next', 1],
    ['hand', 1],
  ],
  moleia_mines: [
    ['deck', 1],
    ['next', 1],
    ['point', 1],
  ],
  ancient_orchard: [['berry', 5]],
  cloudrim_peak: [
    ['card', 5],
    ['next', 1],
    ['point', 8],
  ],
  ruins_of_spire: [
    ['twig', 1],
    ['resin', 1],
    ['pebble', 1],
  ],
  tezels_laboratory: [
    ['discard', 1],
    ['next', 1],
    ['card', 1],
  ],
  grey_cloaks_hideout: [
    ['worker', 1],
    ['retry', 1],
  ],
};

/** Those of the places beside cities to which other players may come. */
export const OPEN: readonly string[] = ['cartographers_caravan', 'map_seller', 'moleia_mines'];
