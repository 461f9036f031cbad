/** What could not be done, in the words of the server; or that it did not answer at all. */
export class Fault extends Error {
  constructor(
    readonly code: string,
    /** A sentence in the reader's language; empty when there was no answer to say it. */
    readonly sentence: string,
    readonly details: Record<string, string> = {},
    readonly status = 0,
  ) {
    super(sentence || code);
    this.name = 'Fault';
  }

  /** There was no answer, or the server cannot just now: trying again may help. */
  get passing(): boolean {
    return this.code === 'offline' || this.status >= 500 || this.code === 'too-many';
  }
}

/** Whatever was thrown, as a fault. */
export function faultOf(thrown: unknown): Fault {
  if (thrown instanceof Fault) return thrown;
  return new Fault('offline', '');
}
