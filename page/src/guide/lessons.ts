/** The notes of a guided game: what each is about, and with which decision it comes. */

import type { BoxNote, NoteFace } from '../boxes/face';
import { faces } from '../boxes/faces.svelte';
import type { GameView, Option, PlayerView, Target } from '../server/types';
import { keyOf } from '../turn/things';

/** A note for one's first time with something. */
export interface Note {
  id: string;
  /** The box that brings it; null for what every game has. */
  box: string | null;
  icon: string;
  /** What it is about, as it lies on the board. */
  about: readonly Target[];
}

/** The beginning of a turn. */
export interface Moment {
  options: readonly Option[];
  game: GameView;
  me: PlayerView;
}

interface Lesson {
  id: string;
  icon: string;
  about: (moment: Moment) => Target[];
}

/** Told before anything else, for most of the game is made of it. */
const FIRST: readonly Lesson[] = [
  { id: 'place', icon: 'worker', about: visited((thing) => 'place' in thing) },
];

/** What seldom comes up before what is there nearly always. */
const SELDOM: readonly Lesson[] = [
  { id: 'free', icon: 'city', about: touchedBy(({ way }) => way === 'occupy') },
  { id: 'event', icon: 'event', about: touchedBy(({ verb }) => verb === 'event') },
  { id: 'open', icon: 'door', about: visited((thing, me) => 'city' in thing && thing.city !== me) },
  { id: 'home', icon: 'door', about: visited((thing, me) => 'city' in thing && thing.city === me) },
];

const OFTEN: readonly Lesson[] = [
  { id: 'hand', icon: 'hand', about: fullHand },
  { id: 'card', icon: 'card', about: touchedBy(({ verb }) => verb === 'play') },
  { id: 'prepare', icon: 'leaf', about: touchedBy(({ verb }) => verb === 'prepare') },
  { id: 'pass', icon: 'moon', about: touchedBy(({ verb }) => verb === 'pass') },
];

export const OFFER: Note = { id: 'offer', box: null, icon: 'rules', about: [] };
export const SCORE: Note = { id: 'score', box: null, icon: 'trophy', about: [] };

/** What is remembered of a note that was told. */
export function nameOf({ id, box }: Note): string {
  return box === null ? id : `${box} ${id}`;
}

/** The note that a guided game has for a turn; null if all there is to say was told. */
export function lessonFor(
  moment: Moment,
  ofBoxes: readonly BoxNote[],
  told: readonly string[],
): Note | null {
  const can = touchedBy(() => true)(moment).map(keyOf);
  const brought = ofBoxes.map((one) => {
    const note = noteOf(one, moment);
    return { ...note, about: note.about.filter((thing) => can.includes(keyOf(thing))) };
  });
  const general = (lessons: readonly Lesson[]): Note[] =>
    lessons.map(({ id, icon, about }) => ({ id, box: null, icon, about: about(moment) }));
  return untold([...general(FIRST), ...general(SELDOM), ...brought, ...general(OFTEN)], told);
}

/** The note about something that a box has brought, for one's first game with it. */
export function boxNoteFor(
  moment: Moment,
  ofBoxes: readonly BoxNote[],
  told: readonly string[],
): Note | null {
  return untold(
    ofBoxes.map((note) => noteOf(note, moment)),
    told,
  );
}

/**
 * The note that the box of a game of its own has for a decision: about what can be chosen now, or
 * about the automatic opponents.
 */
export function ownNoteFor(
  moment: Moment,
  ofBoxes: readonly BoxNote[],
  told: readonly string[],
): Note | null {
  const can = touchedBy(() => true)(moment).map(keyOf);
  const notes = ofBoxes.map((one) => {
    const note = noteOf(one, moment);
    if ('automaton' in one.face.about) return note;
    return { ...note, about: note.about.filter((thing) => can.includes(keyOf(thing))) };
  });
  return untold(notes, told);
}

function untold(notes: readonly Note[], told: readonly string[]): Note | null {
  return notes.find((note) => note.about.length > 0 && !told.includes(nameOf(note))) ?? null;
}

function noteOf({ box, id, face }: BoxNote, moment: Moment): Note {
  const { game } = moment;
  const own = 'automaton' in face.about ? faces.rival(game.boxes, game.options)?.box : undefined;
  const about = own === undefined || own === box ? thingsOf(face.about, moment) : [];
  return { id, box, icon: face.icon, about };
}

function thingsOf(about: NoteFace['about'], moment: Moment): Target[] {
  const { game, me } = moment;
  if ('verb' in about) {
    const { verb, in: where } = about;
    const touched = touchedBy((option) => option.verb === verb)(moment);
    return where === undefined ? touched : touched.filter((thing) => where in thing);
  }
  if ('counter' in about) {
    const { counter, from } = about;
    return (game.counters[counter] ?? 0) < from ? [] : touchedBy(() => true)(moment);
  }
  if ('group' in about) {
    return game.places.filter(({ kind }) => kind === about.group).map(({ id }) => ({ place: id }));
  }
  if ('zone' in about) {
    const { zone } = about;
    return (me.aside[zone]?.cards ?? []).map((card) => ({ zone, card }));
  }
  return game.players.filter(({ automaton }) => automaton).map(({ seat }) => ({ seat }));
}

function touchedBy(isMeant: (option: Option) => boolean): (moment: Moment) => Target[] {
  return ({ options }) => options.filter(isMeant).flatMap(({ targets }) => targets);
}

function visited(isMeant: (thing: Target, me: number) => boolean): (moment: Moment) => Target[] {
  const visits = touchedBy(({ verb, piece }) => verb === 'visit' && piece === undefined);
  return (moment) => visits(moment).filter((thing) => isMeant(thing, moment.me.seat));
}

function fullHand({ me }: Moment): Target[] {
  if (me.hand_size < me.hand_limit) return [];
  return (me.hand ?? []).map((card) => ({ zone: 'hand', card }));
}
