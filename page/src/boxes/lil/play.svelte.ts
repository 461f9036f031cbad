/** What is lifted and what is looked at, at the table for children: two touches make a move. */

import { getContext, setContext } from 'svelte';
import type { AtTable } from '../../board/at-table.svelte';
import { noteText } from '../../guide/note-text';
import type { Option, PlayerView } from '../../server/types';
import { words } from '../../texts/words.svelte';
import { ready, type Picks } from '../../turn/picks';

/** Something that was touched: where it is on the screen, and what it is. */
export interface Touched {
  key: string;
  /** What can be done by it. */
  option?: Option | undefined;
  /** The component that it is, or what it says of itself. */
  id?: string | undefined;
  says?: string | undefined;
}

const DIE = /^lil_space_die_(\d)$/;

export class Play {
  #lifted = $state.raw<Touched | null>(null);
  /** The seat whose home is looked at in place of one's own. */
  viewed = $state<number | null>(null);

  constructor(readonly table: AtTable) {}

  get lifted(): Touched | null {
    return this.#lifted;
  }

  isLifted(key: string): boolean {
    return this.#lifted?.key === key && this.#lifted.option !== undefined;
  }

  /** A first touch lifts, or tells what cannot be lifted; a second one does it. */
  touch(touched: Touched): void {
    const { table } = this;
    const { key, option } = touched;
    if (table.busy) return;
    if (option !== undefined && this.#isMarked(option, table.picks)) {
      table.mark(option.id);
      this.#lifted = { ...touched, option: undefined };
    } else if (option !== undefined && this.isLifted(key)) {
      this.drop();
      void table.choose(option.id);
    } else {
      const again = this.#lifted?.key === key;
      this.#lifted = again ? null : touched;
    }
  }

  #isMarked(option: Option, picks: Picks | null): boolean {
    return picks !== null && option.id in picks.pool;
  }

  /** Lift nothing any more: nothing is lost by touching elsewhere. */
  drop(): void {
    this.#lifted = null;
  }

  /** Whether what is marked is enough to go on. */
  get complete(): boolean {
    const { picks, marks } = this.table;
    return picks !== null && Object.keys(marks).length > 0 && ready(picks, marks);
  }

  confirm(): void {
    this.drop();
    void this.table.confirmPicks();
  }

  /** The player whose home lies in front. */
  player: PlayerView | undefined = $derived.by(() => {
    const seat = this.viewed ?? this.table.me ?? 0;
    return this.table.game?.players[seat];
  });

  /** What the die of a space shows; undefined for any other place. */
  face(place: string): string | undefined {
    const n = DIE.exec(place)?.[1];
    return n === undefined
      ? undefined
      : (this.table.game?.rows['dice']?.[Number(n) - 1] ?? undefined);
  }

  // What the bubble says -----------------------------------------------------------------------

  /** Of what was touched: a question if it is lifted, else what it is. */
  #ofTouched({ option, id, says }: Touched): string {
    if (says !== undefined) return says;
    if (option !== undefined) return this.#question(option);
    return id === undefined ? '' : this.meaning(id);
  }

  #question(option: Option): string {
    const { verb, card, place } = option;
    if (verb === 'done')
      return this.#plays ? words.say('young-ask-none') : words.say('young-ask-enough');
    if (verb === 'play' && card !== undefined) {
      return `${words.say('young-ask-play', { card: words.name(card) })} ${words.rules(card)}`;
    }
    const where = place === undefined ? card : (this.face(place) ?? place);
    if (verb === 'friend' && where !== undefined) {
      return `${words.say('young-ask-friend', { place: words.name(where) })} ${words.rules(where)}`;
    }
    return words.say('young-ask', { what: words.phrase(option.phrase, this.table.names) });
  }

  /** What a component is called and does. */
  meaning(id: string): string {
    const shown = this.face(id) ?? id;
    return `${words.name(shown)}. ${words.rules(shown)}`;
  }

  get #plays(): boolean {
    return this.table.decision?.prompt === 'face-up';
  }

  /** What is asked, or who is waited for. */
  #demand(): string {
    const { decision, names, me, table } = this.table;
    if (decision !== null) {
      const player = names[decision.seat] ?? '';
      if (decision.prompt === 'friend') return words.say('young-demand-friend', { player });
      if (this.#plays) return words.say('young-demand-card', { player });
      const demand = words.phrase(decision.phrase, names);
      return demand.charAt(0).toUpperCase() + demand.slice(1);
    }
    const { decider } = table ?? {};
    if (decider === null || decider === undefined || decider === me) return '';
    return words.say('young-waiting', { player: names[decider] ?? '' });
  }

  /** The words of the bubble. */
  sentence: string = $derived.by(() => {
    if (this.#lifted !== null) return this.#ofTouched(this.#lifted);
    const { note } = this.table.guide;
    return note === null ? this.#demand() : noteText(note, this.table);
  });
}

const KEY = Symbol('play');

export function providePlay(play: Play): void {
  setContext(KEY, play);
}

export function usePlay(): Play {
  return getContext<Play>(KEY);
}
