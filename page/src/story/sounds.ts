/**
 * Small sounds of the wood, made on the spot: a knock for a worker, leaves for a card, a drop for
 * goods, a bell for a season. Whatever they tell stands in the log, too.
 */

import type { EventView } from '../server/types';
import { kindOf } from './entries';

export type Sound = 'knock' | 'rustle' | 'drop' | 'event' | 'bell' | 'pip' | 'turn' | 'end';

const OF_ENTRY: Record<string, Sound> = {
  visited: 'knock',
  visited_card: 'knock',
  lift: 'knock',
  recall: 'knock',
  achieved: 'event',
  played: 'rustle',
  drew: 'rustle',
  discarded: 'rustle',
  discarded_shown: 'rustle',
  took: 'rustle',
  took_from_meadow: 'rustle',
  took_revealed: 'rustle',
  swapped_hands: 'rustle',
  stole: 'rustle',
  gained: 'drop',
  gained_points: 'drop',
  season: 'bell',
  over: 'end',
};
// What one must not miss, and so the last to be left out.
const WEIGHTY: ReadonlySet<Sound> = new Set(['bell', 'end']);
const MOST = 5; // sounds for what comes at once: more is noise

/** What is heard of some events, each sound once. */
export function soundsOf(events: readonly EventView[]): Sound[] {
  const heard = new Set<Sound>();
  for (const event of events) {
    if (event.type === 'said') heard.add('pip');
    if (event.type !== 'chosen') continue;
    for (const entry of event.entries) {
      const sound = OF_ENTRY[kindOf(entry)];
      if (sound !== undefined) heard.add(sound);
    }
  }
  const weighty = [...heard].filter((sound) => WEIGHTY.has(sound));
  const light = [...heard].filter((sound) => !WEIGHTY.has(sound));
  return [...light.slice(0, MOST - weighty.length), ...weighty];
}

// Making them ----------------------------------------------------------------------------------

const APART = 0.13; // seconds between two of them
const LOUD = 0.22;

let context: AudioContext | null = null;

/** Play some sounds, one shortly after the other. */
export function play(sounds: readonly Sound[]): void {
  if (sounds.length === 0) return;
  context ??= new AudioContext();
  const audio = context;
  if (audio.state === 'suspended') {
    // Browsers are silent until the page is touched; what was missed is not made up for.
    void audio.resume();
    return;
  }
  sounds.forEach((sound, index) => MAKERS[sound](audio, audio.currentTime + index * APART));
}

type Maker = (audio: AudioContext, at: number) => void;

const MAKERS: Record<Sound, Maker> = {
  knock: (audio, at) => {
    tone(audio, { at, from: 210, to: 120, lasts: 0.11, loud: 1 });
    breath(audio, { at, pitch: 900, lasts: 0.03, loud: 0.5 });
  },
  rustle: (audio, at) => {
    breath(audio, { at, pitch: 3200, lasts: 0.1, loud: 0.35 });
    breath(audio, { at: at + 0.06, pitch: 4600, lasts: 0.12, loud: 0.28 });
  },
  drop: (audio, at) => tone(audio, { at, from: 680, to: 1150, lasts: 0.09, loud: 0.35 }),
  event: (audio, at) => notes(audio, at, [523, 784], 0.1),
  bell: (audio, at) => {
    tone(audio, { at, from: 660, to: 660, lasts: 1.3, loud: 0.5 });
    tone(audio, { at, from: 1782, to: 1782, lasts: 0.7, loud: 0.16 });
  },
  pip: (audio, at) => tone(audio, { at, from: 880, to: 990, lasts: 0.07, loud: 0.25 }),
  turn: (audio, at) => notes(audio, at, [587, 784, 880], 0.11),
  end: (audio, at) => notes(audio, at, [392, 494, 587, 784, 988], 0.16),
};

function notes(audio: AudioContext, at: number, pitches: readonly number[], apart: number): void {
  pitches.forEach((pitch, index) => {
    tone(audio, { at: at + index * apart, from: pitch, to: pitch, lasts: 0.5, loud: 0.4 });
  });
}

interface Tone {
  at: number;
  from: number;
  to: number;
  lasts: number;
  loud: number;
}

function tone(audio: AudioContext, { at, from, to, lasts, loud }: Tone): void {
  const source = audio.createOscillator();
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + lasts);
  source.connect(fading(audio, at, lasts, loud));
  source.start(at);
  source.stop(at + lasts);
}

interface Breath {
  at: number;
  pitch: number;
  lasts: number;
  loud: number;
}

/** Noise around a pitch: wind, leaves, the touch of wood. */
function breath(audio: AudioContext, { at, pitch, lasts, loud }: Breath): void {
  const samples = Math.ceil(audio.sampleRate * lasts);
  const noise = audio.createBuffer(1, samples, audio.sampleRate);
  const channel = noise.getChannelData(0);
  for (let index = 0; index < samples; index += 1) channel[index] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  source.connect(filter).connect(fading(audio, at, lasts, loud));
  source.start(at);
}

/** A way to the loudspeaker that is quickly there and slowly gone. */
function fading(audio: AudioContext, at: number, lasts: number, loud: number): AudioNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(LOUD * loud, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  gain.connect(audio.destination);
  return gain;
}
