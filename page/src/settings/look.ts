/** The look that one wishes for whenever one sits down. */

import type { components } from '../server/schema';
import { settings } from './settings.svelte';

type Look = components['schemas']['Look'];

export function ownLook(): Look {
  return { animal: settings.animal, color: settings.color } as Look;
}

/** Wish for this from now on. */
export function keepLook({ animal, color }: { animal: string; color: string }): void {
  settings.animal = animal;
  settings.color = color;
}
