/** Reading aloud, by voices that are on this device: nothing is sent anywhere. */

import { appearance } from '../../settings/appearance.svelte';
import { settings } from '../../settings/settings.svelte';

const synthesis: SpeechSynthesis | undefined = globalThis.speechSynthesis;
const SLOWER = 0.9; // for listeners of six

let voices = $state.raw(here());
synthesis?.addEventListener('voiceschanged', () => (voices = here()));

function here(): SpeechSynthesisVoice[] {
  return (synthesis?.getVoices() ?? []).filter(({ localService }) => localService);
}

const voice = $derived(
  voices.find(({ lang }) => lang.toLowerCase().startsWith(appearance.language)),
);

export const speech = {
  /** Whether there is a voice for the language of the page. */
  get there(): boolean {
    return voice !== undefined;
  },
  /** Read something, in place of what is being read. */
  read(text: string): void {
    if (synthesis === undefined || voice === undefined || text === '') return;
    synthesis.cancel();
    const said = new SpeechSynthesisUtterance(text.replaceAll('\u00ad', ''));
    said.voice = voice;
    said.lang = voice.lang;
    said.rate = SLOWER;
    synthesis.speak(said);
  },
  /** Read something if that is wanted. */
  offer(text: string): void {
    if (settings.aloud) speech.read(text);
  },
  hush(): void {
    synthesis?.cancel();
  },
};
