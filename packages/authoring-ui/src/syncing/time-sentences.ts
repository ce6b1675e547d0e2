import { type Language, type Rect, syncBySentence } from '@lectern/core/sync'

/**
 * The sentence rects of a page with the times of its words, in seconds of the chapter; those whose words have none have
 * none either, for what they had was of an earlier narration.
 */
export function timeSentences(sentences: readonly Rect[], words: readonly Rect[], o: { language: Language }): Rect[] {
  const spoken = words.flatMap(({ word, startTime, endTime }) =>
    word === undefined || startTime === undefined || endTime === undefined
      ? []
      : [{ word, start: startTime, end: endTime }],
  )
  return syncBySentence(sentences.map(withoutTimes), spoken, o).rects
}

/** The same object where there is nothing to take from it. */
function withoutTimes(sentence: Rect): Rect {
  const { startTime, endTime, timing, ...rest } = sentence
  return startTime === undefined && endTime === undefined && timing === undefined ? sentence : rest
}
