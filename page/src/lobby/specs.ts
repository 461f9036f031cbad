/** How a bot is asked for: its name, and its style behind a colon. */

import type { BotFigures } from '../server/types';

export function nameOf(spec: string): string {
  return spec.split(':')[0] ?? '';
}

export function styleOf(spec: string): string {
  return spec.split(':')[1] ?? '';
}

export function specOf(name: string, style: string): string {
  return style === '' ? name : `${name}:${style}`;
}

/** Every way in which these bots can be asked for. */
export function specsOf(bots: readonly BotFigures[]): string[] {
  return bots.flatMap(({ name, styles }) => ['', ...styles].map((style) => specOf(name, style)));
}

/** What comes nearest to a wish: the bot without its style, or the usual one. */
export function nearest(wish: string, bots: readonly BotFigures[], usual: string): string {
  const known = specsOf(bots);
  return [wish, nameOf(wish), usual].find((spec) => known.includes(spec)) ?? known[0] ?? usual;
}
