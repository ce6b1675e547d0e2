import { findPageNumberRects } from '../../text-lines/page-numbers/find-page-number'
import { findBreak } from '../../text-lines/find-break'
import { endsLine } from '../../text-lines/ends-line'
import { joinHyphenated } from '../../text/hyphenation/join-hyphenated'
import { isWrittenWithoutSpaces } from '../../languages/language'
import { rotateColumns } from '../../text-lines/detect-writing-mode'
import { wordOf } from '../../text-lines/word-of'
import { normalizeWord } from '../../text/normalization/normalize-word'
import { spokenForms } from '../../text/numbers/spoken-forms'
import { countGraphemes, splitGraphemes } from '../../text/characters/split-graphemes'
import type { DetectedBreak, Language, Rect } from '../../types'

/** A word to be found in the speech, and the rects that hold its letters. */
export interface PageToken {
  text: string
  parts: { rect: number; letters: number }[]
}

/**
 * Splits rects in reading order into tokens. A word that is hyphenated at a line end is one token of two rects; a rect with
 * several words has a token for each word; scripts without spaces have a token for each letter, because recognisers and
 * voices segment them differently. Text without letters has no tokens, nor has the page number, which nobody reads aloud.
 */
export function tokenizePage(rects: readonly Rect[], language: Language): PageToken[] {
  const pageNumbers = findPageNumberRects(rects)
  const laid = rotateColumns(rects)
  const tokens: PageToken[] = []
  let open: { first: string; detectedBreak: DetectedBreak | undefined; token: PageToken } | null = null
  for (const [index, rect] of rects.entries()) {
    if (pageNumbers.includes(rect)) continue
    const words = splitWords(wordOf(rect), language)
    for (const [at, text] of words.entries()) {
      const letters = countLetters(text, language)
      if (at === 0 && open !== null && joinHyphenated(open.first, text, open.detectedBreak) !== null) {
        open.token.text = open.token.text + text
        open.token.parts.push({ rect: index, letters })
      } else {
        tokens.push({ text, parts: [{ rect: index, letters }] })
      }
      open = null
    }
    const last = words.at(-1)
    const token = tokens.at(-1)
    const here = laid[index]
    const next = laid[index + 1]
    if (last === undefined || token === undefined || here === undefined || next === undefined) continue
    if (endsLine(here, next)) open = { first: last, detectedBreak: findBreak(rect, next), token }
  }
  return tokens
}

/** Splits a text into the words that can be matched, in scripts without spaces into letters. */
export function splitWords(text: string, language: Language): string[] {
  return text.split(/\s+/u).flatMap((word) => {
    if (countLetters(word, language) === 0) return []
    if (!isWrittenWithoutSpaces(word)) return [word]
    return splitGraphemes(word).filter((letter) => normalizeWord(letter, { language }) !== '')
  })
}

/** Counts the letters that can be heard. A sign that is spoken, such as '&', counts as one. */
function countLetters(word: string, language: Language): number {
  const spelling = normalizeWord(word, { language })
  if (spelling !== '') return countGraphemes(spelling)
  return spokenForms(word, { language }).length > 0 ? 1 : 0
}
