import { elementAt, float32At, int32At, stringAt, uint8At } from '../../arrays/element-at'
import type { LevenshteinSimilarity } from '../words/levenshtein-similarity'
import type { Region } from './region'
import { FIRST_COMPOUND, MOVES, PAIR, SKIP_HEARD, SKIP_REFERENCE } from './alignment-moves'
import { fillEqualTable } from './fill-equal-table'
import { growTable, type ScoreTable } from './score-table'
import { linkWords, type WordLinks } from './word-links'

/** The words of both sides as indexes into `spellings`, and the function that compares two spellings. */
export interface AlignmentWords {
  reference: Int32Array
  heard: Int32Array
  spellings: readonly string[]
  /** null if only equal words may be paired. */
  compare: LevenshteinSimilarity | null
}

const MATCH = 1
/** One word on one side that is spelled as two or three words on the other. */
const COMPOUND_MATCH = 1.5
const COMPOUND_SIMILAR = 1
/** The gap penalty: a word that is paired with none. */
const UNPAIRED = -0.4
/** Slightly less than two gaps cost, so that one word in another's place is a substitution. */
const SUBSTITUTION = -0.75
const SUBSTITUTION_PER_SIMILARITY = 0.3
const MIN_SIMILARITY = 0.5
const SIMILAR_WEIGHT = 0.8
const MIN_COMPOUND_SIMILARITY = 0.8
const MIN_SIMILAR_COMPOUND_LETTERS = 5
/** Runs of unequal words up to this length are paired one to one if both sides have as many. */
const MAX_SUBSTITUTION_WORDS = 8
/** If the counts of a run differ, unequal words are paired from this similarity on. */
const MIN_SIMILARITY_IN_UNEVEN_RUN = 0.25
/** Similarity of two different one-letter words, which a recogniser easily confuses. */
const SIMILARITY_OF_LETTERS = 0.3

/**
 * Aligns a region by a global alignment (Needleman-Wunsch) that scores pairs by the similarity of their spellings. A word
 * may also be paired with two or three that spell it together. Takes time and memory proportional to the product of lengths.
 */
export function alignNeedlemanWunsch(words: AlignmentWords, region: Region, table: ScoreTable, links: WordLinks): void {
  const rows = region.referenceTo - region.referenceFrom
  const columns = region.heardTo - region.heardFrom
  if (rows === 1 && columns === 1 && words.compare !== null) {
    linkWords(links, region.referenceFrom, region.heardFrom, 1, 1)
    return
  }
  if (words.compare === null) fillEqualTable(words, region, table)
  else fillTable(words, region, table)
  linkAlongPath(words, region, traceBack(table, rows, columns), links)
}

function fillTable(words: AlignmentWords, region: Region, table: ScoreTable): void {
  const rows = region.referenceTo - region.referenceFrom
  const columns = region.heardTo - region.heardFrom
  const width = columns + 1
  growTable(table, (rows + 1) * width)
  const { scores, moves } = table
  for (let column = 0; column <= columns; column += 1) {
    scores[column] = UNPAIRED * column
    moves[column] = SKIP_HEARD
  }
  for (let row = 1; row <= rows; row += 1) {
    scores[row * width] = UNPAIRED * row
    moves[row * width] = SKIP_REFERENCE
    // `diagonal` and `left` hold the neighbours' scores as float32, as in the table, to avoid reading them again.
    let diagonal = float32At(scores, (row - 1) * width)
    let left = float32At(scores, row * width)
    for (let column = 1; column <= columns; column += 1) {
      const cell = row * width + column
      const reference = region.referenceFrom + row - 1
      const heard = region.heardFrom + column - 1
      let best = diagonal + scorePair(words, reference, heard)
      let move = PAIR
      diagonal = float32At(scores, cell - width)
      const skipReference = diagonal + UNPAIRED
      if (skipReference > best) {
        best = skipReference
        move = SKIP_REFERENCE
      }
      const skipHeard = left + UNPAIRED
      if (skipHeard > best) {
        best = skipHeard
        move = SKIP_HEARD
      }
      for (let compound = FIRST_COMPOUND; ; compound += 1) {
        const taken = MOVES[compound]
        if (taken === undefined) break
        const [down, right] = taken
        if (row < down || column < right) continue
        const score = scoreCompound(words, reference - down + 1, down, heard - right + 1, right)
        if (score === 0) continue
        const compoundScore = float32At(scores, cell - down * width - right) + score
        if (compoundScore > best) {
          best = compoundScore
          move = compound
        }
      }
      scores[cell] = best
      left = Math.fround(best)
      moves[cell] = move
    }
  }
}

function scorePair(words: AlignmentWords, reference: number, heard: number): number {
  const a = int32At(words.reference, reference)
  const b = int32At(words.heard, heard)
  if (a === b) return MATCH
  if (words.compare === null) return -Infinity
  const spelling = stringAt(words.spellings, a)
  const other = stringAt(words.spellings, b)
  const similarity = isLetter(spelling) && isLetter(other) ? SIMILARITY_OF_LETTERS : words.compare(spelling, other)
  return similarity >= MIN_SIMILARITY
    ? similarity * SIMILAR_WEIGHT
    : SUBSTITUTION + SUBSTITUTION_PER_SIMILARITY * similarity
}

/** Tests for one letter of an alphabet. A single character of a script without case is a word of its own. */
function isLetter(spelling: string): boolean {
  return spelling.length === 1 && spelling.toUpperCase() !== spelling
}

function scoreCompound(words: AlignmentWords, reference: number, down: number, heard: number, right: number): number {
  const { spellings, compare } = words
  const referenceLength = joinedLength(words.reference, reference, down, spellings)
  const heardLength = joinedLength(words.heard, heard, right, spellings)
  if (Math.abs(referenceLength - heardLength) > 1) return 0
  const referenceText = joinSpellings(words.reference, reference, down, spellings)
  const heardText = joinSpellings(words.heard, heard, right, spellings)
  if (referenceText === heardText) return COMPOUND_MATCH
  if (compare === null || referenceText.length < MIN_SIMILAR_COMPOUND_LETTERS) return 0
  const similarity = compare(referenceText, heardText)
  if (similarity < MIN_COMPOUND_SIMILARITY) return 0
  // If one part alone is as similar, it is the whole word and the other parts are words of their own.
  const [side, from, count, whole] =
    down > 1 ? [words.reference, reference, down, heardText] : [words.heard, heard, right, referenceText]
  for (let at = from; at < from + count; at += 1) {
    if (compare(stringAt(spellings, int32At(side, at)), whole) >= similarity) return 0
  }
  return similarity * COMPOUND_SIMILAR
}

function joinedLength(ids: Int32Array, from: number, count: number, spellings: readonly string[]): number {
  let length = 0
  for (let at = from; at < from + count; at += 1) length += stringAt(spellings, int32At(ids, at)).length
  return length
}

/** Joins the spellings of consecutive words without spaces. */
export function joinSpellings(ids: Int32Array, from: number, count: number, spellings: readonly string[]): string {
  let text = ''
  for (let at = from; at < from + count; at += 1) text += stringAt(spellings, int32At(ids, at))
  return text
}

function traceBack(table: ScoreTable, rows: number, columns: number): number[] {
  const path: number[] = []
  let row = rows
  let column = columns
  while (row > 0 || column > 0) {
    const move =
      row === 0 ? SKIP_HEARD : column === 0 ? SKIP_REFERENCE : uint8At(table.moves, row * (columns + 1) + column)
    const [down, right] = elementAt(MOVES, move)
    path.push(move)
    row -= down
    column -= right
  }
  return path.toReversed()
}

/** Words between two links: the first index of each side, and the unequal pairs that the path takes in between. */
interface UnequalRun {
  reference: number
  heard: number
  pairs: [reference: number, heard: number, similarity: number][]
}

/** Links equal and similar words; the unequal words between two such links are judged as one run. */
function linkAlongPath(words: AlignmentWords, region: Region, path: readonly number[], links: WordLinks): void {
  let reference = region.referenceFrom
  let heard = region.heardFrom
  let run: UnequalRun = { reference, heard, pairs: [] }
  for (const move of path) {
    const [down, right] = elementAt(MOVES, move)
    const score = move === PAIR ? scorePair(words, reference, heard) : 0
    if (move >= FIRST_COMPOUND || score > 0) {
      linkRun(links, run, reference, heard, words.compare !== null)
      linkWords(links, reference, heard, down, right)
      run = { reference: reference + down, heard: heard + right, pairs: [] }
    } else if (move === PAIR) {
      run.pairs.push([reference, heard, (score - SUBSTITUTION) / SUBSTITUTION_PER_SIMILARITY])
    }
    reference += down
    heard += right
  }
  linkRun(links, run, reference, heard, words.compare !== null)
}

function linkRun(
  links: WordLinks,
  run: UnequalRun,
  referenceTo: number,
  heardTo: number,
  allowsSubstitution: boolean,
): void {
  const count = referenceTo - run.reference
  if (allowsSubstitution && count === heardTo - run.heard && count <= MAX_SUBSTITUTION_WORDS) {
    for (let step = 0; step < count; step += 1) linkWords(links, run.reference + step, run.heard + step, 1, 1)
    return
  }
  for (const [reference, heard, similarity] of run.pairs) {
    if (similarity >= MIN_SIMILARITY_IN_UNEVEN_RUN) linkWords(links, reference, heard, 1, 1)
  }
}
