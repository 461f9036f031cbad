/** What discoveries bring, told by signs; and what those that count at the end bring now. */

import type { GameView, PlayerView } from '../../server/types';

/** The shape of a type of cards, an icon, or a number or sign between them. */
export type Sign = { color: string } | { icon: string } | { text: string };

const COLORS: readonly string[] = ['tan', 'green', 'red', 'blue', 'purple'];

/** So much is asked for: by color, or by a count of something else. */
interface Trail {
  what: Sign;
  least: number;
  has: (player: PlayerView) => number;
}

/** Each so many cards of a color take a point away. */
interface City {
  color: string;
  every: number;
}

const ofColor =
  (color: string) =>
  ({ city }: PlayerView): number =>
    city.filter((card) => card.color === color).length;

const trail = (color: string, least: number): Trail => ({
  what: { color },
  least,
  has: ofColor(color),
});

const trails: Readonly<Record<string, Trail>> = {
  everblossom_trail: trail('purple', 3),
  greensprout_trail: trail('green', 4),
  mistrise_trail: trail('tan', 3),
  starfall_trail: trail('blue', 3),
  sunblaze_trail: trail('red', 3),
  gatherwind_trail: { what: { icon: 'event' }, least: 2, has: ({ events }) => events.length },
};

const cities: Readonly<Record<string, City>> = {
  everblossom_city: { color: 'purple', every: 1 },
  greensprout_city: { color: 'green', every: 2 },
  mistrise_city: { color: 'tan', every: 1 },
  starfall_city: { color: 'blue', every: 1 },
  sunblaze_city: { color: 'red', every: 1 },
};

const JOURNEY_MOST = 7;
const TRAIL_POINTS = 4;
const CITY_POINTS = 6;
const RAREST_POINTS = 3;

/** What others do, in signs. */
const others: Readonly<Record<string, readonly Sign[]>> = {
  forager: signs('berry', '→', 'card'),
  mountaineer: signs('blossom', '✓', 'discovery', '2'),
  prospector: signs('point', '→', 'share'),
  stormvale: signs('card', '3'),
  archeologist: signs('home', '−1', 'any'),
  trail_guide: signs('worker', '−2', 'berry'),
  bounty_hunter: signs('deck', '→', 'worker'),
  cloudsong: signs('deck', '→', 'home'),
  cave_of_dancing_lights: signs('eye', '4', '→', 'any'),
  star_weavers: signs('discard', '→', 'hand'),
};

function signs(...parts: string[]): Sign[] {
  return parts.map((part) => (/^[a-z_]+$/.test(part) ? { icon: part } : { text: part }));
}

export interface Told {
  signs: readonly Sign[];
  /** How much of what is asked for is there. */
  stand?: { n: number; least: number };
  /** The points that it would bring if the game ended now. */
  points?: number;
}

/** What is told of a discovery; with a player, how that player stands. */
export function toldOf(id: string, player?: PlayerView, game?: GameView | null): Told {
  const asked = trails[id];
  if (asked !== undefined) {
    const { what, least, has } = asked;
    const n = player === undefined ? undefined : has(player);
    return {
      signs: [{ text: String(least) }, what],
      ...(n === undefined ? {} : { stand: { n, least } }),
      points: n === undefined || n >= least ? TRAIL_POINTS : 0,
    };
  }
  const city = cities[id];
  if (city !== undefined) {
    const less = player === undefined ? 0 : Math.floor(ofColor(city.color)(player) / city.every);
    const each = city.every > 1 ? `−1/${city.every}` : '−1';
    return { signs: [{ text: each }, { color: city.color }], points: CITY_POINTS - less };
  }
  return special(id, player, game) ?? { signs: others[id] ?? [] };
}

function special(id: string, player?: PlayerView, game?: GameView | null): Told | undefined {
  if (id === 'bellsong_trail') {
    const least = player?.aside['expedition']?.size ?? 0;
    const n = player?.tokens['walked'] ?? 0;
    const whole = player === undefined || (least > 0 && n >= least);
    return {
      signs: [{ icon: 'expedition' }],
      ...(player === undefined ? {} : { stand: { n, least } }),
      points: whole ? TRAIL_POINTS : 0,
    };
  }
  if (id === 'bellsong_city') {
    const rarest =
      player === undefined ? 0 : Math.min(...COLORS.map((color) => ofColor(color)(player)));
    return { signs: [{ text: '+' }, { icon: 'different_colors' }], points: RAREST_POINTS + rarest };
  }
  if (id === 'hopewatch_trail') {
    return { signs: [{ icon: 'journey' }], points: journeyPoints(player, game) };
  }
  return undefined;
}

function journeyPoints(player?: PlayerView, game?: GameView | null): number {
  if (player === undefined || game === null || game === undefined) return JOURNEY_MOST;
  const points = game.places
    .filter(({ kind }) => kind === 'journey')
    .map(({ id, workers }) => {
      return Number(id.split('_').at(-1)) * workers.filter((seat) => seat === player.seat).length;
    });
  return Math.min(
    JOURNEY_MOST,
    points.reduce((sum, n) => sum + n, 0),
  );
}
