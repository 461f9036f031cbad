/** How the places of the ground stand: in the roomiest form that fits the height there is. */

import type { GroundForm } from '../boxes/face';
import type { Laid, Screen } from './lay-out';

export interface Ground {
  form: GroundForm;
  /** How high a row is, in rem. */
  row: number;
  /** The parts, those together that share a line. */
  lines: readonly (readonly string[])[];
  /** How many places stand side by side at most. */
  abreast: number;
}

export interface Setting {
  low: boolean;
  tall: boolean;
  fingers: boolean;
  screen: Screen;
  /** How wide the column is, in rem. */
  width: number;
}

const HEADING = 1.3;
const GAPS = { low: { place: 0.25, group: 0.3 }, usual: { place: 0.4, group: 0.5 } };
const FINGER = 2.75;
const IN_A_LINE = 5;
/** With their words, and without. */
const CHIPS_IN_A_ROW = { words: 2, icons: 5 };
const CHIP = 1.7;
/** What a place needs that tells in words what it gives. */
const WORDS = 3.3;

/** The forms, roomiest first: the least height of a row, and whether parts share lines. */
const BY_MOUSE: readonly Wish[] = [
  { form: 'roomy', least: 2, joined: false },
  { form: 'roomy', least: 2, joined: true },
  { form: 'dense', least: 2, joined: true },
  { form: 'low', least: 1.65, joined: true },
];
const BY_FINGERS: readonly Wish[] = [
  { form: 'roomy', least: FINGER, joined: false },
  { form: 'roomy', least: FINGER, joined: true },
  { form: 'dense', least: FINGER, joined: true },
  { form: 'folded', least: FINGER, joined: true },
];

interface Wish {
  form: GroundForm;
  least: number;
  joined: boolean;
}

export function groundOf(parts: readonly Laid[], height: number, setting: Setting): Ground {
  const wishes = setting.fingers ? BY_FINGERS : BY_MOUSE;
  const abreast = abreastOf(setting);
  for (const { form, least, joined } of wishes) {
    const lines = linesOf(parts, joined);
    const row = Math.min(most(form, setting), rowFor(lines, form, height, setting));
    if (row >= least) return { form, row: rounded(row), lines: lines.map(ids), abreast };
  }
  const form = setting.fingers ? 'folded' : 'low';
  const row = setting.fingers ? FINGER : 1.65;
  return { form, row, lines: linesOf(parts, true).map(ids), abreast };
}

/** Fingers need as much width as height. */
function abreastOf({ fingers, width }: Setting): number {
  const { place } = GAPS.low;
  return fingers ? Math.floor((width + place) / (FINGER + place)) : Infinity;
}

/** The highest row there may be. */
function most(form: GroundForm, { low, tall, fingers, screen }: Setting): number {
  if (form === 'folded' || fingers || screen === 'upright') return FINGER;
  if (form === 'low') return 2.4;
  if (form === 'dense') return 2.6;
  return tall ? 3 : low ? 2.4 : 2.65;
}

/** How high a row can be in that height. */
function rowFor(
  lines: readonly (readonly Laid[])[],
  form: GroundForm,
  height: number,
  setting: Setting,
): number {
  const { low, screen } = setting;
  const gaps = low || form !== 'roomy' || screen === 'upright' ? GAPS.low : GAPS.usual;
  let rows = 0;
  let fixed = Math.max(0, lines.length - 1) * gaps.group;
  for (const line of lines) {
    const n = rowsOf(line, form, abreastOf(setting));
    if (line[0]?.kind === 'stock') fixed += n * CHIP;
    else if (line[0]?.face.headed) {
      rows += n + 1;
      fixed += n * gaps.place;
    } else {
      const worded = form === 'roomy' ? 0 : Math.min(n, line[0]?.wordy ?? 0);
      rows += n - worded;
      fixed += HEADING + (n - 1) * gaps.place + worded * WORDS;
    }
  }
  return rows === 0 ? FINGER : (height - fixed) / rows;
}

function rowsOf(line: readonly Laid[], form: GroundForm, abreast: number): number {
  const [only] = line;
  if (only === undefined) return 1;
  if (line.length > 1)
    return sharedRows(
      line.reduce((sum, { size }) => sum + size, 0),
      abreast,
    );
  if (only.kind === 'stock') {
    return Math.ceil(only.size / CHIPS_IN_A_ROW[form === 'low' ? 'icons' : 'words']);
  }
  const columns = columnsOf(only, form);
  return typeof columns === 'number' ? Math.ceil(only.size / columns) : 1;
}

/**
 * Columns for places that share a line. Where it needs several rows, the first place is so wide that
 * they are all full.
 */
export function sharedColumns(places: number, abreast: number): { columns: number; first: number } {
  const rows = sharedRows(places, abreast);
  const columns = Math.ceil(places / rows);
  return { columns, first: 1 + rows * columns - places };
}

const sharedRows = (places: number, abreast: number): number =>
  Math.max(1, Math.ceil(places / abreast));

/** How many of a part stand side by side, or the grid that it asks for. */
export function columnsOf({ face, size }: Laid, form: GroundForm): number | string {
  const { roomy, dense } = face.columns ?? {};
  return (form === 'roomy' ? roomy : (dense ?? roomy)) ?? Math.min(2, size);
}

/** Where there is little room, parts with few places share a line with their neighbours. */
function linesOf(parts: readonly Laid[], joined: boolean): Laid[][] {
  const lines: Laid[][] = [];
  let room = 0;
  for (const part of parts) {
    const line = lines.at(-1);
    const joins = joined && part.face.joins === true;
    if (joins && line?.[0]?.face.joins === true && part.size <= room) {
      line.push(part);
      room -= part.size;
    } else {
      lines.push([part]);
      room = joins ? IN_A_LINE - part.size : 0;
    }
  }
  return lines;
}

function ids(line: readonly Laid[]): string[] {
  return line.map(({ id }) => id);
}

/** Down to what a screen can show. */
function rounded(length: number): number {
  return Math.floor(length * 16) / 16;
}
