import type { Language } from '../types'
import { skipBack, skipOn, SPACE } from './char-classes'
import { createFindCuts } from './find-cuts'
import { findLineEnds } from './find-line-ends'

/**
 * The sentences of a text, without the white space around them; `text === input.slice(start, end)`, offsets in UTF-16 units.
 * Closing quotes and brackets go with their sentence. Line ends are spaces, but that blank lines, list entries, headings
 * and verse lines end a sentence. Abbreviations and initials do not, unless a new sentence clearly begins. A language without
 * rules of its own is read by the English ones; text without anything but white space has no sentences.
 *
 * @example
 * const sentences = splitSentences('“Wait!” said Dr. Ito. He ran.', { language: 'en' })
 * sentences.map(({ text }) => text) // => ['“Wait!” said Dr. Ito.', 'He ran.']
 * sentences[1] // => { start: 22, end: 29, text: 'He ran.' }
 */
export function splitSentences(
  text: string,
  o: { language: Language },
): { start: number; end: number; text: string }[] {
  const sentences: { start: number; end: number; text: string }[] = []
  const findCuts = createFindCuts(o.language)
  let from = 0
  const lineEnds = findLineEnds(text, o.language)
  for (let line = 0; line <= lineEnds.length; line += 1) {
    const to = lineEnds[line] ?? text.length
    let start = from
    for (const cut of findCuts(text.slice(from, to))) {
      pushTrimmed(sentences, text, start, from + cut)
      start = from + cut
    }
    pushTrimmed(sentences, text, start, to)
    from = to
  }
  return sentences
}

function pushTrimmed(
  sentences: { start: number; end: number; text: string }[],
  text: string,
  from: number,
  to: number,
): void {
  const start = skipOn(text, from, SPACE)
  const end = skipBack(text, to, SPACE, start)
  if (start < end) sentences.push({ start, end, text: text.slice(start, end) })
}
