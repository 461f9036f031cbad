/**
 * How words are asked for, wherever on the page: a pointer rests on something, a finger holds it,
 * the focus comes to it. A right click and a finger that holds a card or a place show it large.
 */

import { readableAt, speakerAt } from './says';
import { SIGN, tooltip } from './tooltip.svelte';

const HOLD = 500; // milliseconds after which a touch means «what is this?»
const SLIP = 10; // pixels that a finger may move meanwhile

interface Point {
  clientX: number;
  clientY: number;
}

const far = (one: Point, other: Point, least: number): boolean =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) > least;

const elementOf = ({ target }: Event): Element | null =>
  target instanceof Element ? target : null;

/** Listen until the function that comes back is called. */
export function listen(): () => void {
  /** Where something was pressed last: a pointer that has not moved since asks for nothing. */
  let pressed: Point | null = null;
  let holding: ReturnType<typeof setTimeout> | undefined;
  /** Whether a finger has been answered already; then its click does nothing more. */
  let answered = false;
  let touching = false;

  function over(event: PointerEvent): void {
    if (event.pointerType === 'touch') return;
    if (pressed !== null && !far(event, pressed, 0)) return;
    pressed = null;
    tooltip.point(elementOf(event));
  }

  function down(event: PointerEvent): void {
    answered = false;
    touching = event.pointerType === 'touch';
    const at = elementOf(event);
    if (at?.closest(`[${SIGN}]`)) return;
    tooltip.hush();
    pressed = event;
    if (!touching) return;
    clearTimeout(holding);
    holding = setTimeout(() => (answered = hold(at)), HOLD);
  }

  function move(event: PointerEvent): void {
    if (touching && pressed !== null && far(event, pressed, SLIP)) clearTimeout(holding);
  }

  function up(event: PointerEvent): void {
    clearTimeout(holding);
    if (event.pointerType !== 'touch' || answered) return;
    if (elementOf(event)?.closest(`[${SIGN}]`)) return;
    tooltip.looked = readableAt(elementOf(event));
  }

  function clicked(event: MouseEvent): void {
    const sign = elementOf(event)?.closest(`[${SIGN}]`);
    if (!answered && !sign) return;
    event.preventDefault();
    event.stopPropagation();
    if (sign && !answered) tooltip.looked?.read();
    answered = false;
  }

  function menu(event: MouseEvent): void {
    const at = elementOf(event);
    // A finger that holds has been answered, or is about to be.
    if (touching) {
      if (speakerAt(at) !== null || readableAt(at) !== null) event.preventDefault();
      return;
    }
    const readable = readableAt(at);
    if (readable === null) return;
    event.preventDefault();
    tooltip.hush();
    readable.read();
  }

  function focused(event: FocusEvent): void {
    const at = elementOf(event);
    if (!at?.matches(':focus-visible')) return;
    // What has the focus speaks for itself, not for what is around it.
    if (speakerAt(at)?.element === at || readableAt(at)?.element === at) tooltip.point(at);
    else tooltip.leave();
  }

  function key({ key }: KeyboardEvent): void {
    if (key === 'Escape') tooltip.hush();
  }

  const hush = (): void => tooltip.hush();
  const leave = (): void => tooltip.leave();

  /** A finger leaves whenever it is lifted, and may have been told something. */
  function out({ pointerType }: PointerEvent): void {
    if (pointerType !== 'touch') tooltip.leave();
  }

  const ending = new AbortController();
  const early = { capture: true, passive: true, signal: ending.signal };
  const first = { capture: true, signal: ending.signal };
  document.addEventListener('pointerover', over, early);
  document.addEventListener('pointerdown', down, early);
  document.addEventListener('pointermove', move, early);
  document.addEventListener('pointerup', up, early);
  document.addEventListener('pointercancel', () => clearTimeout(holding), early);
  document.documentElement.addEventListener('pointerleave', out, { signal: ending.signal });
  document.addEventListener('click', clicked, first);
  document.addEventListener('contextmenu', menu, first);
  document.addEventListener('focusin', focused, early);
  document.addEventListener('focusout', hush, early);
  document.addEventListener('keydown', key, early);
  document.addEventListener('scroll', hush, early);
  addEventListener('blur', leave, { signal: ending.signal });
  return () => {
    clearTimeout(holding);
    tooltip.leave();
    ending.abort();
  };
}

/** A finger holds something: a thing is shown large, and a part of it told. Whether it was. */
function hold(at: Element | null): boolean {
  const readable = readableAt(at);
  const speaker = speakerAt(at);
  if (speaker !== null && !(readable && speaker.element.contains(readable.element))) {
    tooltip.tell(speaker.element);
    return true;
  }
  readable?.read();
  return readable !== null;
}
