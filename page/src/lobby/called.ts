import { messageId } from '../texts/keys';
import { words } from '../texts/words.svelte';
import type { Preset } from './presets';

/** What a game is called: as the preset, or as the preset that was changed. */
export function calledAs({ preset, changed }: { preset: Preset; changed: boolean }): string {
  const name = words.say(`preset-${messageId(preset.id)}`);
  return changed ? words.say('lobby-changed', { name }) : name;
}
