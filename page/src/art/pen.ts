import { between, type Random } from './random';

/** Ink of the field book: warm, never black. */
const INK = '#3b2a1d';

/** Watercolours. Everything in the pictures is painted with these, so that they belong together. */
export const paint = {
  cream: '#fff4d9',
  plaster: '#f1dfbb',
  straw: '#dcb862',
  gold: '#e5b23a',
  glow: '#ffdc7d',
  amber: '#d9861b',
  tile: '#b8573c',
  red: '#b3433a',
  rose: '#dd9a90',
  plum: '#7c5a88',
  lilac: '#b79cc4',
  blue: '#5c87a8',
  sky: '#a9c8d3',
  water: '#8fb8bd',
  slate: '#71828a',
  night: '#33404f',
  stone: '#cdc2ae',
  rock: '#a2977f',
  shade: '#6d6455',
  plank: '#cda671',
  wood: '#b0814f',
  bark: '#805636',
  moss: '#8c9c55',
  leaf: '#66894a',
  pine: '#456540',
  snow: '#f4f3ec',
  soot: '#4a4340',
} as const;

function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Writes numbers into a path with one decimal: `d\`M${x} ${y}h${w}\``. */
export function d(text: TemplateStringsArray, ...values: number[]): string {
  return text.reduce((path, part, i) => path + short(values[i - 1] ?? 0) + part);
}

export function oval(x: number, y: number, rx: number, ry = rx): string {
  return d`M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}

/** An opening with a round top, standing on `foot`. */
export function arch(x: number, foot: number, width: number, height: number): string {
  const r = width / 2;
  return d`M${x - r} ${foot}V${foot - height + r}a${r} ${r} 0 0 1 ${width} 0V${foot}Z`;
}

/** How the pen is held for a whole drawing; after some inches it is lifted for a moment. */
const HAND = `fill="none" stroke="${INK}" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="47 1.8 31 1.7 68 1.9"`;

/** A finished drawing; `before` and `after` it lie what is not drawn with the pen. */
export function framed(
  pen: Pen,
  width: number,
  height: number,
  fit: 'none' | 'xMidYMid slice',
  before = '',
  after = '',
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="${fit}">${before}<g ${HAND}>${pen}</g>${after}</svg>`;
}

/** A picture as an address for `<img>`. */
export function imageUrl(picture: string): string {
  return `data:image/svg+xml,${picture.replace(/[#%"<>]/g, encodeURIComponent)}`;
}

/**
 * Collects the strokes of one drawing as SVG. The strokes inherit ink and width from the group
 * around the drawing; only what differs is written.
 */
export class Pen {
  readonly #strokes: string[] = [];

  constructor(readonly chance: Random) {}

  toString(): string {
    return this.#strokes.join('');
  }

  /** Painted and outlined in ink. */
  shape(path: string, fill: string): void {
    this.#strokes.push(`<path d="${path}" fill="${fill}"/>`);
  }

  /** Painted without an outline. */
  wash(path: string, fill: string, opacity = 1): void {
    const veil = opacity < 1 ? ` opacity="${opacity}"` : '';
    this.#strokes.push(`<path d="${path}" fill="${fill}" stroke="none"${veil}/>`);
  }

  /** A stroke only, without lifting the pen. */
  line(path: string, width?: number, color?: string, opacity?: number): void {
    this.#strokes.push(
      `<path d="${path}" stroke-dasharray="none"${width ? ` stroke-width="${width}"` : ''}${color ? ` stroke="${color}"` : ''}${opacity ? ` opacity="${opacity}"` : ''}/>`,
    );
  }

  /** The side turned away from the light. */
  shadow(path: string, depth = 0.13): void {
    this.wash(path, INK, depth);
  }

  /** A thin thing with an outline of its own: ink below, paint above. */
  rod(path: string, color: string, width = 2): void {
    this.line(path, width + 1.8);
    this.line(path, width, color);
  }

  /** Fine lines of an engraver: `count` of them, the first given, each next one step further. */
  hatch(
    x: number,
    y: number,
    dx: number,
    dy: number,
    count: number,
    stepX: number,
    stepY = 0,
  ): void {
    let path = '';
    for (let i = 0; i < count; i++) {
      const give = between(this.chance, 0.75, 1);
      path += d`M${x + i * stepX} ${y + i * stepY}l${dx * give} ${dy * give}`;
    }
    this.line(path, 0.7, undefined, 0.45);
  }

  /** Straight edges as a hand draws them: each bends a little. */
  outline(...points: number[]): string {
    let path = d`M${points[0] ?? 0} ${points[1] ?? 0}`;
    const count = points.length / 2;
    for (let i = 1; i <= count; i++) {
      const [x0, y0] = [points[2 * i - 2] ?? 0, points[2 * i - 1] ?? 0];
      const [x1, y1] = [
        points[(2 * i) % points.length] ?? 0,
        points[(2 * i + 1) % points.length] ?? 0,
      ];
      const bend = between(this.chance, -0.025, 0.025);
      path += d`Q${(x0 + x1) / 2 + (y1 - y0) * bend} ${(y0 + y1) / 2 - (x1 - x0) * bend} ${x1} ${y1}`;
    }
    return `${path}Z`;
  }

  /** A polygon of slightly bent edges, painted and outlined. */
  block(fill: string, ...points: number[]): void {
    this.shape(this.outline(...points), fill);
  }

  /** An upright box standing on `foot`, with shade hatched along its right side. */
  wall(fill: string, x: number, foot: number, width: number, height: number): void {
    const left = x - width / 2;
    const right = x + width / 2;
    this.block(fill, left, foot, left, foot - height, right, foot - height, right, foot);
    this.shadow(
      d`M${right - 0.3} ${foot}V${foot - height}h${-width * 0.28}l${-width * 0.08} ${height}Z`,
    );
    this.hatch(
      right - 1.5,
      foot - height + 3,
      -width / 6,
      2,
      Math.max(2, Math.round(height / 5)),
      0,
      4.5,
    );
  }

  /** Draws in a moved, turned or scaled frame. */
  within(transform: string, draw: (pen: Pen) => void): void {
    this.#strokes.push(`<g transform="${transform}">`);
    draw(this);
    this.#strokes.push('</g>');
  }
}

/** A picture of one thing around x = 0, standing on y = 0, at most 80 high and 110 wide. */
export type Emblem = (pen: Pen) => void;
