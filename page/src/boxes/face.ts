/** What the page knows of a box: how its parts look. What they do, the server says. */

import type { Component } from 'svelte';
import type { Animal } from '../art/animals';
import type { Emblems } from '../art/emblems';
import type { IconDrawing } from '../art/icons';
import type { Entry, Figures, GameView, PlayerView, Target } from '../server/types';

/**
 * Where on the board a part lies, by the question that it answers.
 * holders  beside the cities of those who hold the tiles that its places are called after
 */
export type Zone = 'ground' | 'sky' | 'crown' | 'wing' | 'holders';

/** How much room the places of the ground have, roomiest first. */
export type GroundForm = 'roomy' | 'dense' | 'low' | 'folded';

/** A group of places, a row of cards or tiles: whatever the board is made of. */
export interface PartFace {
  /** Where it may lie, in order of liking. */
  zones: readonly Zone[];
  /** Its place among the others of a zone; what no face tells of comes last. */
  order: number;
  icon: string;
  /** The custom property that its things are edged with. */
  tint?: string;
  /** How many places stand side by side; by a number of equal columns, or by a grid of its own. */
  columns?: Partial<Record<'roomy' | 'dense', number | string>>;
  /** Where there is little room it shares a line with its neighbour. */
  joins?: boolean;
  /** A place stands in its heading, which is as high as a row then. */
  headed?: boolean;
  /** What is told by words may need another line. */
  grows?: boolean;
  /** A component of its own, in place of the general one. */
  view?: Component<{ id: string }>;
  /** Of places beside cities: those to which other players may come, too. */
  open?: readonly string[];
  /** Other groups, rows and piles that its view shows: they are no parts of their own. */
  shows?: readonly string[];
}

/**
 * Where cards and tiles of a seat lie.
 * kept    beside the hand
 * beside  beside the city
 * own     with the player's workers and goods, told by their words; each has an icon called as it is
 * dealt   over the stage, to be chosen from
 * board   among the places of the board, as the places that its tiles are called after
 * marks   on those places, as a token each
 */
export interface ZoneFace {
  where: 'kept' | 'beside' | 'own' | 'dealt' | 'board' | 'marks';
  icon: string;
  /** The custom property of its heading and of what is edged there. */
  tint?: string;
  /** All that lies there in one plate, in place of one for each. */
  view?: Component<{ zone: string; owner: number; cards: readonly string[] }>;
}

/** Another piece than a worker. A quiet one rings its places only once it is in hand. */
export interface PieceFace {
  icon: string;
  quiet?: boolean;
  /** Cards of a city on which it stands where workers stand on others. */
  cards?: readonly string[];
  /** How much larger than a worker it is. */
  scale?: number;
}

/** The printed figures of a component; undefined while they are not known. */
export type Printed = (id: string) => Figures | undefined;

/** What stands in the way of a player, or makes things harder. */
export interface Burden {
  /** The component that says so; it has an icon called as it is. */
  by: string;
  /** What is paid besides; less than none is what is gained less. Without it nothing can be done. */
  more?: Figure;
}

/** Something countable. */
export interface TokenFace {
  icon: string;
  /** Counted with the resources. */
  good?: boolean;
  /** Most players never have any: it is not said of those who have none. */
  rare?: boolean;
  /** A single one, on the meadow: the number says on which of its places, counted from 1. */
  onMeadow?: boolean;
  /** So many there are at most: each is drawn, and those that are spent are pale. */
  most?: number;
  /** Icons for how many are left, from none on; `token-<id>-<n>` says the same in words. */
  sides?: readonly string[];
}

/** So many of an icon. */
export type Figure = readonly [icon: string, n: number];

/** A sentence or two about what a box brings (`note-<box>-<id>`), and where that lies. */
export interface NoteFace {
  icon: string;
  /**
   * Places of a group, cards of a zone of one's own, the automatic opponents, what the options of a
   * verb touch, or all that can be chosen once a counter of the table has come so far.
   */
  about:
    | { group: string }
    | { zone: string }
    | { automaton: true }
    | { verb: string; in?: 'city' }
    | { counter: string; from: number };
}

/** A note, and the box that brings it. */
export interface BoxNote {
  box: string;
  id: string;
  face: NoteFace;
}

/** What a card belongs to, as a sign on it: an icon, and the message that says it. */
export type Sign = readonly [icon: string, message: string];

/** An automatic opponent that the settings bring into the game, in place of the usual one. */
export interface RivalFace {
  plays: (options: Readonly<Record<string, string>>) => boolean;
  animal: Animal;
  /** The custom property that its pieces are painted with. */
  tint: string;
  /** What it has, below its name. */
  panel?: Component<{ player: PlayerView }>;
  /** Rows and piles of the table that the panel tells of: they are no parts of the board. */
  shows?: readonly string[];
  /** What lies over the picture of a card of the meadow that it bars. */
  veil?: Component;
  /** The kind of entry that its turn begins with, if that names no seat. */
  begins?: string;
  /** A turn of its own in pictures, above the lines of the log. */
  story?: Component<{ entries: readonly Entry[] }>;
}

/** A tile whose words have no room; `owner` is the seat before whom it lies, and `zone` where. */
export interface TileProps {
  id: string;
  owner?: number;
  zone?: string;
}

export interface BoxFace {
  /** The box, as the server calls it. */
  id: string;
  /** By group of places or by row. */
  parts?: Readonly<Record<string, PartFace>>;
  zones?: Readonly<Record<string, ZoneFace>>;
  pieces?: Readonly<Record<string, PieceFace>>;
  tokens?: Readonly<Record<string, TokenFace>>;
  /** Icons of what can be done, by the first words of options. */
  actions?: Readonly<Record<string, string>>;
  /** Icons of lines of the log, by the kinds of entries. */
  lines?: Readonly<Record<string, string>>;
  /** What places give and events cost, where a few icons say it better than words. */
  figures?: Readonly<Record<string, readonly Figure[]>>;
  /** The same for places that are told by words where there is room for them. */
  narrowFigures?: Readonly<Record<string, readonly Figure[]>>;
  /** What is laid over the stage while something is asked, by prompt. */
  questions?: Readonly<Record<string, Component>>;
  /** What stands in the way of a player at a place, or with a card of a zone. */
  burden?: (
    thing: Target,
    player: PlayerView,
    game: GameView,
    printed: Printed,
  ) => Burden | undefined;
  /** By type of tile: what is told of it behind its name, where its words have no room. */
  tiles?: Readonly<Record<string, Component<TileProps>>>;
  /** Told in a guided game, by id, when one of these things can be chosen for the first time. */
  lessons?: Readonly<Record<string, NoteFace>>;
  /** Told in the first game with the box, by id; four at most, where it has no table of its own. */
  notes?: Readonly<Record<string, NoteFace>>;
  /** By tile that lies with a player's goods: whom that player's workers look like. */
  creatures?: Readonly<Record<string, Animal>>;
  rival?: RivalFace;
  /** By card: to which of several sets it belongs. */
  signs?: Readonly<Record<string, Sign>>;
  /** What is told of a player behind the name; nothing of those of whom there is nothing to tell. */
  standing?: Component<{ seat: number }>;
  /** The pictures of its components; `wooded` are those that stand among trees. */
  emblems?: Emblems;
  wooded?: readonly string[];
  icons?: Readonly<Record<string, IconDrawing>>;
  /** Kinds of cards that are drawn as critters are; those of other kinds are drawn as houses. */
  folk?: readonly string[];
  /** A whole table of its own, for a game of its own: fetched when one sits down at it. */
  table?: () => Promise<{ default: Component }>;
}
