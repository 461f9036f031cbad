/** One reader of a table: what is seen, what may be chosen, what is being looked at. */

import { getContext, setContext } from 'svelte';
import type { RivalFace } from '../boxes/face';
import { faces } from '../boxes/faces.svelte';
import { nextSeason } from '../decision/demand';
import { Guide } from '../guide/guide.svelte';
import { knowledge } from '../knowledge/components.svelte';
import * as acts from '../server/acts';
import { faultOf, type Fault } from '../server/fault';
import { LiveTable } from '../server/live.svelte';
import { boardAfter, explain } from '../server/readings';
import type {
  Advice,
  ChosenEvent,
  DecisionView,
  Explanation,
  GameView,
  Option,
  Reason,
  TableView,
  Target,
} from '../server/types';
import { counted, listed, stepped, toggled, type Marks, type Picks } from '../turn/picks';
import { redoable } from '../turn/redo';
import { stepsOf, turnAt, type Step } from '../turn/steps';
import { offersById } from '../turn/offers';
import { targetsOf, type Targets } from '../turn/targets';
import { keyOf } from '../turn/things';
import { touchOf } from '../turn/touching';
import { warningFor, type Warning } from '../turn/warnings';
import { covered } from './covered-view';
import { Hinting } from './hinting.svelte';
import { LaidTable } from './laid.svelte';
import { seatNames } from './seat-names';
import { keeping } from './reuse-unchanged';

const PRODUCTION = 'green';

/** Something that is being read: a component, and where it lies if it lies on the board. */
export interface Reading {
  id: string;
  thing: Target | null;
}

/** The board as it was, after so many choices. */
export interface Past {
  n: number;
  game: GameView;
}

export class AtTable {
  readonly live: LiveTable;
  /** What a bot would do in one's place. */
  readonly hinting: Hinting;
  /** Notes for those who are here for the first time. */
  readonly guide: Guide;
  /** The parts of the board, and how they are laid out. */
  readonly laid: LaidTable;

  /** The board that is looked back at; null while one looks at the present. */
  past = $state.raw<Past | null>(null);
  /** What is read in the panel beside the board. */
  reading = $state.raw<Reading | null>(null);
  /** The thing whose several ways are laid out in a sheet. */
  opened = $state.raw<Target | null>(null);
  /** Something that needs a second thought before it is done. */
  doubt = $state.raw<{ option: Option; warning: Warning } | null>(null);
  /** The piece that is in hand: only what it may do is ringed. */
  held = $state.raw<string | null>(null);
  /** Picks that are marked and not yet sent. */
  marks = $state.raw<Marks>({});
  /** An act is on its way. */
  busy = $state(false);
  /** What went wrong with the last act. */
  fault = $state.raw<Fault | null>(null);
  /** Prices and reasons as they were told last, and to which seat. */
  #told = $state.raw<{ seat: number; explanation: Explanation } | null>(null);
  /** Counts the wishes to look at some moment: only the last one is fulfilled. */
  #looks = 0;
  /** The seat whose player has taken the screen, where several people share it. */
  #lifted = $state<number | null>(null);

  // Most of a new view says what the last one said: only what is different is shown anew.
  readonly #keepGame = keeping<GameView | null>();
  readonly #keepNames = keeping<string[]>();

  constructor(readonly code: string) {
    this.live = new LiveTable(code);
    this.hinting = new Hinting(this);
    this.guide = new Guide(this);
    this.laid = new LaidTable(this);
  }

  close(): void {
    this.live.close();
  }

  // What is there ------------------------------------------------------------------------------

  table: TableView | null = $derived.by(() => this.live.table);

  /** The board that is shown: the present one, or the one looked back at. */
  game: GameView | null = $derived.by(() => {
    const game = this.past?.game ?? this.table?.game ?? null;
    return this.#keepGame(game === null || this.curtain === null ? game : covered(game));
  });

  /** The seat that one looks from; null for those who only watch. */
  me: number | null = $derived.by(() => this.table?.seat ?? null);

  /** The players' names, by seat; the automatic opponents come after the people. */
  names: string[] = $derived.by(() => {
    const table = this.table;
    if (table === null) return [];
    const count = table.game?.players.length ?? table.seats.length;
    return this.#keepNames(seatNames(table, count));
  });

  /** The automatic opponent, where a box brings it in place of the usual one. */
  rival: RivalFace | undefined = $derived.by(() => {
    const { game } = this;
    return game === null ? undefined : faces.rival(game.boxes, game.options)?.face;
  });

  /** Whether one has got up from one's seat: it waits, or a bot plays meanwhile. */
  away: boolean = $derived.by(() => {
    const { table, me } = this;
    return table?.status === 'playing' && me !== null && table.seats[me]?.away === true;
  });

  /** What is asked of the one who looks, now. */
  decision: DecisionView | null = $derived.by(() => {
    const decision = this.table?.game?.decision ?? null;
    if (this.table?.status !== 'playing') return null; // a game that was given up still stands there
    if (this.past !== null || this.curtain !== null || this.away) return null;
    return decision !== null && decision.seat === this.me && decision.options ? decision : null;
  });

  targets: Targets = $derived.by(() =>
    targetsOf(this.decision, this.held, (piece) => faces.piece(piece)?.quiet ?? false),
  );

  /** The things that can be chosen, marked or acted on now. */
  things: Target[] = $derived.by(() => [...this.targets.things.values()].map(({ thing }) => thing));

  /** Everything that can be chosen or marked, by its id. */
  offers: ReadonlyMap<string, Option> = $derived.by(() => offersById(this.decision));

  picks: Picks | null = $derived.by(() => this.decision?.picks ?? null);

  /** The steps of the turn that led here. */
  steps: Step[] = $derived.by(() => {
    const table = this.table;
    if (table === null || this.past !== null) return [];
    return stepsOf(this.me, this.live.events, table.choices, table.undo);
  });

  /** The turn in which a choice was made, counted from 1; the one that is played now without it. */
  turn(n?: number): number {
    const made = this.table?.choices ?? 0;
    const playing = this.table?.status === 'playing';
    return turnAt(this.live.events, made, n ?? (playing ? made + 1 : made));
  }

  /**
   * The seat whose player has to take the screen first, where several people share it. While
   * a player elsewhere decides, the last one to take it may go on looking.
   */
  curtain: number | null = $derived.by(() => {
    const table = this.table;
    if (table === null || table.status !== 'playing' || table.you.length < 2) return null;
    const { decider, seat } = table;
    const next = decider !== null && table.you.includes(decider) ? decider : seat;
    return next === this.#lifted && next === seat ? null : next;
  });

  /** Take the screen: the player of the seat that decides is here. */
  liftCurtain(): void {
    const seat = this.curtain;
    if (seat === null) return;
    this.#lifted = seat;
    this.reading = null;
    this.opened = null;
    this.doubt = null;
    this.fault = null;
    this.lookAhead();
    this.live.look(seat);
  }

  // Options ------------------------------------------------------------------------------------

  /** The options that touch a thing. */
  optionsOf(thing: Target): Option[] {
    return this.targets.things.get(keyOf(thing))?.options ?? [];
  }

  /** Whether a thing can be chosen, marked or acted on now. */
  isTarget(thing: Target): boolean {
    return this.targets.things.has(keyOf(thing)) || this.canTake(thing);
  }

  /** Whether it is a piece that can be taken in hand, or is there. */
  canTake(thing: Target): boolean {
    return 'piece' in thing && this.targets.pieces.has(thing.piece);
  }

  /** How often a thing is marked among several picks. */
  marksOf(thing: Target): number {
    return this.picks === null ? 0 : this.shareOf(thing, this.marks);
  }

  /** How many of some marks a thing bears: of cards that are alike, the first ones. */
  shareOf(thing: Target, marks: Marks): number {
    const key = keyOf(thing);
    return this.optionsOf(thing).reduce((sum, { id, targets }) => {
      const n = marks[id] ?? 0;
      if (targets.length === 1) return sum + n;
      return sum + Number(targets.findIndex((one) => keyOf(one) === key) < n);
    }, 0);
  }

  /** Why a thing cannot be chosen, as the engine says it; empty while it is not known. */
  reasonsFor(thing: Target): Reason[] {
    const key = keyOf(thing);
    const refusals = this.explanation?.refusals ?? [];
    return refusals.flatMap(({ target, reasons }) => (keyOf(target) === key ? reasons : []));
  }

  /** Prices and reasons for the one who looks, in the present state; null while they are not known. */
  explanation: Explanation | null = $derived.by(() => {
    const [told, table] = [this.#told, this.table];
    if (told === null || told.seat !== table?.seat) return null;
    return told.explanation.version === table.version ? told.explanation : null;
  });

  /** Ask the engine for prices and reasons, once for each state of the table. */
  async learn(): Promise<void> {
    const { game = null, seat = null } = this.table ?? {};
    if (game === null || seat === null || this.explanation !== null) return;
    try {
      this.#told = { seat, explanation: await explain(this.code, seat) };
    } catch {
      // It is a help, not a need: it is asked for again with the next state.
    }
  }

  /** Touch a thing on the board: see `touchOf`. */
  touch(thing: Target, id: string | null, careful: boolean): void {
    if ('piece' in thing && this.canTake(thing)) {
      this.held = this.held === thing.piece ? null : thing.piece;
      return;
    }
    const options = this.optionsOf(thing);
    const [only] = options;
    const touch = touchOf(options, this.picks, { careful, readable: id !== null });
    if (touch === 'lay out') this.opened = thing;
    else if (touch === 'read' && id !== null) this.read(id, thing);
    else if (touch === 'mark' && only !== undefined) this.#markThing(thing, only);
    else if (touch === 'act' && only !== undefined) void this.choose(only.id);
  }

  read(id: string, thing: Target | null = null): void {
    this.reading = { id, thing };
    void this.learn();
  }

  #markThing(thing: Target, { id, targets }: Option): void {
    if (targets.length > 1) this.step(id, this.marksOf(thing) > 0 ? -1 : 1);
    else this.mark(id);
  }

  mark(option: string): void {
    if (this.picks !== null) this.marks = toggled(this.picks, this.marks, option);
  }

  step(option: string, by: 1 | -1): void {
    if (this.picks !== null) this.marks = stepped(this.picks, this.marks, option, by);
  }

  // Acts ---------------------------------------------------------------------------------------

  /** Choose an option; `sure` after a warning. */
  async choose(option: string, sure = false): Promise<void> {
    const { decision, table } = this;
    if (decision === null || table === null || this.busy) return;
    const offered = this.offers.get(option);
    const warning = sure || offered === undefined ? null : this.#warning(offered, decision);
    if (offered !== undefined && warning !== null) {
      this.doubt = { option: offered, warning };
      return;
    }
    await this.#act(() => acts.choose(this.code, option, table.version));
  }

  /** Do what is advised. No warning follows: to read a hint is to think twice. */
  async follow({ option, picks }: Advice): Promise<void> {
    if (picks === null || this.picks === null) {
      await this.choose(option, true);
      return;
    }
    this.marks = counted(picks);
    await this.confirmPicks();
  }

  /** Whether the reader wants to be warned of something; set by the screen from the settings. */
  warns: (warning: Warning) => boolean = () => true;

  #warning(option: Option, decision: DecisionView): Warning | null {
    const warning = warningFor(
      option,
      decision,
      nextSeason(this),
      (card) => knowledge.card(card)?.color === PRODUCTION,
    );
    return warning !== null && this.warns(warning) ? warning : null;
  }

  /** Send what is marked: the whole set is one choice. */
  async confirmPicks(): Promise<void> {
    const { decision, table } = this;
    if (decision?.picks === undefined || table === null) return;
    const set = listed(this.marks);
    await this.#act(() => acts.choose(this.code, set, table.version));
  }

  /** Go back to before a step; beyond what is free, the others are asked. */
  undo(keep?: number): Promise<boolean> {
    const version = this.table?.version ?? 0;
    return this.#act(() => acts.undo(this.code, version, keep));
  }

  /** What was taken back last and can be done again by the one who has to choose. */
  redoable: ChosenEvent | null = $derived.by(() =>
    this.decision === null ? null : redoable(this.live.events, this.me),
  );

  /** Do again what was taken back. */
  async redo(): Promise<void> {
    const { redoable, table } = this;
    const [first, ...more] = redoable?.choice?.options ?? [];
    if (first === undefined || table === null) return;
    const option = this.picks === null && more.length === 0 ? first : [first, ...more];
    await this.#act(() => acts.choose(this.code, option, table.version));
  }

  /** Any other act at the table; whether it was done. */
  act(act: () => Promise<{ seq: number }>): Promise<boolean> {
    return this.#act(act);
  }

  async #act(act: () => Promise<{ seq: number }>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.fault = null;
    this.opened = null;
    this.doubt = null;
    try {
      const { seq } = await act();
      await this.live.reached(seq);
      return true;
    } catch (thrown) {
      this.fault = faultOf(thrown);
      this.live.refresh();
      return false;
    } finally {
      this.busy = false;
    }
  }

  // Looking back -------------------------------------------------------------------------------

  /** Show the board as it was after so many choices. */
  async lookBack(n: number): Promise<void> {
    const look = ++this.#looks;
    try {
      const game = await boardAfter(this.code, n, this.me);
      if (look === this.#looks) this.past = { n, game };
    } catch (thrown) {
      if (look === this.#looks) this.fault = faultOf(thrown);
    }
  }

  lookAhead(): void {
    this.#looks++;
    this.past = null;
  }
}

const KEY = Symbol('at-table');

export function provideTable(table: AtTable): void {
  setContext(KEY, table);
}

/** The table that the components of the board stand around. */
export function useTable(): AtTable {
  return getContext<AtTable>(KEY);
}
