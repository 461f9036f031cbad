import { describe, expect, it } from 'vitest';
import { isEcho, type Tap } from './double-taps';

const card = new EventTarget();
const sheet = new EventTarget();
const first: Tap = { x: 100, y: 200, time: 1000, target: card, version: 7 };

describe('a second tap', () => {
  it('is an echo where something else has come under the finger', () => {
    expect(isEcho({ ...first, time: 1150, target: sheet }, first)).toBe(true);
  });

  it('is an echo where the same button now answers another question', () => {
    expect(isEcho({ ...first, time: 1150, version: 8 }, first)).toBe(true);
  });

  it('counts on a button that nothing has changed, like that of a stepper', () => {
    expect(isEcho({ ...first, time: 1100 }, first)).toBe(false);
  });

  it('counts when it comes later or elsewhere', () => {
    expect(isEcho({ ...first, time: 1400, target: sheet }, first)).toBe(false);
    expect(isEcho({ ...first, time: 1100, y: 300, target: sheet }, first)).toBe(false);
    expect(isEcho(first, null)).toBe(false);
  });
});
