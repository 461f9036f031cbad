/** What a screen reader says about the things on the board. */

import { knowledge } from '../knowledge/components.svelte';
import type { CityCard, EventFigures, Explanation, Option, PlaceView } from '../server/types';
import { words } from '../texts/words.svelte';

const JOINT = ', ';

export function amounts(resources: Readonly<Record<string, number>>): string {
  const parts = Object.entries(resources).map(([kind, n]) =>
    words.say(`resource-${kind}.amount`, { n }),
  );
  return words.list(parts);
}

/** What is printed on a card. It never changes, and boards have a hundred: said once a language. */
export function printed(card: string): string {
  const { language } = words; // read always, so that the caller runs again in another language
  const key = `${language} ${card}`;
  let label = known.get(key);
  if (label === undefined) {
    label = describe(card);
    known.set(key, label);
  }
  return label;
}

const known = new Map<string, string>();

function describe(id: string): string {
  const card = knowledge.card(id);
  if (card === undefined) return words.name(id);
  const free = Object.keys(card.cost).length === 0;
  const parts = [
    words.name(id),
    `${words.say(`kind-${card.kind}`)} (${words.say(`color-${card.color}`)})`,
    free
      ? words.say('board-costs-nothing')
      : words.say('board-costs', { cost: amounts(card.cost) }),
    words.say('board-points', { n: card.points }),
  ];
  if (card.rarity !== 'common') parts.push(words.say(`rarity-${card.rarity}`));
  if (card.upgrades) {
    parts.push(words.say('board-upgrades', { card: words.name(card.upgrades) }));
  }
  if (card.open) parts.push(words.say('board-open'));
  return parts.join(JOINT);
}

/** Whatever lies somewhere: a card with its figures, anything else with its words. */
export function plain(id: string): string {
  if (knowledge.card(id) !== undefined) return printed(id);
  return [words.name(id), words.rules(id)].join(JOINT);
}

/** A card that could be played: what is printed, and how it comes cheapest. */
export function offered(card: string, options: Option[], known: Explanation | null): string {
  const prices = options.flatMap(({ id }) => known?.prices[id] ?? []);
  if (prices.length === 0) return printed(card);
  const home = prices.find((price) => price.occupies.length > 0)?.occupies[0];
  if (home !== undefined) {
    return [printed(card), words.say('board-free-by', { home: words.name(home) })].join(JOINT);
  }
  const least = Math.min(...prices.map((price) => price.total));
  return [printed(card), words.say('board-from', { n: least })].join(JOINT);
}

/** How many things can be chosen inside of something; nothing is said of none. */
export function choosable(n: number): string | undefined {
  return n > 0 ? words.say('board-choosable-inside', { n }) : undefined;
}

/** A card in a city, with all that lies on it, and the others that stand on its space. */
export function lying(
  card: CityCard,
  sharers: readonly string[],
  names: readonly string[],
): string {
  return [printed(card.card), ...lies(card, sharers, names)].join(JOINT);
}

/** What lies on a card of a city, and what it shares its space with. */
export function lies(
  card: CityCard,
  sharers: readonly string[],
  names: readonly string[],
): string[] {
  const parts: string[] = [];
  if (sharers.length > 0) {
    const what = words.list(sharers.map((other) => words.name(other)));
    parts.push(words.say('board-shares', { what }));
  }
  if (card.occupied) parts.push(words.say('board-occupied'));
  if (card.points > 0) parts.push(words.say('board-tokens', { n: card.points }));
  const stored = Object.keys(card.stored).length > 0;
  if (stored) parts.push(words.say('board-stored', { what: amounts(card.stored) }));
  const workers = [...card.workers, ...card.settled];
  if (workers.length > 0) parts.push(standing(workers, names));
  if (card.held.length > 0) {
    parts.push(
      words.say('board-held', { what: words.list(card.held.map((id) => words.name(id))) }),
    );
  }
  return parts;
}

/** A location: what it does and who is there. */
export function place(view: PlaceView, names: readonly string[]): string {
  const parts = [words.name(view.id), words.rules(view.id)];
  if (view.workers.length > 0) parts.push(standing(view.workers, names));
  return parts.join(JOINT);
}

/** An event: what it needs, what it is worth, who has it. */
export function event(view: PlaceView, figures: EventFigures, names: readonly string[]): string {
  const parts = [
    words.name(view.id),
    words.say(`kind-${figures.type}-event`),
    words.rules(view.id),
  ];
  if (typeof view.achieved_by === 'number') {
    parts.push(words.say('board-achieved-by', { player: names[view.achieved_by] ?? '' }));
  }
  return parts.join(JOINT);
}

export function standing(workers: readonly number[], names: readonly string[]): string {
  const who = words.list([...new Set(workers)].map((seat) => names[seat] ?? ''));
  return words.say('board-workers-of', { n: workers.length, players: who });
}
