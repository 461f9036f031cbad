/** What a person likes, kept in this browser. */

export interface Settings {
  language: 'auto' | 'en' | 'fr';
  theme: 'auto' | 'light' | 'dark';
  contrast: 'auto' | 'more' | 'normal';
  font: 'usual' | 'easier';
  motion: 'auto' | 'off' | 'fast' | 'full';
  sound: boolean;
  /** Read out what is asked at a table for children. */
  aloud: boolean;
  /** The settings, and the menu of a table for children, open only for those who can multiply. */
  locked: boolean;
  /** Be called by the browser when it is one's turn and one looks elsewhere. */
  notify: boolean;
  /** Show what the others say. */
  talk: boolean;
  /** Ask before acting on the board, also with a mouse. */
  confirm: boolean;
  /** Single-letter keys of the table. */
  keys: boolean;
  /** Warnings where people err, each of which can be switched off. */
  warnPass: boolean;
  warnPrepare: boolean;
  /** Whether the notes of a guided game are wanted; they are offered at one's first table. */
  guide: 'ask' | 'on' | 'off';
  /** A sentence each on what a box brings, the first time one plays with it. */
  boxNotes: boolean;
  /** The notes that were told. */
  told: string[];
  /** Whether the page has said how to look closer at things. */
  toldHow: boolean;
  /** The name under which one sits down. */
  name: string;
  /** What one's workers look like where no other player has chosen that; empty for what is left. */
  animal: string;
  color: string;
  /** Against whom «play now» plays: so many bots, or the solo opponent, set in its way; with what. */
  playAgainst: 'bots' | 'solo';
  playBots: number;
  playLevel: string;
  /** Whether each bot of several is chosen by itself, and which they are. */
  playMixed: boolean;
  playLevels: string[];
  playOptions: Record<string, string>;
  playBoxes: string[];
  playPreset: string;
}

const DEFAULTS: Settings = {
  language: 'auto',
  theme: 'auto',
  contrast: 'auto',
  font: 'usual',
  motion: 'auto',
  sound: false,
  aloud: false,
  locked: false,
  notify: false,
  talk: true,
  confirm: false,
  keys: true,
  warnPass: true,
  warnPrepare: true,
  guide: 'ask',
  boxNotes: true,
  told: [],
  toldHow: false,
  name: '',
  animal: '',
  color: '',
  playAgainst: 'bots',
  playBots: 1,
  playLevel: '',
  playMixed: false,
  playLevels: [],
  playOptions: {},
  playBoxes: [],
  playPreset: '',
};

const PLACE = 'everdell-settings';

export const settings: Settings = $state({ ...structuredClone(DEFAULTS), ...kept() });

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Settings>;
  } catch {
    return {}; // damaged, or a browser that keeps nothing
  }
}

/** Keep what was changed, and hear of changes in other tabs. To be called once, by the shell. */
export function keepSettings(): void {
  $effect(() => {
    const text = JSON.stringify(settings);
    try {
      localStorage.setItem(PLACE, text);
    } catch {
      // A browser that keeps nothing: the settings hold until the tab is closed.
    }
  });
  addEventListener('storage', (event) => {
    if (event.key === PLACE) Object.assign(settings, kept());
  });
}

export function forgetSettings(): void {
  Object.assign(settings, structuredClone(DEFAULTS));
}
