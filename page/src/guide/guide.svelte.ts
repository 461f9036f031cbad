/**
 * Notes at the table: a guided game for those who want one, and a sentence on what boxes bring. A
 * note comes with the beginning of a turn and goes with it; what was told is remembered.
 */

import type { AtTable } from '../board/at-table.svelte';
import { faces } from '../boxes/faces.svelte';
import { settings } from '../settings/settings.svelte';
import type { DecisionView, GameView, PlayerView } from '../server/types';
import { seenOthers } from '../story/seen';
import { boxNoteFor, lessonFor, nameOf, OFFER, ownNoteFor, SCORE, type Note } from './lessons';

export class Guide {
  readonly #table: AtTable;
  /** Whether it is the first table of this browser. */
  readonly #first: boolean;
  /** The version of the table about which nothing more is said. */
  #quiet = $state(-1);
  #last: { note: Note; version: number } | null = null;

  constructor(table: AtTable) {
    this.#table = table;
    this.#first = !seenOthers(table.code);
  }

  /** What is told now. */
  note: Note | null = $derived.by(() => {
    const { decision, game, me } = this.#table;
    const player = game?.players[me ?? -1];
    if (decision === null || game === null || player === undefined) return null;
    if (this.#quiet === this.#version()) return null;
    const { guide, boxNotes, told } = settings;
    if (faces.table(game.boxes) !== undefined) return this.#ofOwnTable(decision, game, player);
    if (decision.prompt !== 'turn') return null;
    if (guide === 'ask' && this.#first) return OFFER;
    const moment = { options: decision.options ?? [], game, me: player };
    const lesson = guide === 'on' ? lessonFor(moment, faces.lessons(game.boxes), told) : null;
    return lesson ?? (boxNotes ? boxNoteFor(moment, faces.notes(game.boxes), told) : null);
  });

  /** A game with a table of its own is explained by its box alone, with every decision. */
  #ofOwnTable({ options }: DecisionView, game: GameView, me: PlayerView): Note | null {
    const { guide, boxNotes, told } = settings;
    if (guide !== 'on' && !boxNotes) return null;
    return ownNoteFor({ options: options ?? [], game, me }, faces.notes(game.boxes), told);
  }

  /** What is told about the score sheet. */
  ending: Note | null = $derived.by(() => {
    const wanted = settings.guide === 'on' && !settings.told.includes(nameOf(SCORE));
    return wanted && this.#table.me !== null ? SCORE : null;
  });

  /**
   * A note has come into sight; whether it is new. One that lay there in an earlier turn was read,
   * or is not wanted.
   */
  show(note: Note): boolean {
    const last = this.#last;
    const version = this.#version();
    this.#last = { note, version };
    if (last === null) return true;
    if (last.version !== version) this.#tell(last.note);
    return nameOf(last.note) !== nameOf(note);
  }

  /** Put a note away: nothing more is said in this turn. */
  close(note: Note): void {
    this.#tell(note);
    this.#quiet = this.#version();
  }

  /** Tell what some boxes have to say once more. */
  again(boxes: readonly string[]): void {
    settings.boxNotes = true;
    settings.told = settings.told.filter((name) => !boxes.includes(name.split(' ')[0] ?? ''));
    this.#quiet = -1;
  }

  accept(): void {
    settings.guide = 'on';
    settings.told = [];
  }

  stop(): void {
    settings.guide = 'off';
    settings.boxNotes = false;
  }

  #tell(note: Note): void {
    if (note === OFFER) settings.guide = 'off';
    else if (!settings.told.includes(nameOf(note))) {
      settings.told = [...settings.told, nameOf(note)];
    }
  }

  #version(): number {
    return this.#table.table?.version ?? -1;
  }
}
