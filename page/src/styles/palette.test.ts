import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Colors = Record<string, string>;

const source = readFileSync(new URL('palette.css', import.meta.url), 'utf-8');

/** The custom properties of one rule of the palette. */
function rule(selector: string): Colors {
  const start = source.indexOf(`${selector} {`);
  const body = source.slice(source.indexOf('{', start) + 1, source.indexOf('}', start));
  const found: Colors = {};
  for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*(#[\da-f]{6})\b/g)) {
    found[name] = value;
  }
  return found;
}

const light = rule(':root');
const dark = { ...light, ...rule(":root[data-theme='dark']") };
const themes: Record<string, Colors> = {
  light,
  dark,
  'light with more contrast': { ...light, ...rule(":root[data-contrast='more']") },
  'dark with more contrast': {
    ...dark,
    ...rule(":root[data-theme='dark'][data-contrast='more']"),
  },
};

function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a = '', b = ''): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const TEXT: [string, string][] = [
  ['ink', 'ground'],
  ['ink', 'card'],
  ['ink', 'ground-deep'],
  ['ink-soft', 'ground'],
  ['ink-soft', 'card'],
  ['on-moss', 'moss'],
  ['on-moss', 'moss-deep'],
  ['danger', 'card'],
  ['bark', 'card'],
  ['legal', 'card'],
  ['gold-words', 'card'],
  ['card', 'rail'],
  ['ground', 'rail'],
  ['card', 'pearl'],
  ['card', 'river'],
  ['ink', 'river-tint'],
  ['card', 'fair'],
  ['fair', 'card'],
  ['ink', 'fair-tint'],
  ['card', 'mount'],
  ['mount', 'card'],
  ['card', 'weather'],
  ['card', 'mist'],
  ['mist', 'card'],
  ['ink', 'hatch'],
  ...['tan', 'green', 'red', 'blue', 'purple'].map((color): [string, string] => [
    'on-color',
    color,
  ]),
];

const SHAPES: [string, string][] = [
  ['line', 'ground'],
  ['line', 'card'],
  ['legal', 'ground'],
  ['focus', 'ground'],
  ['focus', 'card'],
  ['gold', 'ground'],
  ['gold', 'card'],
  ['gold', 'ground-deep'],
  ['rail', 'ground'],
  ['rail', 'card'],
  ['rail', 'ground-deep'],
  ['pearl', 'river-tint'],
  ['river', 'river-tint'],
  ...['pearl', 'river', 'fair', 'mount', 'weather', 'mist'].flatMap((tone) =>
    ['ground', 'card', 'ground-deep'].map((ground): [string, string] => [tone, ground]),
  ),
  ...['twig', 'resin', 'pebble', 'berry', 'point'].flatMap((good): [string, string][] => [
    [good, 'card'],
    [good, 'river-tint'],
    [good, 'fair-tint'],
  ]),
  ...['tan', 'green', 'red', 'blue', 'purple'].map((color): [string, string] => [
    color,
    'river-tint',
  ]),
  ...[0, 1, 2, 3, 4, 5].map((seat): [string, string] => [`player-${seat}`, 'card']),
];

describe.each(Object.entries(themes))('the palette, %s', (_, colors) => {
  it.each(TEXT)('%s can be read on %s', (ink, ground) => {
    expect(contrast(colors[ink], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SHAPES)('%s can be told from %s', (shape, ground) => {
    expect(contrast(colors[shape], colors[ground])).toBeGreaterThanOrEqual(3);
  });
});
