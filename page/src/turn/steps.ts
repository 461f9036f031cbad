/** The steps of a turn, as chips that lead back. */

import type { Choice, ChosenEvent, EventView } from '../server/types';

export interface Step {
  /** How many choices are left if one goes back to before this one. */
  keep: number;
  seat: number;
  /** What was chosen; only its own seat knows. */
  choice: Choice | undefined;
  /** Whether one may freely go back to before it. */
  free: boolean;
  /** A player learned something by it. */
  barrier: boolean;
}

/** The choices that still stand, oldest first: what was taken back is gone. */
export function standing(events: readonly EventView[]): ChosenEvent[] {
  const choices: ChosenEvent[] = [];
  for (const event of events) {
    if (event.type === 'chosen') choices.push(event);
    else if (event.type === 'started') choices.length = 0;
    else if (event.type === 'undone' || event.type === 'updated') {
      choices.length = Math.min(choices.length, event.keep);
    }
  }
  return choices;
}

/**
 * What a seat has chosen in the turn so far. Until it has chosen something, its last turn is told
 * instead, whatever others did since: that is the time in which one notices what went wrong in it,
 * and undoing leads back there. Others may have had to answer within the turn.
 */
export function stepsOf(
  seat: number | null,
  events: readonly EventView[],
  made: number,
  undo: readonly number[],
): Step[] {
  const free = new Set(undo);
  const steps: Step[] = [];
  let keep = made;
  for (const choice of standing(events).reverse()) {
    const mine = choice.seat === seat;
    if (steps.length > 0 && endsTurn(choice)) break;
    keep -= 1;
    if (!mine) continue;
    steps.unshift({
      keep,
      seat,
      choice: choice.choice,
      free: free.has(keep),
      barrier: choice.barrier,
    });
  }
  return steps;
}

/** Whether a choice led to the next turn, of any player. */
function endsTurn(choice: ChosenEvent): boolean {
  return choice.entries.some((entry) => entry['kind'] === 'turn');
}

/**
 * In which turn of the game a choice was made, or is to be made: turns are counted from 1, through
 * all players. `n` is how many choices were made with it, of `made` in all.
 */
export function turnAt(events: readonly EventView[], made: number, n: number): number {
  const choices = standing(events);
  const before = Math.max(0, n - 1 - (made - choices.length));
  return 1 + choices.slice(0, before).filter(endsTurn).length;
}
