/**
 * Returns true if two addresses lead to the same image. The query is the link's signature, which is renewed with each load of
 * a book.
 */
export function isSameImage(one: string, other: string): boolean {
  return one.split('?', 1)[0] === other.split('?', 1)[0]
}
