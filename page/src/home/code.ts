/** The code of a table in what somebody typed or pasted: the code itself, or a link with it. */

// Letters and digits that are not mistaken for each other; the server leaves out all others too.
const OTHERS = /[^ABCDEFGHJKMNPQRSTUVWXYZ23456789]/g;
const IN_LINK = /\/(?:join|table)\/([^/?#\s]+)/i;

export function codeIn(text: string): string {
  const linked = IN_LINK.exec(text)?.[1];
  return (linked ?? text).toUpperCase().replace(OTHERS, '');
}
