/**
 * Returns the parts with undefined in the place of one that is listed before. A query for a part that another query has
 * loaded changes nothing then.
 *
 * @example
 * listPartsOnce(['a', undefined, 'a', 'b']) // => ['a', undefined, undefined, 'b']
 */
export function listPartsOnce<Part>(parts: readonly (Part | undefined)[]): (Part | undefined)[] {
  return parts.map((part, index) => (parts.indexOf(part) === index ? part : undefined))
}
