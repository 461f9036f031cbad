/** Whatever a box with a folder has words for has a drawing too: the components are read off its texts. */

import { FluentResource } from '@fluent/bundle';
import { beforeAll, describe, expect, it } from 'vitest';
import { emblemOf, type Kind } from '../art/emblems';
import { sceneUrl } from '../art/scene';
import { filesOf } from '../texts/testing/folder';
import type { BoxFace } from './face';
import { isDrawn, loadFaces } from './faces.svelte';

beforeAll(() => loadFaces());

const faces = Object.values(
  import.meta.glob<BoxFace>('./*/index.ts', { eager: true, import: 'default' }),
);

/** As what a card is drawn, of boxes whose texts stand by other headings than its kind. */
function drawnAs(id: string): Kind | undefined {
  const kinds: Kind[] = ['critter', 'construction'];
  return kinds.find((kind) => faces.some(({ emblems }) => emblems?.[kind]?.[id] !== undefined));
}

/** Tiles are drawn as places are. */
function kindUnder(heading: string, id: string): Kind {
  if (/^(Green|Tan|Red|Blue|Purple) cards$/.test(heading)) return drawnAs(id) ?? 'construction';
  if (heading === 'Critters') return 'critter';
  if (heading === 'Constructions') return 'construction';
  if (heading.endsWith('events')) return 'event';
  return drawnAs(id) ?? 'location';
}

/** The components of a box, by the headings under which their rules stand. */
function componentsIn(texts: string): { id: string; kind: Kind }[] {
  const [, ...parts] = texts.split(/^## /m);
  return parts.flatMap((part) => {
    const heading = part.split('\n', 1)[0] ?? '';
    const withRules = new FluentResource(part).body.filter(
      ({ attributes }) => 'text' in attributes,
    );
    return withRules.map((message) => {
      const id = message.id.replaceAll('-', '_');
      return { id, kind: kindUnder(heading, id) };
    });
  });
}

const files = filesOf('en');
const boxes = [...files]
  .filter(([name]) => files.has(`rulings-${name}`))
  .filter(([name]) => isDrawn(name.split(/[-.]/)[0] ?? ''))
  .map(([name, texts]) => ({ name, components: componentsIn(texts) }));

describe.each(boxes)('$name', ({ components }) => {
  it('has components', () => {
    expect(components.length).toBeGreaterThan(0);
  });

  it.each(components)('$kind $id is drawn', ({ id, kind }) => {
    // What is not drawn is composed anew at every call.
    expect(emblemOf(id, kind)).toBe(emblemOf(id, kind));
  });

  it('has pictures that a full board can bear, each unlike the others', () => {
    const pictures = components.map(({ id, kind }) => decodeURIComponent(sceneUrl({ id, kind })));
    expect(new Set(pictures).size).toBe(pictures.length);
    for (const picture of pictures) {
      expect(picture).not.toMatch(/NaN|undefined|Infinity/);
      expect(picture.match(/<path/g)?.length).toBeLessThanOrEqual(70);
      expect(picture.length).toBeLessThan(16_000);
    }
  });
});
