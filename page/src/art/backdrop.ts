import { d, oval, paint, type Pen } from './pen';
import { between, pick, type Random } from './random';

export const seasons = ['winter', 'spring', 'summer', 'autumn'] as const;
export type Season = (typeof seasons)[number];

/** The light in which a scene stands: sky from top to horizon, three ranges of hills, leaves. */
export interface Light {
  readonly sky: readonly [top: string, horizon: string];
  readonly hills: readonly [far: string, middle: string, near: string];
  readonly sun: string;
  readonly leaves: readonly [string, ...string[]];
}

/** Each card type has an hour of its own, so that its cards are felt to belong together. */
const hours: Readonly<Record<string, Light>> = {
  green: {
    sky: ['#c5d9c0', '#f8f0d2'],
    hills: ['#c3d0a3', '#9fb678', '#7d9c58'],
    sun: '#fff6cf',
    leaves: ['#66894a', '#87a552', '#4f7446'],
  },
  tan: {
    sky: ['#e9ca90', '#fcf0cf'],
    hills: ['#dcc990', '#c1ad66', '#a0965a'],
    sun: '#fffbe6',
    leaves: ['#93894a', '#b38f3f', '#77803f'],
  },
  red: {
    sky: ['#dc9f86', '#fbe4c2'],
    hills: ['#d8b08f', '#b79c69', '#929059'],
    sun: '#fff3d0',
    leaves: ['#7d8a48', '#a9763c', '#66784a'],
  },
  blue: {
    sky: ['#a3c2ca', '#f3f1dc'],
    hills: ['#b0c6b8', '#8eac8c', '#6f9368'],
    sun: '#fffdf0',
    leaves: ['#4f8059', '#6e9a62', '#3f6a55'],
  },
  purple: {
    sky: ['#ac9cb6', '#f6dfcb'],
    hills: ['#bba9b4', '#979a86', '#768765'],
    sun: '#fff0d2',
    leaves: ['#6a7f5a', '#7d6a86', '#56725a'],
  },
};

const seasonal: Record<Season, Light> = {
  winter: {
    sky: ['#b3c4ce', '#f1ede0'],
    hills: ['#cdd8db', '#dde4e3', '#eef0ea'],
    sun: '#fffaf0',
    leaves: ['#7c8b84', '#94a19a', '#66786f'],
  },
  spring: {
    sky: ['#bcd8ce', '#fbeede'],
    hills: ['#c6d8ac', '#a7c184', '#87a862'],
    sun: '#fff8d8',
    leaves: ['#7fa653', '#dd9a90', '#5f8c4a'],
  },
  summer: {
    sky: ['#ebd18d', '#fdf4d4'],
    hills: ['#cfcc90', '#adb266', '#8b974f'],
    sun: '#fffbe6',
    leaves: ['#6f8c3f', '#c79a35', '#577a3f'],
  },
  autumn: {
    sky: ['#e2b08c', '#fbe7cb'],
    hills: ['#d9b38d', '#c0955f', '#a37e4c'],
    sun: '#fff2d6',
    leaves: ['#b8632f', '#c98f35', '#8a5a34'],
  },
};

export function lightOf(
  color: string | undefined,
  season: Season | undefined,
  chance: Random,
): Light {
  if (season) return seasonal[season];
  return hours[color ?? ''] ?? seasonal[pick<Season>(chance, ['spring', 'summer', 'autumn'])];
}

/** A line of hills in wash with a thin pen line, as in a sketch book. */
export function range(pen: Pen, path: string, fill: string): void {
  pen.wash(path, fill);
  pen.line(path, 0.7, undefined, 0.32);
}

/** One rolling line of hills across the width, closed below. */
export function hills(
  chance: Random,
  width: number,
  top: number,
  wave: number,
  bottom: number,
): string {
  const count = Math.max(4, Math.round(width / 130));
  const step = width / count;
  let path = d`M-4 ${top + between(chance, -wave, wave)}`;
  for (let i = 1; i <= count; i++) {
    path += d`S${i * step - step / 2} ${top + between(chance, -wave, wave)} ${i * step + 4} ${top + between(chance, -wave, wave)}`;
  }
  return path + d`V${bottom}H-4Z`;
}

/** A row of small firs and round trees, as one stroke, thicker towards the edges of the picture. */
export function woods(chance: Random, width: number, line: number, count: number): string {
  let path = '';
  for (let i = 0; i < count; i++) {
    const side = chance() < 0.5 ? -1 : 1;
    const x = width / 2 + side * (width / 2) * (0.42 + 0.6 * chance());
    const y = line + between(chance, -1, 4);
    const size = between(chance, 5, 10);
    path +=
      chance() < 0.6
        ? d`M${x} ${y - size * 1.7}l${-size * 0.45} ${size * 1.7}h${size * 0.9}Z`
        : `${oval(x, y - size * 0.75, size * 0.48, size * 0.6)}${d`M${x + 0.5} ${y}v${-size}h-1v${size}Z`}`;
  }
  return path;
}

/** The wash of the sky, from top to horizon. */
export function paintedSky(light: Light, width: number, height: number): string {
  return (
    `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${light.sky[0]}"/><stop offset=".6" stop-color="${light.sky[1]}"/></linearGradient>` +
    `<path fill="url(#s)" d="M0 0h${width}v${height}H0Z"/>`
  );
}

/** Old paper has browned towards its edges. */
export function browned(width: number, height: number): string {
  return (
    `<radialGradient id="p" r=".72"><stop offset=".55" stop-color="#a87f45" stop-opacity="0"/><stop offset="1" stop-color="#7a5528" stop-opacity=".27"/></radialGradient>` +
    `<path fill="url(#p)" d="M0 0h${width}v${height}H0Z"/>`
  );
}

/** Sky as an engraver makes it: the sun with its rays, broken lines, and a cloud or two. */
export function sky(pen: Pen, light: Light, width: number, horizon: number): void {
  const { chance } = pen;
  const side = between(chance, 0.13, 0.27) * width;
  const [x, y] = [chance() < 0.5 ? side : width - side, horizon * between(chance, 0.35, 0.6)];
  const r = horizon > 40 ? 10 : 8;
  let lines = '';
  for (let row = 3; row < horizon - 4; row += 3.2) {
    for (let at = between(chance, -20, 20); at < width; at += between(chance, 26, 80)) {
      const length = between(chance, 10, 44) * (1 - row / horizon / 1.4);
      const clear = Math.abs(row - y) < r * 2 && at + length > x - r * 2.2 && at < x + r * 2.2;
      if (!clear) lines += d`M${at} ${row}h${length}`;
    }
  }
  pen.line(lines, 0.5, undefined, 0.2);
  let rays = '';
  for (let i = 0; i < 20; i++) {
    const [sin, cos] = [Math.sin((i * Math.PI) / 10), Math.cos((i * Math.PI) / 10)];
    const far = i % 2 ? 1.75 : 2.1;
    rays += d`M${x + sin * r * 1.3} ${y + cos * r * 1.3}L${x + sin * r * far} ${y + cos * r * far}`;
  }
  pen.line(rays, 0.8, light.sun);
  pen.wash(oval(x, y, r), light.sun);
  const drift = width - x + between(chance, -14, 14);
  pen.wash(
    cloud(drift, horizon * between(chance, 0.3, 0.55), between(chance, 11, 16)),
    '#fffaf0',
    0.75,
  );
}

export function cloud(x: number, y: number, s: number): string {
  return d`M${x - s * 1.6} ${y}c0 ${-s * 0.5} ${s * 0.6} ${-s * 0.6} ${s * 0.8} ${-s * 0.35}c${s * 0.1} ${-s * 0.6} ${s * 1.1} ${-s * 0.7} ${s * 1.3} ${-s * 0.05}c${s * 0.4} ${-s * 0.3} ${s * 1} ${-s * 0.1} ${s * 1} ${s * 0.4}Z`;
}

type Plant = (chance: Random, height: number) => { stem: string; leaves: string; extra?: string };

export function blade(x: number, y: number, dx: number, dy: number, belly: number): string {
  const [nx, ny] = [-dy * belly, dx * belly];
  return d`M${x} ${y}Q${x + dx / 2 + nx} ${y + dy / 2 + ny} ${x + dx} ${y + dy}Q${x + dx / 2 - nx} ${y + dy / 2 - ny} ${x} ${y}Z`;
}

/** Plants as they lie between the pages of a herbarium; each grows upwards from 0, 0. */
const plants: readonly [Plant, ...Plant[]] = [
  // A fern frond
  (chance, height) => {
    const lean = between(chance, -6, 6);
    let leaves = '';
    for (let i = 1; i <= 6; i++) {
      const t = i / 7;
      const reach = 9 * (1 - t) + 2;
      const [x, y] = [lean * t * t, -height * t];
      leaves += blade(x, y, reach, -reach * 0.5, 0.2) + blade(x, y, -reach, -reach * 0.4, 0.2);
    }
    return { stem: d`M0 0Q0 ${-height / 2} ${lean} ${-height}`, leaves };
  },
  // A sprig with paired oval leaves
  (chance, height) => {
    const lean = between(chance, -7, 7);
    let leaves = blade(lean, -height + 2, lean * 0.4, -9, 0.3);
    for (let i = 1; i <= 3; i++) {
      const t = i / 4;
      leaves +=
        blade(lean * t * t, -height * t, 9, -5, 0.32) +
        blade(lean * t * t, -height * t, -9, -4, 0.32);
    }
    return { stem: d`M0 0Q0 ${-height / 2} ${lean} ${-height}`, leaves };
  },
  // An umbel
  (chance, height) => {
    const lean = between(chance, -4, 4);
    const top = -height * 0.72;
    let stem = d`M0 0Q0 ${-height / 2} ${lean} ${top}`;
    let extra = '';
    for (let i = -2; i <= 2; i++) {
      const [x, y] = [lean + i * 4.6, top - 8 + Math.abs(i) * 1.8];
      stem += d`M${lean} ${top}L${x} ${y}`;
      extra += oval(x, y - 1, 2.3, 1.8);
    }
    return { stem, leaves: blade(0, -height * 0.3, 10, -5, 0.25), extra };
  },
  // Ears of grass
  (chance, height) => {
    let stem = '';
    let leaves = '';
    for (let i = -1; i <= 1; i++) {
      const [x, y] = [i * 7 + between(chance, -2, 2), -height * (1 - Math.abs(i) * 0.22)];
      stem += d`M${i * 1.5} 0Q${i * 2} ${y / 2} ${x} ${y}`;
      leaves += blade(x - i, y + 7, i * 1.6, -13, 0.16);
    }
    return { stem, leaves };
  },
  // Berries on a twig
  (chance, height) => {
    const lean = between(chance, -6, 6);
    let extra = '';
    let stem = d`M0 0Q0 ${-height / 2} ${lean} ${-height}`;
    let leaves = '';
    for (let i = 1; i <= 4; i++) {
      const t = i / 4.2;
      const side = i % 2 ? 1 : -1;
      const [x, y] = [lean * t * t, -height * t];
      stem += d`M${x} ${y}l${side * 5} -2`;
      extra += oval(x + side * 6, y - 1.5, 2.2);
      leaves += blade(x, y, -side * 8, -4, 0.28);
    }
    return { stem, leaves, extra };
  },
  // Two mushrooms
  (chance, height) => {
    const top = -height * 0.5;
    const lean = between(chance, 4, 6);
    return {
      stem: d`M-1 0L-1 ${top}M1 0L1 ${top}M${lean + 2} 0v${top / 2}M${lean + 3.5} 0v${top / 2}`,
      leaves: '',
      extra: d`M-8 ${top}C-8 ${top - 11} 8 ${top - 11} 8 ${top}ZM${lean - 2} ${top / 2}c0 -6 9.5 -6 9.5 0Z`,
    };
  },
];

const blooms: readonly [string, ...string[]] = [
  paint.red,
  paint.cream,
  paint.gold,
  paint.lilac,
  paint.rose,
  '#c76a34',
];

/** One pressed plant, drawn in ink and washed with the leaves of the season. */
export function plant(pen: Pen, light: Light, x: number, y: number, height: number): void {
  const { chance } = pen;
  const { stem, leaves, extra } = pick(chance, plants)(chance, height);
  pen.within(d`translate(${x} ${y})`, () => {
    pen.line(stem, 1);
    if (leaves) pen.shape(leaves, pick(chance, light.leaves));
    if (extra) pen.shape(extra, pick(chance, blooms));
  });
}

/** Trunks on both sides, their tops beyond the edge: we stand inside the wood. */
export function trunks(pen: Pen, light: Light, width: number, foot: number): void {
  const { chance } = pen;
  let path = '';
  for (const x of [8, 30, width - 32, width - 6]) {
    const at = x + between(chance, -4, 4);
    const w = between(chance, 3.5, 6);
    const y = foot + between(chance, -8, 2);
    path += d`M${at - w * 1.7} ${y}Q${at - w} ${y - 8} ${at - w * 0.8} ${y - 24}L${at - w * 0.6} -4H${at + w * 0.6}L${at + w * 0.8} ${y - 24}Q${at + w} ${y - 8} ${at + w * 1.7} ${y}Z`;
  }
  pen.shape(path, paint.bark);
  for (const [x, fill] of [
    [0, light.leaves[0]],
    [width, light.leaves[0]],
    [width / 4, light.leaves[2] ?? light.leaves[0]],
    [(width * 3) / 4, light.leaves[2] ?? light.leaves[0]],
  ] as const) {
    pen.shape(foliage(chance, x, -6, x % width ? 24 : 36, x % width ? 14 : 26), fill);
  }
}

/** A clump of leaves around x, y, with a lobed edge. */
export function foliage(chance: Random, x: number, y: number, rx: number, ry: number): string {
  const lobes = Math.max(7, Math.round((rx + ry) / 5));
  const at = (i: number, r: number): [number, number] => {
    const angle = (i / lobes) * 2 * Math.PI;
    return [x + Math.cos(angle) * rx * r, y + Math.sin(angle) * ry * r];
  };
  const [x0, y0] = at(0, 0.9);
  let path = d`M${x0} ${y0}`;
  for (let i = 1; i <= lobes; i++) {
    const [cx, cy] = at(i - 0.5, between(chance, 1.25, 1.45));
    const [ex, ey] = i === lobes ? [x0, y0] : at(i, between(chance, 0.82, 0.95));
    path += d`Q${cx} ${cy} ${ex} ${ey}`;
  }
  return `${path}Z`;
}

/** Grass along the lower edge, one stroke. */
export function grass(pen: Pen, light: Light, width: number, y: number, count: number): void {
  let path = '';
  for (let i = 0; i < count; i++) {
    const x = between(pen.chance, 0, width);
    const tall = between(pen.chance, 3, 8);
    path += d`M${x - 2} ${y}q0 ${-tall / 2} -2 ${-tall}M${x} ${y}v${-tall * 1.2}M${x + 2} ${y}q0 ${-tall / 2} 2.5 ${-tall}`;
  }
  pen.line(path, 1, light.leaves[light.leaves.length - 1], 0.9);
}
