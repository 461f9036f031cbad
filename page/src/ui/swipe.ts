/** A sheet follows the finger that pulls it down; pulled far enough, it is put away. */

const FAR = 0.3; // of its height
const FLICK = 0.5; // pixels a millisecond, over at least …
const SHORT = 40; // … so many pixels

export function swipe(away: () => void): (sheet: HTMLElement) => () => void {
  return (sheet) => {
    let start: { y: number; time: number } | null = null;
    let pulled = 0;

    function lay(by: number): void {
      pulled = by;
      sheet.style.translate = by > 0 ? `0 ${by}px` : '';
    }

    /** What is scrolled inside goes back to its top first. */
    function scrolled(from: EventTarget | null): boolean {
      let inner = from instanceof Element ? from : null;
      for (; inner !== null && inner !== sheet.parentElement; inner = inner.parentElement) {
        if (inner.scrollTop > 0) return true;
      }
      return false;
    }

    function begin(event: TouchEvent): void {
      const [finger, second] = event.touches;
      // A slider is pulled by itself; two fingers enlarge the page.
      const own = event.target instanceof HTMLInputElement;
      if (finger === undefined || second !== undefined || own || scrolled(event.target)) {
        start = null;
        lay(0);
      } else {
        start = { y: finger.clientY, time: event.timeStamp };
      }
    }

    function pull(event: TouchEvent): void {
      const finger = event.touches[0];
      if (start === null || finger === undefined) return;
      if (pulled === 0 && scrolled(event.target)) start = null;
      else lay(Math.max(0, finger.clientY - start.y));
    }

    function end(event: TouchEvent): void {
      if (start === null) return;
      const speed = pulled / Math.max(1, event.timeStamp - start.time);
      const enough = pulled > sheet.offsetHeight * FAR || (pulled > SHORT && speed > FLICK);
      start = null;
      lay(0);
      if (enough && event.type === 'touchend') away();
    }

    // The browser goes on scrolling as it likes: nothing here holds it up.
    const passive = { passive: true };
    sheet.addEventListener('touchstart', begin, passive);
    sheet.addEventListener('touchmove', pull, passive);
    sheet.addEventListener('touchend', end, passive);
    sheet.addEventListener('touchcancel', end, passive);
    return () => {
      sheet.removeEventListener('touchstart', begin);
      sheet.removeEventListener('touchmove', pull);
      sheet.removeEventListener('touchend', end);
      sheet.removeEventListener('touchcancel', end);
    };
  };
}
