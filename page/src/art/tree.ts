import { blade, foliage, type Season } from './backdrop';
import { d, framed, imageUrl, oval, paint, Pen } from './pen';
import { between, hash, pick, random, type Random } from './random';

/** A ribbon for the board, a shorter one for phones, a whole tree for other pages. */
export type TreeFormat = 'ribbon' | 'narrow' | 'square';

type Point = readonly [x: number, y: number];

interface Growth {
  readonly size: Point;
  readonly foot: Point;
  /** Where the limbs part. */
  readonly fork: Point;
  readonly girth: number;
  /** Ends of the four limbs, in the order of the seasons. */
  readonly limbs: readonly [Point, Point, Point, Point];
  /** Limbs that carry no season, to fill the crown. */
  readonly others?: readonly Point[];
  /** How far apart branches leave a limb. */
  readonly gap: number;
  /** Length of the branches that leave a limb. */
  readonly reach: number;
  readonly leaf: number;
}

const growths: Record<TreeFormat, Growth> = {
  ribbon: {
    size: [800, 110],
    foot: [400, 112],
    fork: [400, 74],
    girth: 17,
    limbs: [
      [40, 30],
      [225, 16],
      [575, 16],
      [760, 30],
    ],
    gap: 26,
    reach: 34,
    leaf: 8,
  },
  narrow: {
    size: [400, 110],
    foot: [200, 112],
    fork: [200, 78],
    girth: 14,
    limbs: [
      [22, 34],
      [124, 18],
      [276, 18],
      [378, 34],
    ],
    gap: 24,
    reach: 28,
    leaf: 7,
  },
  square: {
    size: [240, 240],
    foot: [120, 236],
    fork: [120, 150],
    girth: 17,
    limbs: [
      [32, 112],
      [82, 44],
      [158, 44],
      [208, 112],
    ],
    others: [
      [120, 34],
      [54, 74],
      [186, 74],
    ],
    gap: 19,
    reach: 38,
    leaf: 8.5,
  },
};

export function ratioOf(format: TreeFormat): number {
  const [width, height] = growths[format].size;
  return width / height;
}

/** Where the leaf markers of a season hang, in percent of the picture. */
export function branchOf(format: TreeFormat, season: number): { left: number; top: number } {
  const { size, limbs, fork, girth } = growths[format];
  const [x, y] = limb([fork[0], fork[1] + girth * 0.6], limbs[season] ?? limbs[0], girth).along(
    0.78,
  );
  return { left: (x / size[0]) * 100, top: (y / size[1]) * 100 };
}

interface Crown {
  readonly leaves: readonly [string, ...string[]];
  /** Leaves at the end of a twig. */
  readonly dense: number;
  readonly clumps?: string;
  readonly blossom?: string;
}

const crowns: Record<Season, Crown> = {
  winter: { leaves: ['#9fb0ae'], dense: 0 },
  spring: {
    leaves: ['#9cbd62', '#b9cf7d', '#7fa653'],
    dense: 1,
    clumps: '#c9dba0',
    blossom: '#e7a9a4',
  },
  summer: { leaves: ['#7f9c45', '#a5a944', '#c9a53c', '#66894a'], dense: 3, clumps: '#a9b560' },
  autumn: { leaves: ['#b8562d', '#cf8a34', '#d9a441', '#8f4a2b'], dense: 2, clumps: '#d99a55' },
};

/** The strokes of the wood by thickness, and what hangs on it. */
class Wood {
  readonly twigs = ['', '', ''];
  readonly tips: [x: number, y: number, angle: number][] = [];

  constructor(readonly chance: Random) {}

  grow(x: number, y: number, angle: number, length: number, depth: number): void {
    const { chance } = this;
    const bend = angle + between(chance, -0.35, 0.35);
    const [mx, my] = [x + Math.cos(angle) * length * 0.5, y + Math.sin(angle) * length * 0.5];
    const [ex, ey] = [mx + Math.cos(bend) * length * 0.5, my + Math.sin(bend) * length * 0.5];
    this.twigs[depth] += d`M${x} ${y}Q${mx} ${my} ${ex} ${ey}`;
    this.tips.push([ex, ey, bend]);
    if (depth === 2) return;
    for (const side of [-1, 1]) {
      const t = between(chance, 0.4, 0.9);
      this.grow(
        x + (ex - x) * t,
        y + (ey - y) * t,
        bend + side * between(chance, 0.5, 0.9),
        length * between(chance, 0.5, 0.7),
        depth + 1,
      );
    }
  }
}

/** A tapering limb from the fork to its end, and the points along it. */
function limb(
  [x0, y0]: Point,
  [x1, y1]: Point,
  girth: number,
): { outline: string; along: (t: number) => Point } {
  const [cx, cy] = [x0 + (x1 - x0) * 0.35, y1 + (y0 - y1) * 0.25];
  const along = (t: number): Point => [
    (1 - t) ** 2 * x0 + 2 * t * (1 - t) * cx + t * t * x1,
    (1 - t) ** 2 * y0 + 2 * t * (1 - t) * cy + t * t * y1,
  ];
  // Half the thickness at the fork, square to the direction in which the limb sets off.
  const off = Math.hypot(cx - x0, cy - y0);
  const [nx, ny] = [((y0 - cy) / off) * girth * 0.42, ((cx - x0) / off) * girth * 0.42];
  const outline = d`M${x0 + nx} ${y0 + ny}Q${cx + nx * 0.8} ${cy + ny * 0.8} ${x1} ${y1}Q${cx - nx * 0.8} ${cy - ny * 0.8} ${x0 - nx} ${y0 - ny}Z`;
  return { outline, along };
}

/** Draws the tree into a picture; `pen` decides its chance. */
export function growTree(pen: Pen, format: TreeFormat, season: Season): void {
  const { chance } = pen;
  const { foot, fork, girth, limbs, others = [], gap, reach, leaf } = growths[format];
  const root: Point = [fork[0], fork[1] + girth * 0.6];
  const crown = crowns[season];
  const wood = new Wood(chance);
  let clumps = '';
  let bark = d`M${foot[0] - girth * 2.6} ${foot[1]}Q${foot[0] - girth * 0.8} ${foot[1] - girth * 0.7} ${fork[0] - girth * 0.55} ${fork[1]}H${fork[0] + girth * 0.55}Q${foot[0] + girth * 0.8} ${foot[1] - girth * 0.7} ${foot[0] + girth * 2.6} ${foot[1]}Q${foot[0]} ${foot[1] - girth * 0.5} ${foot[0] - girth * 2.6} ${foot[1]}Z`;
  // A knot, so that limbs and trunk grow into each other.
  const knot = oval(fork[0], fork[1] + girth * 0.45, girth * 0.72, girth * 0.8);
  let snow = '';
  for (const end of [...others, ...limbs]) {
    const { outline, along } = limb(root, end, girth);
    bark += outline;
    const count = Math.round(Math.hypot(end[0] - fork[0], end[1] - fork[1]) / gap) + 1;
    for (let i = 1; i <= count; i++) {
      const t = 0.2 + (0.8 * i) / count;
      const [x, y] = along(t);
      const [px, py] = along(t - 0.05);
      const out = Math.atan2(y - py, x - px);
      const side = i % 2 ? -1 : 1;
      const turn = i === count ? 0 : side * between(chance, 0.5, 1);
      const length = reach * between(chance, 0.55, 0.9) * (format === 'square' ? 1 : 1 - 0.25 * t);
      wood.grow(x, y, out + turn, length, 0);
      clumps += foliage(
        chance,
        x + Math.cos(out + turn) * length * 0.7,
        y + Math.sin(out + turn) * length * 0.7,
        reach * 0.55,
        reach * 0.4,
      );
      snow += d`M${px} ${py - girth * 0.12}L${x} ${y - girth * 0.1}`;
    }
  }

  if (crown.clumps) pen.wash(clumps, crown.clumps, 0.7);
  wood.twigs.forEach((twigs, depth) => {
    pen.line(twigs, [4.2, 2.8, 1.6][depth] ?? 1);
    if (depth < 2) pen.line(twigs, [2.6, 1.4][depth] ?? 1, paint.bark);
  });
  // Outline first, paint over it: where the limbs meet there is no seam.
  pen.line(bark, 2.6);
  pen.wash(bark, paint.bark);
  pen.wash(knot, paint.bark);
  pen.hatch(
    fork[0] - girth * 0.1,
    fork[1] + 4,
    girth * 0.1,
    (foot[1] - fork[1]) * 0.6,
    4,
    girth * 0.16,
    1,
  );
  if (season === 'winter') pen.line(`${snow}${wood.twigs[0]}`, 1.6, paint.snow, 0.9);

  const leaves = new Map<string, string>();
  for (const [x, y, angle] of wood.tips) {
    for (let i = 0; i < crown.dense; i++) {
      const turn = angle + (i - (crown.dense - 1) / 2) * 0.9 + between(chance, -0.3, 0.3);
      const size = leaf * between(chance, 0.75, 1.15);
      const color = pick(chance, crown.leaves);
      leaves.set(
        color,
        (leaves.get(color) ?? '') + blade(x, y, Math.cos(turn) * size, Math.sin(turn) * size, 0.34),
      );
    }
  }
  for (const [color, path] of leaves) pen.wash(path, color);
  if (crown.blossom) {
    let blossom = '';
    let hearts = '';
    for (const [x, y] of wood.tips) {
      if (chance() < 0.4) continue;
      const r = leaf * 0.28;
      blossom += petals(x, y, r * 1.5);
      hearts += oval(x, y, r * 0.4);
    }
    pen.wash(blossom, crown.blossom);
    pen.wash(hearts, paint.gold);
  }
}

/** Five petals around x, y in one outline. */
function petals(x: number, y: number, r: number): string {
  let path = d`M${x} ${y - r * 0.6}`;
  for (let i = 1; i <= 5; i++) {
    const angle = (i * 2 * Math.PI) / 5;
    path += d`A${r * 0.5} ${r * 0.5} 0 1 1 ${x + Math.sin(angle) * r * 0.6} ${y - Math.cos(angle) * r * 0.6}`;
  }
  return path;
}

/** What drifts through the air in a season: flakes, petals, leaves. */
export function drift(
  pen: Pen,
  season: Season,
  width: number,
  height: number,
  count: number,
): void {
  const { chance } = pen;
  let path = '';
  for (let i = 0; i < count; i++) {
    const [x, y] = [between(chance, 0, width), between(chance, 0, height)];
    if (season === 'winter') path += oval(x, y, between(chance, 0.8, 1.8));
    else path += blade(x, y, between(chance, -5, 5), between(chance, 2, 5), 0.35);
  }
  if (season === 'winter') pen.wash(path, '#fffdf8', 0.95);
  else if (season !== 'summer') pen.wash(path, season === 'spring' ? '#e7a9a4' : '#c9702f');
}

const drawn = new Map<string, string>();

/** The Ever Tree as the address of an image. */
export function treeUrl(format: TreeFormat, season: Season): string {
  const key = `${format}:${season}`;
  let address = drawn.get(key);
  if (address === undefined) {
    const [width, height] = growths[format].size;
    const pen = new Pen(random(hash(`tree:${format}`)));
    growTree(pen, format, season);
    drift(pen, season, width, height, format === 'ribbon' ? 40 : 22);
    address = imageUrl(framed(pen, width, height, 'none'));
    drawn.set(key, address);
  }
  return address;
}
