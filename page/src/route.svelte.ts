/** Which screen of the page is shown. The address says it all, so that links and reloads work. */

let path = $state(location.pathname);

export const route = {
  get path(): string {
    return path;
  },
  /** The words of the path: `/table/ABCD` is `['table', 'ABCD']`. */
  get parts(): string[] {
    return path.split('/').filter(Boolean).map(decoded);
  },
};

function decoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word; // typed by hand; the lookup says that there is no such thing
  }
}

export function go(to: string, how: { replace?: boolean } = {}): void {
  if (how.replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  arrive();
  scrollTo(0, 0);
}

function arrive(): void {
  path = location.pathname;
}

addEventListener('popstate', arrive);

/** Files and the server's own addresses are none of ours. */
function isScreen(path: string): boolean {
  return !path.startsWith('/api') && !path.includes('.');
}

/** Links of our own pages change the screen without a new load. */
addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.target || link.hasAttribute('download')) return;
  if (link.origin !== location.origin || !isScreen(link.pathname)) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});
