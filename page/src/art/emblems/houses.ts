import { paint, type Emblem, type Pen } from '../pen';
import { hash, pick, random } from '../random';
import * as m from './masonry';

function leafSign(pen: Pen): void {
  pen.wash('M-4 5C-6 -2 0 -6 6 -6C6 1 2 6 -4 5Z', paint.leaf);
}

const walls = [paint.plaster, paint.cream, paint.stone, paint.plank, paint.tile] as const;
const roofs = [paint.tile, paint.slate, paint.moss, paint.straw, paint.blue, paint.plum] as const;

/** A house that is not drawn yet: composed by chance, but always the same. */
export function someBuilding(id: string): Emblem {
  const chance = random(hash(id));
  const wall = pick(chance, walls);
  const roof = pick(chance, roofs);
  const tower = pick(chance, ['left', 'right', 'none']);
  const top = pick(chance, [m.gable, m.longRoof, m.mushroom, m.dome]);
  const width = 44 + Math.round(chance() * 16);
  return (pen) => {
    if (tower !== 'none') {
      const x = tower === 'left' ? -width / 2 : width / 2;
      pen.wall(wall, x, 0, 20, 46);
      m.spire(pen, roof, x, -46, 20, 24);
      m.lit(pen, 6, 9, x, -30);
    } else {
      m.chimney(pen, width / 4, -40, 18);
    }
    pen.wall(wall, 0, 0, width, 28);
    if (wall === paint.stone) m.stones(pen, 0, 0, width, 26);
    if (wall === paint.plaster) m.timber(pen, 0, 0, width, 28);
    top(pen, roof, 0, -27, top === m.mushroom ? width + 18 : width, 26);
    m.door(pen, 0, 0, 13, 19);
    m.lit(pen, 8, 11, -width / 3, -7, width / 3, -7);
    m.sign(pen, width / 2 - 2, -24, leafSign);
  };
}
