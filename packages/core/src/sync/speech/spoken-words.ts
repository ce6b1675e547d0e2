import { allocateArray } from '../../arrays/allocate-array'
import { float64At, int32At, stringAt } from '../../arrays/element-at'

/**
 * Spoken words, as parallel arrays of which the first `count` entries are filled: objects with two times each would take most
 * of the time of a long narration, and so would arrays that grow.
 */
export interface SpokenWords {
  count: number
  readonly texts: string[]
  readonly starts: Float64Array
  readonly ends: Float64Array
  /** The index of each word among the timed words. */
  readonly indexes: Int32Array
  /** The aligner's loss of each word, NaN if there is none. */
  readonly losses: Float64Array
}

export function createSpokenWords(size: number): SpokenWords {
  return {
    count: 0,
    texts: allocateArray(size),
    starts: new Float64Array(size),
    ends: new Float64Array(size),
    indexes: new Int32Array(size),
    losses: new Float64Array(size),
  }
}

export function addSpokenWord(
  words: SpokenWords,
  text: string,
  start: number,
  end: number,
  index: number,
  loss: number,
): void {
  const { count } = words
  words.texts[count] = text
  words.starts[count] = start
  words.ends[count] = end
  words.indexes[count] = index
  words.losses[count] = loss
  words.count += 1
}

/** Returns the words of a range as objects. */
export function sliceSpokenWords(
  words: SpokenWords,
  from: number,
  to: number,
): { text: string; start: number; end: number; index: number }[] {
  return Array.from({ length: to - from }, (_, step) => ({
    text: stringAt(words.texts, from + step),
    start: float64At(words.starts, from + step),
    end: float64At(words.ends, from + step),
    index: int32At(words.indexes, from + step),
  }))
}
