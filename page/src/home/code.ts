/** The code of a table, as people type, paste and read it. */

// Letters and digits that are not mistaken for each other; the server leaves out all others too.
const OTHERS = /[^ABCDEFGHJKMNPQRSTUVWXYZ23456789]/g;
const IN_LINK = /\/(?:join|table)\/([^/?#\s]+)/i;
const LINK = /[/:.]/;

/** The code in a typed or pasted text: the code itself, or a link with it. */
export function codeIn(text: string): string {
  const linked = IN_LINK.exec(text)?.[1];
  return (linked ?? text).toUpperCase().replace(OTHERS, '');
}

/** A code in groups of three, which are easier to read aloud and to type. */
export function grouped(code: string): string {
  return code.match(/.{1,3}/g)?.join('-') ?? '';
}

/** A code that is being typed, in its groups; a link is left as it is. */
export function tidied(text: string): string {
  return LINK.test(text) ? text : grouped(codeIn(text));
}
