/** The bots that can take a seat, from the gentlest to the strongest. */

import { ask, client } from '../server/api';
import { faultOf, type Fault } from '../server/fault';
import type { BotFigures } from '../server/types';
import { words } from '../texts/words.svelte';
import { among, nameOf, nearest } from './specs';

/** The opponent until one is chosen: a gentle one. */
const USUAL = 'forager';
/** The one that plays on for people: it answers at once, and does not spoil what they began. */
const STAND_IN = 'greedy';
/** There to measure others by, not to play against. */
const YARDSTICK = 'random';

let all = $state.raw<readonly BotFigures[] | null>(null);
let fault = $state.raw<Fault | null>(null);
let asked: Promise<void> | null = null;

export const bots = {
  get all(): readonly BotFigures[] {
    return all ?? [];
  },
  /** Whether it is known who there is. */
  get loaded(): boolean {
    return all !== null;
  },
  /** Why the list is missing; null while an answer is on its way. */
  get fault(): Fault | null {
    return fault;
  },
  /** A bot by the name in how it is asked for. */
  named(name: string): BotFigures | undefined {
    return all?.find((bot) => bot.name === name);
  },
  /** A wished bot, or the nearest of those that suit; while the list is missing, the wish. */
  known(wish: string, suit: readonly string[] = []): string {
    return all === null ? wish || USUAL : nearest(wish, among(suit, all), USUAL);
  },
  /** The same, for the one that plays on for people. */
  standIn(wish: string): string {
    return all === null ? wish || STAND_IN : nearest(wish, all, STAND_IN);
  },
  /** What a bot is called where it is chosen; at the table its name is enough. */
  title(name: string): string {
    return words.has(`bot-${name}.title`) ? words.say(`bot-${name}.title`) : words.bot(name);
  },
  /** How strong a bot is among the others; empty for bots from elsewhere, which are not ranked. */
  level(name: string): string {
    const n = bots.named(name)?.level ?? null;
    const of = bots.all.filter(({ level }) => level !== null).length;
    return n === null ? '' : words.say('lobby-level', { n, of });
  },
  /** A bot in a list to choose from: its name, its style, and how strong it is. */
  offer(spec: string): string {
    const level = bots.level(nameOf(spec));
    return words.say('lobby-for-bot', { bot: words.bot(spec) }) + (level && ` · ${level}`);
  },
  /** How a bot plays, in a sentence; bots from elsewhere may not say. */
  description(name: string): string {
    return words.has(`bot-${name}.description`) ? words.say(`bot-${name}.description`) : '';
  },
};

/** Ask once who there is; a failed try can be repeated. */
export function loadBots(): Promise<void> {
  asked ??= read();
  return asked;
}

async function read(): Promise<void> {
  fault = null;
  try {
    const told = await ask(() => client.GET('/api/bots'));
    all = told.filter(({ name }) => name !== YARDSTICK);
  } catch (thrown) {
    fault = faultOf(thrown);
    asked = null;
  }
}
