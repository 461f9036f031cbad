/** The name under which one sits down: asked for once, then kept here and by the server. */

import { ask, client } from '../server/api';
import { identify } from '../server/identity';
import { words } from '../texts/words.svelte';
import { settings } from './settings.svelte';

/** As long as the server lets a name be. */
export const LONGEST_NAME = 30;

// Drawn once a visit, so that the offered name does not change while it is shown.
const draw = Math.random();

/** The name to offer: the kept one, or a drawn one, so that none has to be thought of first. */
export function offeredName(): string {
  if (settings.name) return settings.name;
  const names = words.say('settings-nicknames').split(/,\s*/);
  return names[Math.floor(draw * names.length)] ?? '';
}

/** Be called something from now on. The server hears of it when it can: each seat brings its name. */
export async function rename(name: string): Promise<void> {
  settings.name = name.trim().slice(0, LONGEST_NAME);
  try {
    await identify();
    await ask(() => client.PATCH('/api/me', { body: { name: settings.name } }));
  } catch {
    // Nothing hangs on it: the name is kept here and goes along whenever one sits down.
  }
}

/** The name one sits down with now; kept from then on. */
export function ownName(typed: string): string {
  const name = typed.trim() || offeredName();
  if (name !== settings.name) void rename(name);
  return name;
}
