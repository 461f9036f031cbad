/** The mountain road: its sections, what lies there, and how far the travelers have come. */

import type { GameView, PlayerView } from '../../server/types';
import { seasons } from '../../art/backdrop';

export const SECTIONS = ['hills', 'peaks', 'ridge'] as const;
export type Section = (typeof SECTIONS)[number];

/** What is asked while a traveler still stands on the section that is explored. */
export const EXPLORING: readonly string[] = ['chart', 'discover', 'pay-in-kind'];

/** At the end of the road. */
const SUMMIT = SECTIONS.length;

export interface Stretch {
  id: Section;
  /** Its tiles lie open; else it is not known what they are. */
  open: boolean;
  /** The tiles that are left. */
  tiles: readonly string[];
  /** How many are left; of a section that is not open, how many there will be. */
  n: number;
  /** The seats of those who stand there. */
  travelers: readonly number[];
}

/** The section where a player's traveler stands, by its number; the summit comes after the last. */
export function whereabouts(game: GameView, { seat, season }: PlayerView): number {
  const at = seasons.findIndex((one) => one === season);
  const { decision } = game;
  const exploring = decision?.seat === seat && EXPLORING.includes(decision.prompt);
  return Math.min(SUMMIT, exploring ? at - 1 : at);
}

export function stretches(game: GameView): Stretch[] {
  const people = game.players.filter(({ automaton }) => !automaton);
  return SECTIONS.map((id, at) => {
    const row = game.rows[id] ?? [];
    const open = (game.rows['weather']?.[at] ?? null) !== null;
    const tiles = row.filter((tile) => tile !== null);
    const travelers = people.filter((one) => whereabouts(game, one) === at);
    return {
      id,
      open,
      tiles,
      n: open ? tiles.length : row.length,
      travelers: travelers.map(({ seat }) => seat),
    };
  });
}

/** Those who have left the last section behind. */
export function atSummit(game: GameView): number[] {
  const people = game.players.filter(({ automaton }) => !automaton);
  return people.filter((one) => whereabouts(game, one) === SUMMIT).map(({ seat }) => seat);
}
