/** What lies in Nightweave's lair, and where. */

import type { GameView } from '../../server/types';

const LEVEL = 'nightweave_level';
const ACTIVITY = 'activity';
const DECK = 'activity_deck';
const PLOTS = 'plots';
const PERSONALITY = 'personality';

/** The rows and piles that her panel tells of. */
export const LAIR: readonly string[] = [
  ACTIVITY,
  DECK,
  'activity_used',
  'activity_spring',
  'activity_summer',
  'activity_autumn',
  LEVEL,
  PLOTS,
  PERSONALITY,
];

/** A card of hers that lies open. */
export interface Lying {
  zone: string;
  icon: string;
  card: string;
}

/** The card that she turned up last, her level, what she is up to and who she is. */
export function openCards({ rows, piles }: Pick<GameView, 'rows' | 'piles'>): Lying[] {
  const inRow = (zone: string): string[] => (rows[zone] ?? []).flatMap((card) => card ?? []);
  const inPile = (zone: string): readonly string[] => piles[zone]?.cards ?? [];
  const all: [zone: string, icon: string, cards: readonly string[]][] = [
    [ACTIVITY, 'activity', inRow(ACTIVITY)],
    [LEVEL, 'nightweave_level', inRow(LEVEL)],
    [PLOTS, 'plot', inPile(PLOTS)],
    [PERSONALITY, 'personality', inPile(PERSONALITY)],
  ];
  return all.flatMap(([zone, icon, cards]) => cards.map((card) => ({ zone, icon, card })));
}

/** How many cards are left to turn up until they are shuffled. */
export function deckSize({ piles }: Pick<GameView, 'piles'>): number {
  return piles[DECK]?.size ?? 0;
}

/** Whether a game is set up against her. */
export function isAgainstHer(options: Readonly<Record<string, string>>): boolean {
  return (options['nightweave'] ?? 'off') !== 'off';
}
