import { int32At } from '../../arrays/element-at'
import type { WordInterner } from './word-interner'

/** Both sides as spelling numbers, without the words that have nothing to match. */
export interface MatchableWords {
  readonly reference: Int32Array
  /** The index of each word before the others were left out. */
  readonly referenceIndex: Int32Array
  readonly heard: Int32Array
  readonly heardIndex: Int32Array
  /** The spelling of each spelling number: equal numbers mean equal spellings. */
  readonly spellings: readonly string[]
}

/** Selects the words of both sides whose spelling is not empty. */
export function selectMatchableWords(
  interner: WordInterner,
  referenceIds: Int32Array,
  heardIds: Int32Array,
): MatchableWords {
  const spellingOf = Int32Array.from(interner.spellingOf)
  const [reference, referenceIndex] = selectSide(spellingOf, referenceIds)
  const [heard, heardIndex] = selectSide(spellingOf, heardIds)
  return { reference, referenceIndex, heard, heardIndex, spellings: interner.spellings }
}

function selectSide(spellingOf: Int32Array, ids: Int32Array): [numbers: Int32Array, index: Int32Array] {
  const numbers = new Int32Array(ids.length)
  const index = new Int32Array(ids.length)
  let count = 0
  for (let at = 0; at < ids.length; at += 1) {
    const number = int32At(spellingOf, int32At(ids, at))
    if (number < 0) continue
    numbers[count] = number
    index[count] = at
    count += 1
  }
  return [numbers.subarray(0, count), index.subarray(0, count)]
}
