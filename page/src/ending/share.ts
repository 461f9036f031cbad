/** The result in a few words, for others. */

export interface Shared {
  title: string;
  text: string;
  url: string;
}

/** `sent` by the device, `copied` for pasting, `left` to be copied by hand; null if cancelled. */
export type Fate = 'sent' | 'copied' | 'left' | null;

/** Share by what this browser has: its own menu, or the clipboard. */
export async function share(what: Shared): Promise<Fate> {
  if ('canShare' in navigator && navigator.canShare(what)) {
    try {
      await navigator.share(what);
      return 'sent';
    } catch (thrown) {
      if (thrown instanceof DOMException && thrown.name === 'AbortError') return null;
    }
  }
  try {
    await navigator.clipboard.writeText(asText(what));
    return 'copied';
  } catch {
    return 'left'; // no clipboard without a safe connection, or without leave
  }
}

export function asText({ text, url }: Shared): string {
  return `${text}\n${url}`;
}
