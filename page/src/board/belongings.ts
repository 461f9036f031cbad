/** What a player has beside the goods of every game: tokens, pieces, cards in zones of boxes. */

import type { Animal } from '../art/animals';
import type { Figure } from '../art/looks';
import type { ZoneFace } from '../boxes/face';
import { faces } from '../boxes/faces.svelte';
import { knowledge } from '../knowledge/components.svelte';
import type { PlayerView } from '../server/types';
import { messageId } from '../texts/keys';
import { words } from '../texts/words.svelte';

export interface Belonging {
  id: string;
  icon: string;
  /** What it is called; of what has sides, which one is up. */
  word: string;
  n: number;
  /** So many are drawn, those that are spent pale. */
  most?: number | undefined;
  /** Its icon tells how many there are. */
  sided?: boolean;
  /** A piece, which has the colour of the one whose it is. */
  piece?: Figure;
  /** How much larger than a worker that is. */
  scale?: number | undefined;
}

/** Cards of a zone, as far as the reader may know them. */
export interface Apart {
  zone: string;
  icon: string;
  tint?: string | undefined;
  cards: readonly string[];
  size: number;
}

export function tokensOf({ tokens }: PlayerView): Belonging[] {
  return Object.entries(tokens).flatMap(([id, n]) => {
    if (faces.token(id)?.good) return [];
    const { icon = 'any', most, sides, rare = false } = faces.token(id) ?? {};
    if (rare && n === 0) return [];
    const side = sides?.[n];
    const word = side && wordOfSide(id, n);
    return {
      id,
      icon: side ?? icon,
      word: word ?? words.token(id),
      n,
      most,
      sided: side !== undefined,
    };
  });
}

function wordOfSide(id: string, n: number): string | undefined {
  const key = messageId(id);
  return words.has(`token-${key}-${n}`) ? words.say(`token-${key}-${n}`) : undefined;
}

/** Those beside the workers, and the workers who have a name: of them there is one each. */
export function piecesOf({ automaton, pieces, named = [], seat }: PlayerView): Belonging[] {
  const belonging = (id: string, n: number): Belonging => ({
    id,
    piece: automaton ? 'rival' : seat,
    icon: faces.piece(id)?.icon ?? 'piece',
    scale: faces.piece(id)?.scale,
    word: words.token(id),
    n,
  });
  return [
    ...Object.entries(pieces).map(([id, n]) => belonging(id, n)),
    ...named.map(({ id, home }) => ({ ...belonging(id, Number(home)), sided: true })),
  ];
}

/** What lies beside the hand, where it is played from. */
export function keptOf(player: PlayerView): Apart[] {
  return apart(player, 'kept');
}

/** How many cards of a zone a player has. */
export function countOf({ zone, size }: Apart): string {
  const id = messageId(zone);
  return words.has(`zone-${id}.count`)
    ? words.say(`zone-${id}.count`, { n: size })
    : `${words.zone(zone)} ${size}`;
}

/** What lies beside the city, for all to see. */
export function besideOf(player: PlayerView): Apart[] {
  return apart(player, 'beside');
}

/** What lies with the player's goods and is in force. */
export function ownOf(player: PlayerView): Apart[] {
  return apart(player, 'own');
}

/** Whom a player's workers look like; undefined as long as nothing of theirs says so. */
export function creatureOf(player: PlayerView): Animal | undefined {
  const [creature] = ownOf(player).flatMap(({ cards }) =>
    cards.flatMap((card) => faces.creature(card) ?? []),
  );
  return creature;
}

/** What was dealt to be chosen from. */
export function dealtTo(player: PlayerView): Apart[] {
  return apart(player, 'dealt');
}

function apart({ aside }: PlayerView, where: ZoneFace['where']): Apart[] {
  return Object.entries(aside).flatMap(([zone, { size, cards = [] }]) => {
    const face = faces.zone(zone) ?? general(cards);
    return size > 0 && face.where === where
      ? [{ zone, icon: face.icon, tint: face.tint, cards, size }]
      : [];
  });
}

/** Cards are kept to be played; whatever else is there lies open. */
function general(cards: readonly string[]): ZoneFace {
  const playable = cards.length > 0 && cards.every((card) => knowledge.card(card) !== undefined);
  return { where: playable ? 'kept' : 'beside', icon: 'card' };
}

/** How many sorts of things a player has beside the usual goods and what is kept in hand. */
export function belongingsOf(player: PlayerView): number {
  return tokensOf(player).length + piecesOf(player).length + besideOf(player).length;
}
