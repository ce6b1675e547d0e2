/** Maps a list and leaves out the elements without a result, null or undefined. */
export function mapFound<Element, Result>(
  list: Iterable<Element>,
  find: (element: Element) => Result | null | undefined,
): Result[] {
  const found: Result[] = []
  for (const element of list) {
    const result = find(element)
    if (result !== null && result !== undefined) found.push(result)
  }
  return found
}
