/**
 * Whether two addresses are of one picture. What stands behind the question mark is the link's signature, which is made
 * anew each time a book is loaded.
 */
export function isSamePicture(one: string, other: string): boolean {
  return one.split('?', 1)[0] === other.split('?', 1)[0]
}
