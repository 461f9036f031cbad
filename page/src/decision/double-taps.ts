/**
 * A finger that taps twice means one thing. If the first tap has changed what lies under it (a sheet
 * came up, the next question is asked at the same place), the second one is not for that.
 */

const SOON = 350; // milliseconds
const NEAR = 32; // pixels

export interface Tap {
  x: number;
  y: number;
  time: number;
  /** What was hit. */
  target: EventTarget | null;
  /** How far the game was. */
  version: number;
}

export function isEcho(tap: Tap, last: Tap | null): boolean {
  if (last === null || tap.time - last.time > SOON) return false;
  if (Math.hypot(tap.x - last.x, tap.y - last.y) > NEAR) return false;
  return tap.target !== last.target || tap.version !== last.version;
}

/** To listen to every click before anybody else does. */
export function withoutEchoes(version: () => number): (event: MouseEvent) => void {
  let last: Tap | null = null;
  return (event) => {
    if (event.detail === 0) return; // a key
    const target = event.target instanceof Element ? event.target.closest('button') : null;
    const tap: Tap = {
      x: event.clientX,
      y: event.clientY,
      time: event.timeStamp,
      target: target ?? event.target,
      version: version(),
    };
    if (isEcho(tap, last)) {
      event.stopImmediatePropagation();
      event.preventDefault();
      return;
    }
    last = tap;
  };
}
