import { linkTo } from './readings';

/** Whether the page is open under an address that other devices cannot reach. */
export const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);

/**
 * The address to send to others. What stands in our own address bar will do until the server has
 * said by which name others know it. To be called while a component is made.
 */
export function invitation(code: () => string): { readonly link: string } {
  let told = $state<string | null>(null);

  $effect(() => {
    told = null;
    linkTo(code()).then(
      (link) => (told = link),
      () => (told = null),
    );
  });

  return {
    get link(): string {
      return told ?? `${location.origin}/join/${code()}`;
    },
  };
}
