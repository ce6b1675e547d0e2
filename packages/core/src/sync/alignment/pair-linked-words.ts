import { int32At, uint8At } from '../../arrays/element-at'
import type { AlignOperation } from '../../types'
import type { MatchableWords } from '../words/select-matchable-words'
import { joinSpellings } from './needleman-wunsch'
import type { WordLinks } from './word-links'

/** The pairs of an alignment in order, as parallel arrays of which the first `count` entries are filled. Ranges are half-open. */
export interface WordPairs {
  count: number
  readonly referenceFrom: Int32Array
  readonly referenceTo: Int32Array
  readonly heardFrom: Int32Array
  readonly heardTo: Int32Array
  /** 1 if both sides have the same spelling. */
  readonly isEqual: Uint8Array
}

/** Turns links between matchable words into pairs of all words of both sides. */
export function pairLinkedWords(words: MatchableWords, links: WordLinks): WordPairs {
  const pairs = createWordPairs(words.reference.length)
  for (let at = 0; at < words.reference.length; at += 1) {
    const heardAt = int32At(links.heardAt, at)
    if (heardAt < 0) continue
    const referenceLength = uint8At(links.referenceLength, at)
    const heardLength = uint8At(links.heardLength, at)
    addPair(
      pairs,
      int32At(words.referenceIndex, at),
      int32At(words.referenceIndex, at + referenceLength - 1) + 1,
      int32At(words.heardIndex, heardAt),
      int32At(words.heardIndex, heardAt + heardLength - 1) + 1,
      isEqual(words, at, referenceLength, heardAt, heardLength),
    )
  }
  return pairs
}

/** Returns the pairs of operations, without the words that have no partner. */
export function pairOperations(operations: readonly AlignOperation[]): WordPairs {
  const pairs = createWordPairs(operations.length)
  for (const operation of operations)
    if (operation.kind === 'match' || operation.kind === 'similar')
      addPair(pairs, ...operation.reference, ...operation.heard, operation.kind === 'match')
  return pairs
}

function createWordPairs(size: number): WordPairs {
  return {
    count: 0,
    referenceFrom: new Int32Array(size),
    referenceTo: new Int32Array(size),
    heardFrom: new Int32Array(size),
    heardTo: new Int32Array(size),
    isEqual: new Uint8Array(size),
  }
}

function addPair(
  pairs: WordPairs,
  referenceFrom: number,
  referenceTo: number,
  heardFrom: number,
  heardTo: number,
  isEqualPair: boolean,
): void {
  const { count } = pairs
  pairs.referenceFrom[count] = referenceFrom
  pairs.referenceTo[count] = referenceTo
  pairs.heardFrom[count] = heardFrom
  pairs.heardTo[count] = heardTo
  pairs.isEqual[count] = isEqualPair ? 1 : 0
  pairs.count += 1
}

function isEqual(
  words: MatchableWords,
  at: number,
  referenceLength: number,
  heardAt: number,
  heardLength: number,
): boolean {
  if (referenceLength === 1 && heardLength === 1) return words.reference[at] === words.heard[heardAt]
  return (
    joinSpellings(words.reference, at, referenceLength, words.spellings) ===
    joinSpellings(words.heard, heardAt, heardLength, words.spellings)
  )
}
