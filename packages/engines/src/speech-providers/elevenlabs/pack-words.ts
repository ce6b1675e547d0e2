import type { PlacedWords } from '../../word-times/place-found-words'

/**
 * The words of a recording as numbers, which a worker transfers without a copy. Cloning as many objects would block the event
 * loop.
 */
export interface PackedWords {
  /** For each word its start, end, start time, end time, confidence and loss; NaN for no loss. */
  words: Float64Array<ArrayBuffer>
  /** Start and end of each range of the text that is not spoken. */
  textNotSpoken: Float64Array<ArrayBuffer>
}

const WORD_FIELDS = 6
const RANGE_FIELDS = 2

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
    textNotSpoken: Array.from({ length: textNotSpoken.length / RANGE_FIELDS }, (_, index) => {
      const [start = 0, end = 0] = textNotSpoken.subarray(index * RANGE_FIELDS, (index + 1) * RANGE_FIELDS)
      return { start, end }
    }),
  }
}
