/**
 * Drawings as pixels. An SVG shown by `<img>` is drawn again, stroke by stroke, whenever anything
 * near it is repainted; with seventy pictures on a board a frame took ten times as long as with
 * pixels. So each drawing is rendered once for each size in use, and elements only copy it.
 */

/** Widths in device pixels that are kept, so that cards of nearly the same size share a picture. */
const WIDTHS = [120, 240, 320, 480, 720, 1080, 1600, 2400];

export function pixelsFor(cssWidth: number): number {
  const needed = cssWidth * Math.min(window.devicePixelRatio, 3);
  return WIDTHS.find((width) => width >= needed) ?? 2400;
}

const drawn = new Map<string, Promise<HTMLCanvasElement>>();
let queue: Promise<unknown> = Promise.resolve();

/** One picture at a time, with room for clicks and frames in between. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = queue.then(() => new Promise((go) => setTimeout(go))).then(work);
  queue = done.catch(() => undefined);
  return done;
}

/** Kept in plain memory: a canvas on the graphics card would become a layer of its own. */
function context(canvas: HTMLCanvasElement): CanvasRenderingContext2D | null {
  return canvas.getContext('2d', { willReadFrequently: true });
}

async function render(address: string, width: number, ratio: number): Promise<HTMLCanvasElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round(width / ratio);
  context(canvas)?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** The drawing as pixels of the given width; `ratio` is its width by its height. */
export function raster(address: string, width: number, ratio: number): Promise<HTMLCanvasElement> {
  const key = `${width}:${address}`;
  let picture = drawn.get(key);
  if (!picture) {
    picture = inTurn(() => render(address, width, ratio));
    drawn.set(key, picture);
  }
  return picture;
}

/** Copies a picture onto the canvas of an element, which takes over its size. */
export function copy(from: HTMLCanvasElement, to: HTMLCanvasElement): void {
  to.width = from.width;
  to.height = from.height;
  context(to)?.drawImage(from, 0, 0);
}
