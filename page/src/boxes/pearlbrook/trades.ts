/** What river destinations take and give; a type of cards is told by its shape, all else by an icon. */

export type Sign = readonly [what: string, n: number];

export interface Trade {
  takes: readonly Sign[];
  gives: readonly Sign[];
}

const PEARL: Sign = ['pearl', 1];

/** A citizen takes cards of the hand. */
const citizen = (what: string, n: number): Trade => ({
  takes: [[what, n]],
  gives: [['point', 1], PEARL],
});

/** A location takes a point token and a resource. */
const location = (resource: string, cards: number, from = 'card'): Trade => ({
  takes: [
    ['point', 1],
    [resource, 1],
  ],
  gives: [[from, cards], PEARL],
});

export const trades: Readonly<Record<string, Trade>> = {
  gus_the_gardener: citizen('green', 3),
  bosley_the_artist: citizen('different_types', 3),
  crustina_the_constable: citizen('blue', 2),
  iluminor_the_inventor: citizen('tan', 2),
  snout_the_explorer: citizen('red', 2),
  omicron_the_elder: citizen('purple', 1),
  ballroom: location('resin', 3),
  watermill: location('twig', 2),
  observatory: location('any', 2, 'meadow'),
  river_market: location('any', 3),
  great_hall: location('pebble', 4),
  gardens: location('berry', 3),
};

/** What a city must have for its ambassador to land at a space. */
export const needs: Readonly<Record<string, Sign>> = {
  river_three_green: ['green', 3],
  river_two_red: ['red', 2],
  river_two_blue: ['blue', 2],
  river_two_tan: ['tan', 2],
};

const COLORS: readonly string[] = ['tan', 'green', 'red', 'blue', 'purple'];

export function isColor(what: string): boolean {
  return COLORS.includes(what);
}
