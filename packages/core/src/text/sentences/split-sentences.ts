import { requireLanguage, requireText } from '../../arrays/require-list'
import type { Language } from '../../types'
import { skipBackward, skipForward, SPACE } from '../characters/character-classes'
import { createBoundaryFinder } from './boundary-finder'
import { findLineBoundaries } from './unpunctuated/find-line-boundaries'

/**
 * Splits a text into sentences without the white space around them; `text === input.slice(start, end)`, offsets in UTF-16
 * units. Closing quotes and brackets belong to their sentence. Line ends count as spaces, except that blank lines, list items,
 * headings and lines of verse end a sentence. Abbreviations and initials do not, unless a new sentence clearly begins. A
 * language without rules of its own is split by the English ones. Text of white space alone has no sentences.
 *
 * @throws TypeError if the language, a word or a rect is missing
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
  requireText(text, 'text')
  requireLanguage(o)
  const sentences: { start: number; end: number; text: string }[] = []
  const findBoundaries = createBoundaryFinder(o.language)
  let from = 0
  for (const to of [...findLineBoundaries(text, o.language), text.length]) {
    let start = from
    for (const boundary of findBoundaries(text.slice(from, to))) {
      pushTrimmed(sentences, text, start, from + boundary)
      start = from + boundary
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
  const start = skipForward(text, from, SPACE)
  const end = skipBackward(text, to, SPACE, start)
  if (start < end) sentences.push({ start, end, text: text.slice(start, end) })
}
