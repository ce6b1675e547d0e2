import { uint8At } from '../../arrays/element-at'

/** Longer words are compared for equality only. */
const MAX_COMPARED_LETTERS = 60

/** Words below this similarity are never matched, whatever surrounds them. */
export const SIMILAR_FROM = 0.5

/** Compares spellings: 1 for equal ones, 0 for those with nothing in common. */
export type LevenshteinSimilarity = (a: string, b: string) => number

/**
 * Creates a similarity measure by edit distance (Levenshtein): 1 minus the fraction of letters that must change, 0 if the
 * lengths differ by more than half. Reuses its working memory between calls.
 */
export function createLevenshteinSimilarity(): LevenshteinSimilarity {
  const row = new Uint8Array(MAX_COMPARED_LETTERS + 1)
  return (a, b) => {
    if (a === b) return 1
    const longer = Math.max(a.length, b.length)
    if (longer > MAX_COMPARED_LETTERS || Math.abs(a.length - b.length) * 2 > longer) return 0
    for (let column = 0; column <= b.length; column += 1) row[column] = column
    let distance = b.length
    for (let line = 1; line <= a.length; line += 1) {
      const letter = a.charCodeAt(line - 1)
      let diagonal = line - 1
      distance = line
      for (let column = 1; column <= b.length; column += 1) {
        const above = uint8At(row, column)
        const replaced = diagonal + (letter === b.charCodeAt(column - 1) ? 0 : 1)
        distance = Math.min(above + 1, distance + 1, replaced)
        row[column] = distance
        diagonal = above
      }
    }
    return 1 - distance / longer
  }
}
