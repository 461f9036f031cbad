import { expect, it } from 'vitest';
import bellfaire from '.';
import { animalOf } from '../../art/looks';
import mistwood from '../mistwood';
import newleaf from '../newleaf';

const boxes = [bellfaire, newleaf, mistwood];

it.each(boxes)('every power of $id has a creature, a portrait and an icon', (box) => {
  const creatures: string[] = Object.keys(box.creatures);
  const portraits: Record<string, unknown> = box.emblems.location;
  expect(creatures.length).toBeGreaterThanOrEqual(4);
  for (const id of creatures) {
    expect(portraits[id], id).toBeDefined();
    expect(Object.keys(box.icons), id).toContain(id);
  }
});

it('no two creatures share an outline, and workers take it', () => {
  const all = boxes.flatMap(({ creatures }) => Object.values(creatures));
  expect(all).toHaveLength(15 + 4 + 4);
  expect(new Set(all.map(({ outline }) => outline)).size).toBe(all.length);
  for (const creature of all) expect(animalOf(0, { creature })).toBe(creature);
});
