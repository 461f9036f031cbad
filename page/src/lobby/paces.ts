/** How long a bot can be asked to think: a few choices, within what the server allows. */

import type { BotFigures } from '../server/types';

export interface Pace {
  name: 'quick' | 'usual' | 'long';
  /** How a bot is asked for it: 0 for as long as it usually thinks. */
  asked: number;
  seconds: number;
}

const QUICK = 0.4;
const LONG = 4;

/** From the shortest to the longest; none for a bot that answers at once. */
export function pacesOf({ seconds: usual, longest }: Times): Pace[] {
  if (usual === 0) return [];
  const most = Math.min(LONG, longest);
  const paces: Pace[] = [
    { name: 'quick', asked: QUICK, seconds: QUICK },
    { name: 'usual', asked: 0, seconds: usual },
    { name: 'long', asked: most, seconds: most },
  ];
  const allowed = paces.filter(({ seconds }) => seconds <= longest);
  return allowed.filter(({ seconds }, n) => seconds > (allowed[n - 1]?.seconds ?? 0));
}

/** What comes nearest to a wish, as a bot is asked for it. */
export function nearestPace(bot: Times, asked: number): number {
  const wish = asked || bot.seconds;
  const [nearest] = pacesOf(bot).sort(
    (a, b) => Math.abs(a.seconds - wish) - Math.abs(b.seconds - wish),
  );
  return nearest?.asked ?? 0;
}

type Times = Pick<BotFigures, 'seconds' | 'longest'>;
