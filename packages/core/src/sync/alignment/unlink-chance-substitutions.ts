import { int32At, stringAt, uint8At } from '../../arrays/element-at'
import { SIMILAR_FROM } from '../words/levenshtein-similarity'
import type { AlignmentWords } from './needleman-wunsch'
import { unlinkWord, type WordLinks } from './word-links'

/** Substitutions are kept if there are more than this many times as many as chance explains. */
const CHANCE_FACTOR = 2

/**
 * Unlinks substitutions of dissimilar words that chance explains: a deletion directly beside an insertion looks like a
 * substitution. How often that happens follows from how many single deletions and insertions there are. One-letter words
 * are counted apart, because a misspelt one is similar to nothing.
 */
export function unlinkChanceSubstitutions(words: AlignmentWords, links: WordLinks): void {
  const compare = words.compare
  if (compare === null) return
  const letters = createCounts()
  const longer = createCounts()
  const countsOf = (...spellings: string[]): Counts =>
    spellings.every(({ length }) => length === 1) ? letters : longer
  const spellingAt = (side: Int32Array, at: number): string => stringAt(words.spellings, int32At(side, at))
  let reference = 0
  let heard = 0
  for (let at = 0; at < words.reference.length; at += 1) {
    const heardAt = int32At(links.heardAt, at)
    if (heardAt < 0) continue
    if (at - reference === 1 && heardAt === heard) countsOf(spellingAt(words.reference, reference)).deletions += 1
    if (heardAt - heard === 1 && at === reference) countsOf(spellingAt(words.heard, heard)).insertions += 1
    const referenceLength = uint8At(links.referenceLength, at)
    const heardLength = uint8At(links.heardLength, at)
    reference = at + referenceLength
    heard = heardAt + heardLength
    if (referenceLength > 1 || heardLength > 1 || words.reference[at] === words.heard[heardAt]) continue
    const a = spellingAt(words.reference, at)
    const b = spellingAt(words.heard, heardAt)
    if (compare(a, b) < SIMILAR_FROM) countsOf(a, b).substitutions.push(at)
  }
  const ofLetters = letters.deletions * letters.insertions
  const ofAll = (letters.deletions + longer.deletions) * (letters.insertions + longer.insertions)
  unlinkIfChance(letters, ofLetters)
  unlinkIfChance(longer, ofAll - ofLetters)

  /** Twice, because the insertion may stand before or after the deletion. */
  function unlinkIfChance({ substitutions }: Counts, neighbours: number): void {
    if (substitutions.length > (CHANCE_FACTOR * 2 * neighbours) / words.reference.length) return
    for (const at of substitutions) unlinkWord(links, at)
  }
}

interface Counts {
  deletions: number
  insertions: number
  /** Reference words that are linked with a dissimilar one. */
  readonly substitutions: number[]
}

function createCounts(): Counts {
  return { deletions: 0, insertions: 0, substitutions: [] }
}
