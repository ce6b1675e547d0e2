import { splitSentences } from '@lectern/core/text'
import type { ReaderPage } from '../book/reader-book'

/** A sentence of a page around some of its words. */
export interface QuotedSentence {
  readonly before: string
  readonly words: string
  readonly after: string
}

/** Returns the sentence in which words of a page stand, or its part on the page. */
export function quoteSentence(
  { words, language }: Pick<ReaderPage, 'words' | 'language'>,
  { firstWord, lastWord }: { readonly firstWord: number; readonly lastWord: number },
): QuotedSentence {
  let text = ''
  let start = 0
  let end = 0
  for (const [index, { text: own, spaceAfter }] of words.entries()) {
    if (index === firstWord) start = text.length
    text += own
    if (index === lastWord) end = text.length
    if (spaceAfter) text += ' '
  }
  const sentences = splitSentences(text, { language })
  const from = sentences.findLast((sentence) => sentence.start <= start)?.start ?? 0
  const to = sentences.find((sentence) => sentence.end >= end)?.end ?? text.length
  return { before: text.slice(from, start), words: text.slice(start, end), after: text.slice(end, Math.max(end, to)) }
}
