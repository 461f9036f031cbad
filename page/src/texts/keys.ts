/** The part of a message's key that stands for an id: keys have neither underscores nor colons. */
export function messageId(id: string): string {
  return id.replace(/[_:]/g, '-');
}
