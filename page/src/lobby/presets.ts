/** Games that are ready to be chosen, and how far a game has been changed from one. */

import { drawnAs } from '../art/emblems';
import type { Kind } from '../art/scene';
import type { BoxFigures, Figures } from '../server/types';

export type Preset = BoxFigures['presets'][number] & {
  /** The box that brings it. */
  box: string;
};

/** What is played. */
export interface Playing {
  /** The preset that was chosen; empty if none was. */
  preset: string;
  players: number;
  boxes: string[];
  options: Record<string, string>;
}

/** In the order of the shelf. */
export function presetsOf(boxes: readonly BoxFigures[]): Preset[] {
  return boxes.flatMap((box) => box.presets.map((preset) => ({ ...preset, box: box.id })));
}

/** Two boxes may call a preset by the same name. */
export function presetKey({ box, id }: Preset): string {
  return `${box}/${id}`;
}

/** The game of a preset, for as many as want to play or the nearest number that it is for. */
export function playedAs(preset: Preset, players: number): Playing {
  const { fewest, most } = preset.players;
  return {
    preset: presetKey(preset),
    players: Math.min(most, Math.max(fewest, players)),
    boxes: [...preset.boxes],
    options: { ...preset.options },
  };
}

/** The options of some boxes; what several of them offer is offered once, by the first. */
export function offeredBy(
  chosen: readonly string[],
  boxes: readonly BoxFigures[],
): { box: string; option: BoxFigures['options'][number] }[] {
  const offered = boxes
    .filter(({ id }) => chosen.includes(id))
    .flatMap(({ id, options }) => options.map((option) => ({ box: id, option })));
  return offered.filter(
    ({ option }, n) => offered.findIndex((one) => one.option.id === option.id) === n,
  );
}

/** The names of the bots that suit some boxes; none are named where all of them do. */
export function suiting(chosen: readonly string[], boxes: readonly BoxFigures[]): string[] {
  return boxes.filter(({ id }) => chosen.includes(id)).flatMap(({ bots }) => bots);
}

/** The games that are games by themselves, each as its box has it ready first. */
export function gamesOf(boxes: readonly BoxFigures[]): Preset[] {
  return boxes
    .filter(({ own_game: own }) => own)
    .flatMap(({ id, presets }) => presets.slice(0, 1).map((preset) => ({ ...preset, box: id })));
}

/** What an option is set to unless a player chooses, which may be something else alone. */
export function usualOf(
  { default: usual, alone }: BoxFigures['options'][number],
  players: number,
): string {
  return players === 1 ? alone : usual;
}

/** In how many things a game differs from a preset. */
function distance(game: Playing, preset: Preset, boxes: readonly BoxFigures[]): number {
  const other = [
    ...game.boxes.filter((id) => !preset.boxes.includes(id)),
    ...preset.boxes.filter((id) => !game.boxes.includes(id)),
  ];
  const set = offeredBy(game.boxes, boxes).filter(({ option }) => {
    const usual = usualOf(option, game.players);
    const wanted = preset.options[option.id] ?? usual;
    return (game.options[option.id] ?? usual) !== wanted;
  });
  const { fewest, most } = preset.players;
  const fits = game.players >= fewest && game.players <= most;
  return other.length + set.length + (fits ? 0 : 1);
}

/** The preset that a game was made from, or else the nearest one, and whether it was changed. */
export function presetOf(
  game: Playing,
  boxes: readonly BoxFigures[],
): { preset: Preset; changed: boolean } | null {
  const presets = presetsOf(boxes);
  const far = new Map(presets.map((preset) => [preset, distance(game, preset, boxes)]));
  const [nearest] = presets.toSorted((a, b) => (far.get(a) ?? 0) - (far.get(b) ?? 0));
  const preset = presets.find((one) => presetKey(one) === game.preset) ?? nearest;
  return preset === undefined ? null : { preset, changed: (far.get(preset) ?? 0) > 0 };
}

// Pictures ------------------------------------------------------------------------------------

interface PresetPicture {
  id: string;
  kind: Kind;
  color?: string;
}

/** What is drawn for a preset: the component that it names, or something composed for it. */
export function pictureOf({ box, id, picture }: Preset, shown?: Figures): PresetPicture {
  switch (shown?.component) {
    case 'card': {
      return { id: picture, kind: drawnAs(shown.kind), color: shown.color };
    }
    case 'event':
      return { id: picture, kind: 'event' };
    case 'location':
    case 'tile':
      return { id: picture, kind: 'location' };
    default:
      return { id: picture || `${box}/${id}`, kind: 'location' };
  }
}
