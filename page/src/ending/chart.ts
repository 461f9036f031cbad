/** Where things stand on the chart of the scores. Lengths are those of its own drawing. */

import type { Replay } from './course';

type Moment = Replay['moments'][number];

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Scales {
  x: (n: number) => number;
  y: (score: number) => number;
  /** The moment that is nearest to a place on the chart. */
  at: (x: number) => number;
  /** Round scores to draw lines at. */
  ticks: number[];
}

const MOST_TICKS = 6;

export function scalesOf(frame: Frame, moments: readonly Moment[], base: number): Scales {
  const first = base;
  const last = Math.max(moments.at(-1)?.n ?? base, first + 1);
  const most = Math.max(1, ...moments.flatMap(({ scores }) => scores));
  const least = Math.min(0, ...moments.flatMap(({ scores }) => scores));
  const step = tickStep(most - least);
  const ceiling = Math.ceil(most / step) * step;
  const floor = Math.floor(least / step) * step;
  const width = frame.width - frame.left - frame.right;
  const height = frame.height - frame.top - frame.bottom;
  return {
    x: (n) => frame.left + ((n - first) / (last - first)) * width,
    y: (score) => frame.top + (1 - (score - floor) / (ceiling - floor)) * height,
    at: (x) => {
      const part = Math.min(1, Math.max(0, (x - frame.left) / width));
      return Math.round(first + part * (last - first));
    },
    ticks: Array.from({ length: (ceiling - floor) / step + 1 }, (_, index) => floor + index * step),
  };
}

/** 1, 2, 5, 10, 20, 50 …: the smallest that does not crowd the chart. */
export function tickStep(range: number): number {
  for (let ten = 1; ; ten *= 10) {
    for (const step of [1, 2, 5]) if (range / (step * ten) <= MOST_TICKS) return step * ten;
  }
}

/** The line of one player, as a path: level until a choice changes the score. */
export function pathOf(
  moments: readonly Moment[],
  seat: number,
  base: number,
  { x, y }: Scales,
): string {
  // Players who did not make the first choice had that score from the beginning.
  const [first] = moments;
  let before = first === undefined || first.seat === seat ? 0 : (first.scores[seat] ?? 0);
  let path = `M${round(x(base))} ${round(y(before))}`;
  for (const [index, { n, scores }] of moments.entries()) {
    const score = scores[seat] ?? 0;
    if (score !== before || index === moments.length - 1) {
      path += `H${round(x(n))}V${round(y(score))}`;
    }
    before = score;
  }
  return path;
}

/** Labels one below the other: pushed apart where they would touch, in their own order. */
export function spread(
  wanted: readonly number[],
  apart: number,
  least: number,
  most: number,
): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  let above = least - apart;
  for (const index of order) {
    placed[index] = Math.max(wanted[index] ?? 0, above + apart);
    above = placed[index];
  }
  let below = most + apart;
  for (const index of order.reverse()) {
    placed[index] = Math.min(placed[index] ?? 0, below - apart);
    below = placed[index];
  }
  return placed;
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
