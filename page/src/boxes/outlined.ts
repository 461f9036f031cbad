import type { Animal } from '../art/animals';
import type { IconDrawing } from '../art/icons';

/** An animal as an icon, with its eye left open, and what else is cut out of it. */
export function outlined({ outline, eye: [x, y] }: Animal, cut = ''): IconDrawing {
  const r = 1.2;
  const eye = `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  return { solid: `${outline}${eye}${cut}` };
}
