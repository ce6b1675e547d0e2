import type { SentenceInText } from '../parts/list-sentences'
import type { NarratedSpan } from './list-narrated-words'

/**
 * Lists the sentences of a page that have a word with a time, from the start of their first word to the end of their last.
 *
 * @param words the words of the page that have times, in the order of its text
 * @param sentences the sentences of the page, in the order of its text
 */
export function listNarratedSentences(
  words: readonly NarratedSpan[],
  sentences: readonly SentenceInText[],
): NarratedSpan[] {
  let next = 0
  return sentences.flatMap(({ pageVariationId, start: from, end: to, text }) => {
    let start = Infinity
    let end = -Infinity
    for (let word = words[next]; word !== undefined && word.from < to; word = words[next]) {
      next += 1
      if (word.to <= from) continue
      start = Math.min(start, word.start)
      end = Math.max(end, word.end)
    }
    return start < end
      ? [
          {
            id: `${pageVariationId}:${from}`,
            pageVariationId,
            from,
            to,
            text: text.trim(),
            start,
            end,
            isDoubtful: false,
          },
        ]
      : []
  })
}
