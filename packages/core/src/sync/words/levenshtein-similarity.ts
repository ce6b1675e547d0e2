import { int32At, uint8At } from '../../arrays/element-at'

/** Longer words are compared for equality only. */
const MAX_COMPARED_LETTERS = 60
/** One bit of a number for each letter. */
const MAX_LETTERS_AS_BITS = 32
/** Letters are told apart by the low byte of their code units; a word in which two share it is compared row by row. */
const LOW_BYTES = 256

/** Words below this similarity are never matched, whatever surrounds them. */
export const SIMILAR_FROM = 0.5

/** Compares spellings: 1 for equal ones, 0 for those with nothing in common. */
export type LevenshteinSimilarity = (a: string, b: string) => number

/**
 * Creates a similarity measure by edit distance (Levenshtein): 1 minus the fraction of letters that must change, 0 if the
 * lengths differ by more than half. Reuses its working memory between calls, and what it knows of `a` while that stays.
 */
export function createLevenshteinSimilarity(): LevenshteinSimilarity {
  const distanceByBits = createDistanceByBits()
  const distanceByRows = createDistanceByRows()
  return (a, b) => {
    if (a === b) return 1
    const longer = Math.max(a.length, b.length)
    if (longer > MAX_COMPARED_LETTERS || Math.abs(a.length - b.length) * 2 > longer) return 0
    return 1 - (distanceByBits(a, b) ?? distanceByRows(a, b)) / longer
  }
}

/**
 * Creates an edit distance that computes a whole column of the table at once, one bit a letter of `a`: Myers, A fast
 * bit-vector algorithm for approximate string matching, in the form of Hyyrö (2001). Null if `a` has too many letters, or two
 * that it cannot tell apart.
 */
function createDistanceByBits(): (a: string, b: string) => number | null {
  // The places of each letter of `known`, and which letter it is: small, since each alignment of a page makes its own.
  const places = new Int32Array(LOW_BYTES)
  const letters = new Uint16Array(LOW_BYTES)
  let known = ''
  let isDistinct = true
  const learn = (word: string) => {
    places.fill(0)
    known = word
    isDistinct = true
    for (let at = 0; at < word.length; at += 1) {
      const letter = word.charCodeAt(at)
      const slot = letter % LOW_BYTES
      const before = int32At(places, slot)
      if (before !== 0 && letters[slot] !== letter) isDistinct = false
      letters[slot] = letter
      places[slot] = before | (1 << at)
    }
  }
  return (a, b) => {
    if (a.length > MAX_LETTERS_AS_BITS) return null
    if (a !== known) learn(a)
    if (!isDistinct) return null
    const last = 1 << (a.length - 1)
    let distance = a.length
    let larger = -1
    let smaller = 0
    for (let at = 0; at < b.length; at += 1) {
      const letter = b.charCodeAt(at)
      const equal = letters[letter % LOW_BYTES] === letter ? int32At(places, letter % LOW_BYTES) : 0
      const stays = equal | smaller
      const diagonal = (((equal & larger) + larger) ^ larger) | equal
      let grows = smaller | ~(diagonal | larger)
      let shrinks = larger & diagonal
      if ((grows & last) !== 0) distance += 1
      else if ((shrinks & last) !== 0) distance -= 1
      grows = (grows << 1) | 1
      shrinks <<= 1
      larger = shrinks | ~(stays | grows)
      smaller = grows & stays
    }
    return distance
  }
}

/** Creates an edit distance that computes the table row by row, for words of any length. */
function createDistanceByRows(): (a: string, b: string) => number {
  const row = new Uint8Array(MAX_COMPARED_LETTERS + 1)
  return (a, b) => {
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
    return distance
  }
}
