/** The part of a message's key that stands for an id: keys have no underscores. */
export function messageId(id: string): string {
  return id.replaceAll('_', '-');
}
