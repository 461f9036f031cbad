/** One table, live: what is true there now, and all that happened, as one seat may know it. */

import { Fault } from './fault';
import { identify } from './identity';
import type { EventView, Presence, TableView, TableNews } from './types';

type Message =
  | TableNews
  | Presence
  | { type: 'pong' }
  | { type: 'error'; code: string; sentence: string; details: Record<string, string> };

/** opening: nothing is known yet; lost: it will be tried again; refused: there is no use in it. */
export type Link = 'opening' | 'live' | 'lost' | 'refused';

const FIRST_PAUSE = 500; // milliseconds before the first new try; doubled after each
const LONGEST_PAUSE = 8_000;
const PING_EVERY = 20_000;
const SILENCE = 45_000; // after so long without a word the other side is gone
const PATIENCE = 5_000; // for an act's own event to come back
const REFUSED = 4400;

/** What is known from one seat; people who share a screen look from several in turn. */
interface Known {
  events: EventView[];
  seq: number;
}

export class LiveTable {
  table = $state.raw<TableView | null>(null);
  events = $state.raw<EventView[]>([]);
  presence = $state.raw<Presence | null>(null);
  link = $state<Link>('opening');
  fault = $state.raw<Fault | null>(null);
  /** A seat that was played from here is on another device now. */
  carried = $state(false);
  /** Seconds by which the server's clock is ahead of ours. */
  ahead = 0;

  // Not reactive: what is shown is in `events`.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #known = new Map<number | null, Known>();
  #seat: number | null = null;
  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #waiting: { seq: number; tell: () => void }[] = [];
  #closed = false;

  constructor(readonly code: string) {
    addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#now);
    void this.#open();
  }

  /** Look from another of one's seats. */
  look(seat: number): void {
    if (seat === this.#seat) return;
    this.#seat = seat;
    this.#drop();
    void this.#open();
  }

  /** Wait until an event is known here, or until it is plain that the channel is slow. */
  reached(seq: number): Promise<void> {
    if (this.link !== 'live' || (this.table?.seq ?? 0) >= seq) return Promise.resolve();
    return new Promise((resolve) => {
      const late = setTimeout(resolve, PATIENCE);
      this.#waiting.push({ seq, tell: () => (clearTimeout(late), resolve()) });
    });
  }

  /** Ask at once for what is new, for instance after an act of one's own. */
  refresh(): void {
    if (this.link !== 'live') this.#now();
  }

  /** Try once more although the server said no: a seat may have been taken meanwhile. */
  again(): void {
    this.fault = null;
    this.link = 'opening';
    this.#seat = null; // the one that was asked for may be what was refused
    this.#drop();
    void this.#open();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
    clearTimeout(this.#timer);
    this.#drop();
  }

  #now = (): void => {
    if (this.#closed || this.link !== 'lost' || document.visibilityState === 'hidden') return;
    clearTimeout(this.#timer);
    this.#pause = FIRST_PAUSE;
    void this.#open();
  };

  async #open(): Promise<void> {
    const seat = this.#seat;
    try {
      await identify(); // without a token one would be a stranger at one's own table
    } catch {
      this.#lose();
      return;
    }
    if (this.#closed || this.#socket !== null || seat !== this.#seat) return;
    const since = this.#known.get(seat)?.seq ?? 0;
    const query = new URLSearchParams({ since: String(since) });
    if (seat !== null) query.set('seat', String(seat));
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const path = `/api/tables/${encodeURIComponent(this.code)}/live`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}?${query}`);
    this.#socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data) as Message, seat);
    };
    socket.onclose = (event) => {
      if (socket !== this.#socket) return;
      this.#drop();
      if (event.code === REFUSED) this.#refused();
      else this.#lose();
    };
    this.#heard = Date.now();
    this.#pinging = setInterval(() => this.#ping(socket), PING_EVERY);
  }

  #ping(socket: WebSocket): void {
    if (Date.now() - this.#heard > SILENCE) {
      this.#drop();
      this.#lose();
    } else if (socket.readyState === WebSocket.OPEN) {
      socket.send('{"type":"ping"}');
    }
  }

  #hear(message: Message, seat: number | null): void {
    this.#heard = Date.now();
    switch (message.type) {
      case 'table':
        this.#learn(message, seat);
        break;
      case 'presence':
        this.presence = message;
        break;
      case 'error':
        this.fault = new Fault(message.code, message.sentence, message.details);
        break;
      case 'pong':
        break;
    }
  }

  #learn(told: TableNews, seat: number | null): void {
    const known = this.#known.get(seat) ?? { events: [], seq: 0 };
    const news = told.events.filter((event) => event.seq > known.seq);
    this.#noteCarried(told.table.you, news);
    const events = news.length > 0 ? [...known.events, ...news] : known.events;
    this.#known.set(seat, { events, seq: told.table.seq });
    this.ahead = told.now - Date.now() / 1000;
    this.events = events;
    this.table = told.table;
    this.fault = null;
    this.link = 'live';
    this.#pause = FIRST_PAUSE;
    for (const one of this.#waiting) if (one.seq <= told.table.seq) one.tell();
    this.#waiting = this.#waiting.filter((one) => one.seq > told.table.seq);
  }

  /** Compare the seats one had with those one has. */
  #noteCarried(you: readonly number[], news: readonly EventView[]): void {
    const gone = (this.table?.you ?? []).filter((seat) => !you.includes(seat));
    if (news.some((event) => event.type === 'carried' && gone.includes(event.seat))) {
      this.carried = true;
    }
  }

  #refused(): void {
    if (this.fault?.code === 'foreign-seat' && this.#seat !== null) {
      this.again(); // the seat one looked from went away meanwhile: look on without one
      return;
    }
    // Who may not even look on, but had a seat a moment ago, was not sent away by anybody.
    if (this.fault?.code === 'not-watched') this.carried = (this.table?.you.length ?? 0) > 0;
    this.link = 'refused';
  }

  #lose(): void {
    if (this.#closed) return;
    this.link = 'lost';
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#open(), this.#pause * (0.8 + Math.random() * 0.4));
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  #drop(): void {
    clearInterval(this.#pinging);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }
}
