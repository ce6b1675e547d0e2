import type { PlacedWords } from '../../word-matching/place-found-words'

/**
 * The words of a recording as numbers: they are handed from a worker to the server without a copy, where as many objects
 * would keep it from answering.
 */
export interface PackedWords {
  /** Of each word start, end, start time, end time, confidence and loss; NaN where it has no loss. */
  words: Float64Array<ArrayBuffer>
  /** Of each stretch of the text that nobody reads start and end. */
  textNotSpoken: Float64Array<ArrayBuffer>
}

const WORD_FIELDS = 6
const STRETCH_FIELDS = 2

export function packWords({ words, textNotSpoken }: Pick<PlacedWords, 'words' | 'textNotSpoken'>): PackedWords {
  const packed = new Float64Array(words.length * WORD_FIELDS)
  for (const [index, { start, end, startTime, endTime, confidence, loss }] of words.entries())
    packed.set([start, end, startTime, endTime, confidence, loss ?? Number.NaN], index * WORD_FIELDS)
  return { words: packed, textNotSpoken: Float64Array.from(textNotSpoken.flatMap(({ start, end }) => [start, end])) }
}

export function unpackWords({ words, textNotSpoken }: PackedWords): Pick<PlacedWords, 'words' | 'textNotSpoken'> {
  return {
    words: Array.from({ length: words.length / WORD_FIELDS }, (_, index) => {
      const [start = 0, end = 0, startTime = 0, endTime = 0, confidence = 0, loss = Number.NaN] = words.subarray(
        index * WORD_FIELDS,
        (index + 1) * WORD_FIELDS,
      )
      return { start, end, startTime, endTime, confidence, ...(Number.isNaN(loss) ? {} : { loss }) }
    }),
    textNotSpoken: Array.from({ length: textNotSpoken.length / STRETCH_FIELDS }, (_, index) => {
      const [start = 0, end = 0] = textNotSpoken.subarray(index * STRETCH_FIELDS, (index + 1) * STRETCH_FIELDS)
      return { start, end }
    }),
  }
}
