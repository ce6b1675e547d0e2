import type { Gap } from './gap'
import type { CompareSpellings } from './create-spelling-comparison'
import { linkWords, type WordLinks } from './word-links'

/** What the words of both sides are, and how they may be compared. */
export interface GapWords {
  reference: Int32Array
  heard: Int32Array
  spellings: readonly string[]
  /** Null: only equal words are worth anything. */
  compare: CompareSpellings | null
}

/** Memory for one table at a time, kept between gaps. */
export interface GapTable {
  scores: Float32Array
  moves: Uint8Array
}

export function createGapTable(): GapTable {
  return { scores: new Float32Array(0), moves: new Uint8Array(0) }
}

const MATCH = 1
/** A word that is written as two or three on the other side, or is two or three there. */
const JOINED_MATCH = 1.5
const JOINED_SIMILAR = 1
const UNPAIRED = -0.4
/** Little less than leaving both words unpaired, so that one word in another's place is paired with it. */
const UNLIKE = -0.75
const UNLIKE_PER_SIMILARITY = 0.3
const SIMILAR_FROM = 0.5
const SIMILAR_WEIGHT = 0.8
const JOINED_SIMILAR_FROM = 0.8
const SHORTEST_JOINED_SIMILAR = 5
/** As many words in the place of as many others, up to this, are taken for one another. */
const LONGEST_SUBSTITUTION = 8
/** Where the numbers differ, unlike words are paired from this similarity on. */
const LIKENESS_IN_UNEVEN_RUN = 0.25
/** A word of one letter is one slip from any other. */
const LIKENESS_OF_LETTERS = 0.3

const PAIR = 0
const SKIP_REFERENCE = 1
const SKIP_HEARD = 2
/** Words taken from [reference, heard] by each move. */
const MOVES = [
  [1, 1],
  [1, 0],
  [0, 1],
  [1, 2],
  [1, 3],
  [2, 1],
  [3, 1],
] as const
const FIRST_JOINING = 3

/**
 * Aligns a stretch of both sides by a global alignment (Needleman-Wunsch) weighted by likeness of spelling, in which a
 * word may also face two or three that spell it together. Takes time and memory in proportion to the product of lengths.
 */
export function alignGap(words: GapWords, gap: Gap, table: GapTable, links: WordLinks): void {
  const rows = gap.referenceTo - gap.referenceFrom
  const columns = gap.heardTo - gap.heardFrom
  if (rows === 1 && columns === 1 && words.compare !== null) {
    linkWords(links, gap.referenceFrom, gap.heardFrom, 1, 1)
    return
  }
  fillTable(words, gap, table)
  linkAlongPath(words, gap, readPath(table, rows, columns), links)
}

function fillTable(words: GapWords, gap: Gap, table: GapTable): void {
  const rows = gap.referenceTo - gap.referenceFrom
  const columns = gap.heardTo - gap.heardFrom
  const width = columns + 1
  if (table.scores.length < (rows + 1) * width) {
    table.scores = new Float32Array((rows + 1) * width)
    table.moves = new Uint8Array((rows + 1) * width)
  }
  const { scores, moves } = table
  for (let column = 0; column <= columns; column += 1) {
    scores[column] = UNPAIRED * column
    moves[column] = SKIP_HEARD
  }
  for (let row = 1; row <= rows; row += 1) {
    scores[row * width] = UNPAIRED * row
    moves[row * width] = SKIP_REFERENCE
    for (let column = 1; column <= columns; column += 1) {
      const at = row * width + column
      const referenceAt = gap.referenceFrom + row - 1
      const heardAt = gap.heardFrom + column - 1
      let best = (scores[at - width - 1] ?? 0) + scorePair(words, referenceAt, heardAt)
      let move = PAIR
      const skipReference = (scores[at - width] ?? 0) + UNPAIRED
      if (skipReference > best) {
        best = skipReference
        move = SKIP_REFERENCE
      }
      const skipHeard = (scores[at - 1] ?? 0) + UNPAIRED
      if (skipHeard > best) {
        best = skipHeard
        move = SKIP_HEARD
      }
      for (let joining = FIRST_JOINING; words.compare !== null && joining < MOVES.length; joining += 1) {
        const [down, right] = MOVES[joining] ?? [1, 1]
        if (row < down || column < right) continue
        const score = scoreJoined(words, referenceAt - down + 1, down, heardAt - right + 1, right)
        if (score === 0) continue
        const joined = (scores[at - down * width - right] ?? 0) + score
        if (joined > best) {
          best = joined
          move = joining
        }
      }
      scores[at] = best
      moves[at] = move
    }
  }
}

function scorePair(words: GapWords, referenceAt: number, heardAt: number): number {
  const a = words.reference[referenceAt] ?? 0
  const b = words.heard[heardAt] ?? 0
  if (a === b) return MATCH
  if (words.compare === null) return -Infinity
  const spelling = words.spellings[a] ?? ''
  const other = words.spellings[b] ?? ''
  const similarity = isLetter(spelling) && isLetter(other) ? LIKENESS_OF_LETTERS : words.compare(spelling, other)
  return similarity >= SIMILAR_FROM ? similarity * SIMILAR_WEIGHT : UNLIKE + UNLIKE_PER_SIMILARITY * similarity
}

/** One letter of an alphabet: where a character is a word of its own, any other is another word. */
function isLetter(spelling: string): boolean {
  return spelling.length === 1 && spelling.toUpperCase() !== spelling
}

function scoreJoined(words: GapWords, referenceAt: number, down: number, heardAt: number, right: number): number {
  const referenceLength = spelledLength(words.reference, referenceAt, down, words.spellings)
  const heardLength = spelledLength(words.heard, heardAt, right, words.spellings)
  if (Math.abs(referenceLength - heardLength) > 1) return 0
  const reference = spellTogether(words.reference, referenceAt, down, words.spellings)
  const heard = spellTogether(words.heard, heardAt, right, words.spellings)
  if (reference === heard) return JOINED_MATCH
  if (words.compare === null || reference.length < SHORTEST_JOINED_SIMILAR) return 0
  const similarity = words.compare(reference, heard)
  if (similarity < JOINED_SIMILAR_FROM) return 0
  // A part that is as like on its own is the whole word, and the rest stands beside it.
  const isWhole =
    down > 1
      ? isLikeOne(words, words.reference, referenceAt, down, heard, similarity)
      : isLikeOne(words, words.heard, heardAt, right, reference, similarity)
  return isWhole ? 0 : similarity * JOINED_SIMILAR
}

function isLikeOne(
  words: GapWords,
  side: Int32Array,
  from: number,
  count: number,
  other: string,
  similarity: number,
): boolean {
  for (let at = from; at < from + count; at += 1) {
    if ((words.compare?.(words.spellings[side[at] ?? 0] ?? '', other) ?? 0) >= similarity) return true
  }
  return false
}

function spelledLength(ids: Int32Array, from: number, count: number, spellings: readonly string[]): number {
  let length = 0
  for (let at = from; at < from + count; at += 1) length += (spellings[ids[at] ?? 0] ?? '').length
  return length
}

/** The words without the spaces between them. */
export function spellTogether(ids: Int32Array, from: number, count: number, spellings: readonly string[]): string {
  let text = ''
  for (let at = from; at < from + count; at += 1) text += spellings[ids[at] ?? 0] ?? ''
  return text
}

function readPath(table: GapTable, rows: number, columns: number): number[] {
  const path: number[] = []
  let row = rows
  let column = columns
  while (row > 0 || column > 0) {
    const move =
      row === 0 ? SKIP_HEARD : column === 0 ? SKIP_REFERENCE : (table.moves[row * (columns + 1) + column] ?? 0)
    const [down, right] = MOVES[move] ?? [1, 1]
    path.push(move)
    row -= down
    column -= right
  }
  return path.toReversed()
}

/** Links what is equal or alike; what lies between two such links is weighed as one run. */
function linkAlongPath(words: GapWords, gap: Gap, path: readonly number[], links: WordLinks): void {
  let reference = gap.referenceFrom
  let heard = gap.heardFrom
  let run = { reference, heard, unlike: [] as [number, number, number][] }
  for (const move of path) {
    const [down, right] = MOVES[move] ?? [1, 1]
    const score = move === PAIR ? scorePair(words, reference, heard) : 0
    if (move >= FIRST_JOINING || score > 0) {
      linkRun(links, run, reference, heard, words.compare !== null)
      linkWords(links, reference, heard, down, right)
      run = { reference: reference + down, heard: heard + right, unlike: [] }
    } else if (move === PAIR) {
      run.unlike.push([reference, heard, (score - UNLIKE) / UNLIKE_PER_SIMILARITY])
    }
    reference += down
    heard += right
  }
  linkRun(links, run, reference, heard, words.compare !== null)
}

function linkRun(
  links: WordLinks,
  run: { reference: number; heard: number; unlike: [number, number, number][] },
  referenceTo: number,
  heardTo: number,
  mayReplace: boolean,
): void {
  const count = referenceTo - run.reference
  if (mayReplace && count === heardTo - run.heard && count <= LONGEST_SUBSTITUTION) {
    for (let step = 0; step < count; step += 1) linkWords(links, run.reference + step, run.heard + step, 1, 1)
    return
  }
  for (const [reference, heard, similarity] of run.unlike) {
    if (similarity >= LIKENESS_IN_UNEVEN_RUN) linkWords(links, reference, heard, 1, 1)
  }
}
