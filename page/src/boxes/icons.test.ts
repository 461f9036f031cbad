/** The icons of the boxes: all that their faces name are drawn, and no two look alike. */

import { expect, it } from 'vitest';
import { icons } from '../art/icons';
import type { BoxFace } from './face';

const faces = Object.values(
  import.meta.glob<BoxFace>('./*/index.ts', { eager: true, import: 'default' }),
);
const brought = faces.flatMap((face) => Object.entries(face.icons ?? {}));
const names = [...Object.keys(icons), ...brought.map(([name]) => name)];

function named(face: BoxFace): string[] {
  const { parts, zones, pieces, tokens, figures, narrowFigures, actions, lines } = face;
  return [
    ...[actions, lines].flatMap((told) => Object.values(told ?? {}).map((icon) => ({ icon }))),
    ...[parts, zones, pieces, tokens].flatMap((faced) => Object.values(faced ?? {})),
    ...[figures, narrowFigures].flatMap((told) =>
      Object.values(told ?? {})
        .flat()
        .map(([icon]) => ({ icon })),
    ),
  ].map(({ icon }) => icon);
}

it('have names of their own', () => {
  expect(new Set(names).size).toBe(names.length);
});

it('look unlike each other and unlike those of the page', () => {
  const drawings = [...Object.values(icons), ...brought.map(([, drawing]) => drawing)];
  const paths = drawings.map(({ lines = '', solid = '' }) => `${lines}|${solid}`);
  expect(new Set(paths).size).toBe(paths.length);
});

it.each(faces)('of $id are all drawn', (face) => {
  expect(named(face).filter((icon) => !names.includes(icon))).toEqual([]);
});
