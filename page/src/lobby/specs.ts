/** How a bot is asked for: its name, its style behind a colon, how long it thinks behind an at. */

import type { BotFigures } from '../server/types';
import { nearestPace } from './paces';

export interface Spec {
  name: string;
  /** Empty for the usual one. */
  style: string;
  /** 0 for as long as it usually does. */
  seconds: number;
}

const FORM = /^(?<name>[^:@]*)(?::(?<style>[^@]*))?(?:@(?<seconds>[\d.]+)s)?/;

export function readSpec(text: string): Spec {
  const { name = '', style = '', seconds = '' } = FORM.exec(text)?.groups ?? {};
  return { name, style, seconds: Number(seconds) };
}

export function writeSpec({ name, style, seconds }: Spec): string {
  return `${name}${style && `:${style}`}${seconds > 0 ? `@${seconds}s` : ''}`;
}

export function nameOf(spec: string): string {
  return readSpec(spec).name;
}

/** Every bot in every style, each thinking as long as it usually does. */
export function specsOf(bots: readonly BotFigures[]): string[] {
  return bots.flatMap(({ name, styles }) =>
    ['', ...styles].map((style) => writeSpec({ name, style, seconds: 0 })),
  );
}

/** Those of some bots that may play: an empty list of names means all of them. */
export function among(names: readonly string[], bots: readonly BotFigures[]): BotFigures[] {
  return bots.filter(({ name }) => names.length === 0 || names.includes(name));
}

/** What comes nearest to a wish: the bot in another way, or the usual one. */
export function nearest(wish: string, bots: readonly BotFigures[], usual: string): string {
  const named = (spec: string): BotFigures | undefined =>
    bots.find(({ name }) => name === nameOf(spec));
  const spec = [wish, usual].find(named) ?? bots[0]?.name ?? usual;
  const bot = named(spec);
  if (bot === undefined) return spec;
  const { name, style, seconds } = readSpec(spec);
  return writeSpec({
    name,
    style: bot.styles.includes(style) ? style : '',
    seconds: nearestPace(bot, seconds),
  });
}
