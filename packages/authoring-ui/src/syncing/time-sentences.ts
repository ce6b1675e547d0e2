import { type Language, type Rect, syncBySentence } from '@lectern/core/sync'

/**
 * The sentence rects of a page with the times of its words, in seconds of the chapter; those whose words have none stay as
 * they were.
 */
export function timeSentences(sentences: readonly Rect[], words: readonly Rect[], o: { language: Language }): Rect[] {
  const spoken = words.flatMap(({ word, startTime, endTime }) =>
    word === undefined || startTime === undefined || endTime === undefined
      ? []
      : [{ word, start: startTime, end: endTime }],
  )
  return syncBySentence(sentences, spoken, o).rects
}
