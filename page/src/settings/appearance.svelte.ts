/** The settings as the style sheets and the eye see them. */

import { preferredLanguage, type Language } from '../texts/language';
import { settings } from './settings.svelte';

const darkness = matchMedia('(prefers-color-scheme: dark)');
const contrast = matchMedia('(prefers-contrast: more)');
const stillness = matchMedia('(prefers-reduced-motion: reduce)');

let dark = $state(darkness.matches);
let contrasty = $state(contrast.matches);
let still = $state(stillness.matches);
darkness.addEventListener('change', () => (dark = darkness.matches));
contrast.addEventListener('change', () => (contrasty = contrast.matches));
stillness.addEventListener('change', () => (still = stillness.matches));

export const appearance = {
  get theme(): 'light' | 'dark' {
    if (settings.theme !== 'auto') return settings.theme;
    return dark ? 'dark' : 'light';
  },
  get contrast(): 'more' | 'normal' {
    if (settings.contrast !== 'auto') return settings.contrast;
    return contrasty ? 'more' : 'normal';
  },
  get motion(): 'off' | 'fast' | 'full' {
    if (settings.motion !== 'auto') return settings.motion;
    return still ? 'off' : 'full';
  },
  get language(): Language {
    return settings.language === 'auto'
      ? preferredLanguage(navigator.languages)
      : settings.language;
  },
};

/** Tell the style sheets. To be called once, by the shell. */
export function wearAppearance(): void {
  $effect(() => {
    const root = document.documentElement.dataset;
    root['theme'] = appearance.theme;
    root['contrast'] = appearance.contrast;
    root['motion'] = appearance.motion;
    root['reading'] = settings.font;
  });
}
