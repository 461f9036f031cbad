import {
  browned,
  grass,
  hills,
  lightOf,
  paintedSky,
  plant,
  range,
  sky,
  trunks,
  woods,
  type Season,
} from './backdrop';
import { emblemOf, isWooded, type Kind } from './emblems';
import { framed, imageUrl, oval, Pen } from './pen';
import { between, hash, random } from './random';

export type { Kind } from './emblems';

interface SceneRequest {
  /** Id of the card, event or place. */
  readonly id: string;
  readonly kind: Kind;
  /** The card's colour, which sets the light. */
  readonly color?: string | undefined;
  readonly season?: Season | undefined;
  /** A strip of 200 × 60 instead of 200 × 110: less sky, the emblem smaller and still whole. */
  readonly wide?: boolean | undefined;
  /** For a room that is higher or broader than usual, with the emblem whole and more around it. */
  readonly room?: Room | undefined;
}

export type Room = 'upright' | 'broad';
type Shape = Pick<SceneRequest, 'wide' | 'room'>;

export function sizeOf({ wide, room }: Shape): { width: number; height: number } {
  if (room === 'upright') return { width: 120, height: 160 };
  return { width: room === 'broad' ? 300 : 200, height: wide ? 60 : 110 };
}

/** How large and how low the emblem stands. In a strip critters are seen down to the hips. */
function stance(kind: Kind, { wide, room }: Shape): { ground: number; scale: number } {
  const critter = kind === 'critter';
  if (room === 'upright') return critter ? { ground: 154, scale: 1 } : { ground: 150, scale: 0.85 };
  if (wide) return critter ? { ground: 67, scale: 0.86 } : { ground: 60, scale: 0.78 };
  return critter ? { ground: 104, scale: 1.16 } : { ground: 99, scale: 1.1 };
}

/** The colour at the top of a picture. */
export function skyOf({ id, kind, color, season }: SceneRequest): string {
  return lightOf(color, season, random(hash(`${kind}:${id}`))).sky[0];
}

function draw(request: SceneRequest): string {
  const { id, kind, color, season, wide } = request;
  const { width, height } = sizeOf(request);
  const upright = request.room === 'upright';
  const chance = random(hash(`${kind}:${id}`));
  const pen = new Pen(chance);
  const light = lightOf(color, season, chance);
  const { ground, scale } = stance(kind, request);
  const horizon = wide ? 28 : upright ? 104 : 60;
  const [far, middle, near] = light.hills;

  sky(pen, light, width, horizon);
  range(pen, hills(chance, width, horizon, 8, height), far);
  pen.wash(woods(chance, width, horizon + 11, 14), middle);
  range(pen, hills(chance, width, horizon + 14, 6, height), middle);
  for (let i = 0; i < 4; i++) {
    pen.hatch(between(chance, 0, width * 0.8), horizon + between(chance, 20, 34), -3, 6, 9, 4.4);
  }
  if (isWooded(id)) trunks(pen, light, width, Math.min(ground, height) - 6);
  range(pen, hills(chance, width, Math.min(ground, height) - 8, 3, height + 4), near);
  pen.shadow(oval(width / 2 + 4, ground, 52 * scale, 4 * scale), 0.2);
  pen.within(`translate(${width / 2} ${ground})scale(${scale})`, emblemOf(id, kind));

  // What grows before it
  const grown = wide ? 0.75 : upright ? 0.7 : 1;
  grass(pen, light, width, height + 1, 14);
  plant(pen, light, between(chance, 10, 26), height + 1, grown * between(chance, 34, 46));
  plant(pen, light, width - between(chance, 10, 26), height + 1, grown * between(chance, 32, 44));

  return framed(
    pen,
    width,
    height,
    'xMidYMid slice',
    paintedSky(light, width, height),
    browned(width, height),
  );
}

const drawn = new Map<string, string>();

/** The picture as SVG. The same request always gives the same text. */
function scene(request: SceneRequest): string {
  const { id, kind, color = '', season = '', wide = false, room = '' } = request;
  const key = `${kind}:${id}:${color}:${season}:${wide}:${room}`;
  let picture = drawn.get(key);
  if (picture === undefined) {
    picture = draw(request);
    drawn.set(key, picture);
  }
  return picture;
}

const addresses = new Map<string, string>();

/** The picture as an address for `<img>`. */
export function sceneUrl(request: SceneRequest): string {
  const picture = scene(request);
  let address = addresses.get(picture);
  if (address === undefined) {
    address = imageUrl(picture);
    addresses.set(picture, address);
  }
  return address;
}
