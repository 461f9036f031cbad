/** What the page knows of a box: how its parts look. What they do, the server says. */

import type { Component } from 'svelte';
import type { Emblems } from '../art/emblems';
import type { IconDrawing } from '../art/icons';

/** Where on the board a part lies, by the question that it answers. */
export type Zone = 'ground' | 'sky' | 'crown' | 'wing';

/** How much room the places of the ground have, roomiest first. */
export type GroundForm = 'roomy' | 'dense' | 'low' | 'folded';

/** A group of places, a row of cards or tiles: whatever the board is made of. */
export interface PartFace {
  /** Where it may lie, in order of liking. */
  zones: readonly Zone[];
  /** Its place among the others of a zone; what no face tells of comes last. */
  order: number;
  icon: string;
  /** How many places stand side by side; by a number of equal columns, or by a grid of its own. */
  columns?: Partial<Record<'roomy' | 'dense', number | string>>;
  /** Where there is little room it shares a line with its neighbour. */
  joins?: boolean;
  /** What is told by words may need another line. */
  grows?: boolean;
  /** A component of its own, in place of the general one. */
  view?: Component<{ id: string }>;
}

/** Where cards of a seat lie: beside the hand, or beside the city. */
export interface ZoneFace {
  where: 'kept' | 'beside';
  icon: string;
}

/** Another piece than a worker. A quiet one rings its places only once it is in hand. */
export interface PieceFace {
  icon: string;
  quiet?: boolean;
}

/** Something countable. */
export interface TokenFace {
  icon: string;
}

/** So many of an icon. */
export type Figure = readonly [icon: string, n: number];

export interface BoxFace {
  /** The box, as the server calls it. */
  id: string;
  /** By group of places or by row. */
  parts?: Readonly<Record<string, PartFace>>;
  zones?: Readonly<Record<string, ZoneFace>>;
  pieces?: Readonly<Record<string, PieceFace>>;
  tokens?: Readonly<Record<string, TokenFace>>;
  /** What places give, where a few icons say it better than words. */
  figures?: Readonly<Record<string, readonly Figure[]>>;
  /** The same for places that are told by words where there is room for them. */
  narrowFigures?: Readonly<Record<string, readonly Figure[]>>;
  /** The pictures of its components; `wooded` are those that stand among trees. */
  emblems?: Emblems;
  wooded?: readonly string[];
  icons?: Readonly<Record<string, IconDrawing>>;
}
