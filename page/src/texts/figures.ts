import type { Language } from './language';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

// From the largest; whatever is shorter than the last is told in it.
const LASTING = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', 1],
] as const;
const AGO = [['week', WEEK], ...LASTING] as const;

export type Width = 'long' | 'short' | 'narrow';

/** Numbers and times as readers of a language write them. */
export class Figures {
  readonly #number: Intl.NumberFormat;
  readonly #relative: Intl.RelativeTimeFormat;

  constructor(readonly language: Language) {
    this.#number = new Intl.NumberFormat(language);
    this.#relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  }

  number(n: number): string {
    return this.#number.format(n);
  }

  /** How long ago a moment was; both are seconds since 1970, as the server counts them. */
  ago(moment: number, now = Date.now() / 1000): string {
    // Clocks differ a little: what has just happened is never said to be still to come.
    const passed = Math.max(0, now - moment);
    const [unit, length] = AGO.find(([, length]) => passed >= length) ?? (['second', 1] as const);
    return this.#relative.format(-Math.floor(passed / length), unit);
  }

  /** How long something lasts, in its two largest units: "1 hour, 30 minutes". */
  duration(seconds: number, width: Width = 'long'): string {
    let left = Math.max(0, Math.round(seconds));
    const parts: string[] = [];
    for (const [unit, length] of LASTING) {
      const n = Math.floor(left / length);
      left -= n * length;
      if (n > 0) parts.push(this.#unit(n, unit, width));
    }
    if (parts.length === 0) return this.#unit(0, 'second', width);
    return new Intl.ListFormat(this.language, { type: 'unit', style: width }).format(
      parts.slice(0, 2),
    );
  }

  #unit(n: number, unit: string, unitDisplay: Width): string {
    return new Intl.NumberFormat(this.language, { style: 'unit', unit, unitDisplay }).format(n);
  }
}
