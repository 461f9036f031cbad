/**
 * The faces of the boxes, one folder each, found by where they lie and loaded when a table is played
 * with them. Boxes without a folder do without: the board shows their parts in a general way.
 */

import type { Component } from 'svelte';
import type { Animal } from '../art/animals';
import { addEmblems, addFolk } from '../art/emblems';
import type { Village } from '../art/glade';
import { addIcons } from '../art/icons';
import type { GameView, PlayerView, Target } from '../server/types';
import type {
  BoxFace,
  BoxNote,
  Burden,
  Figure,
  PartFace,
  PieceFace,
  Printed,
  RivalFace,
  Sign,
  TileProps,
  TokenFace,
  ZoneFace,
} from './face';

const folders = import.meta.glob<{ default: BoxFace }>('./*/index.ts');
const villages = import.meta.glob<{ default: Village }>('./*/village.ts');

const loading: Record<string, Promise<void> | undefined> = {};
let loaded = $state.raw<readonly BoxFace[]>([]);

export const faces = {
  part(id: string): PartFace | undefined {
    return found(({ parts }) => parts?.[id]);
  },
  zone(id: string): ZoneFace | undefined {
    return found(({ zones }) => zones?.[id]);
  },
  /** The zones whose tiles say on which places something lies. */
  marking(): string[] {
    return loaded.flatMap(({ zones }) =>
      Object.entries(zones ?? {}).flatMap(([id, { where }]) => (where === 'marks' ? id : [])),
    );
  },
  piece(id: string): PieceFace | undefined {
    return found(({ pieces }) => pieces?.[id]);
  },
  /** The piece that a card of a city takes; undefined if it is for workers. */
  pieceOn(card: string): string | undefined {
    return found(
      ({ pieces }) =>
        Object.entries(pieces ?? {}).find(([, { cards }]) => cards?.includes(card))?.[0],
    );
  },
  token(id: string): TokenFace | undefined {
    return found(({ tokens }) => tokens?.[id]);
  },
  /** Whether a counter says on which place of the meadow its token lies. */
  isOnMeadow(counter: string): boolean {
    return faces.token(counter)?.onMeadow === true;
  },
  action(verb: string): string | undefined {
    return found(({ actions }) => actions?.[verb]);
  },
  line(kind: string): string | undefined {
    return found(({ lines }) => lines?.[kind]);
  },
  /** Whom the workers of the one before whom a tile lies look like. */
  creature(tile: string): Animal | undefined {
    return found(({ creatures }) => creatures?.[tile]);
  },
  sign(card: string): Sign | undefined {
    return found(({ signs }) => signs?.[card]);
  },
  /** The automatic opponent that these settings bring, and its box; undefined for the usual one. */
  rival(
    boxes: readonly string[],
    options: Readonly<Record<string, string>>,
  ): { box: string; face: RivalFace } | undefined {
    return found(({ id, rival }) =>
      boxes.includes(id) && rival?.plays(options) ? { box: id, face: rival } : undefined,
    );
  },
  /** What these boxes tell of a player behind the name. */
  standings(boxes: readonly string[]): Component<{ seat: number }>[] {
    return loaded.flatMap(({ id, standing }) => (standing && boxes.includes(id) ? standing : []));
  },
  /** What is laid over the stage while something is asked. */
  question(prompt: string, boxes: readonly string[]): Component | undefined {
    return found(({ id, questions }) => (boxes.includes(id) ? questions?.[prompt] : undefined));
  },
  /** What stands in the way of a player at a place, or with a card of a zone. */
  burden(thing: Target, player: PlayerView, game: GameView, printed: Printed): Burden | undefined {
    return found(({ id, burden }) =>
      game.boxes.includes(id) ? burden?.(thing, player, game, printed) : undefined,
    );
  },
  tile(type: string): Component<TileProps> | undefined {
    return found(({ tiles }) => tiles?.[type]);
  },
  /** The table that these boxes are played on, where it is not the one that boxes share. */
  table(boxes: readonly string[]): BoxFace['table'] {
    return loaded.find(({ id, table }) => table !== undefined && boxes.includes(id))?.table;
  },
  /** The icons that tell what a place gives; undefined if only words can tell. */
  figures(place: string, narrow: boolean): readonly Figure[] | undefined {
    return found(
      ({ figures, narrowFigures }) =>
        figures?.[place] ?? (narrow ? narrowFigures?.[place] : undefined),
    );
  },
  /** What these boxes have to say in a guided game. */
  lessons(boxes: readonly string[]): BoxNote[] {
    return notesOf(boxes, ({ lessons }) => lessons);
  },
  /** What they have to say in the first game with them. */
  notes(boxes: readonly string[]): BoxNote[] {
    return notesOf(boxes, ({ notes }) => notes);
  },
  /** Whether nothing of these boxes is still to come. */
  have(boxes: readonly string[] = drawnBoxes()): boolean {
    return boxes.every((box) => !isDrawn(box) || loaded.some(({ id }) => id === box));
  },
};

function notesOf(boxes: readonly string[], look: (face: BoxFace) => BoxFace['notes']): BoxNote[] {
  return loaded
    .filter(({ id }) => boxes.includes(id))
    .flatMap((box) =>
      Object.entries(look(box) ?? {}).map(([id, face]) => ({ box: box.id, id, face })),
    );
}

/** What the first face has that has it. */
function found<T>(look: (face: BoxFace) => T | undefined): T | undefined {
  for (const face of loaded) {
    const there = look(face);
    if (there !== undefined) return there;
  }
  return undefined;
}

/** Bring the faces of some boxes; without a wish, of all that are drawn. */
export async function loadFaces(boxes: readonly string[] = drawnBoxes()): Promise<void> {
  await Promise.all(boxes.map((box) => loadFace(box)));
}

function drawnBoxes(): string[] {
  return Object.keys(folders).map(boxOf);
}

const boxOf = (path: string): string => path.split('/')[1] ?? '';
const pathOf = (box: string): string => `./${box}/index.ts`;

/** Whether the page has a folder for a box. */
export function isDrawn(box: string): boolean {
  return Object.hasOwn(folders, pathOf(box));
}

function loadFace(box: string): Promise<void> {
  const folder = folders[pathOf(box)];
  if (folder === undefined) return Promise.resolve();
  return (loading[box] ??= folder()
    .then(({ default: face }) => take(face))
    .catch((thrown: unknown) => {
      loading[box] = undefined; // another try may find it
      throw thrown;
    }));
}

function take(face: BoxFace): void {
  if (face.emblems) addEmblems(face.emblems, face.wooded);
  if (face.icons) addIcons(face.icons);
  if (face.folk) addFolk(face.folk);
  loaded = [...loaded, face];
}

/** The village of the first box that has one, with the face that draws it. */
export async function loadVillage(): Promise<Village> {
  const [found] = Object.entries(villages);
  if (found === undefined) return { far: [], near: [], walkers: [] };
  const [path, load] = found;
  const [{ default: village }] = await Promise.all([load(), loadFaces([boxOf(path)])]);
  return village;
}
