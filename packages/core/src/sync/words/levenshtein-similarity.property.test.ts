import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createLevenshteinSimilarity } from './levenshtein-similarity'

/** The definition: the fewest letters to put in, take out or replace. */
function countChanges(a: string, b: string): number {
  const distances = Array.from({ length: a.length + 1 }, (_, line) =>
    Array.from({ length: b.length + 1 }, (_column, column) => (line === 0 ? column : column === 0 ? line : 0)),
  )
  for (let line = 1; line <= a.length; line += 1)
    for (let column = 1; column <= b.length; column += 1)
      distances[line]![column] = Math.min(
        distances[line - 1]![column]! + 1,
        distances[line]![column - 1]! + 1,
        distances[line - 1]![column - 1]! + (a[line - 1] === b[column - 1] ? 0 : 1),
      )
  return distances[a.length]![b.length]!
}

const letters = fc.constantFrom('a', 'b', 'c', 'š', 'ж', '語', '\uFFFF')
const words = fc.array(letters, { maxLength: 61 }).map((parts) => parts.join(''))

test('the similarity of words of up to 60 letters is the share of letters that are kept', () => {
  const compare = createLevenshteinSimilarity()
  fc.assert(
    fc.property(words, words, fc.nat(60), (a, b, cut) => {
      for (const other of [b, a.slice(0, cut), `${a.slice(0, cut)}a${a.slice(cut + 1)}`]) {
        const longer = Math.max(a.length, other.length)
        const isCompared = longer <= 60 && Math.abs(a.length - other.length) * 2 <= longer
        const expected = a === other ? 1 : isCompared ? 1 - countChanges(a, other) / longer : 0
        expect(compare(a, other)).toBe(expected)
        expect(compare(other, a)).toBe(expected)
      }
    }),
    { numRuns: 300 },
  )
})
