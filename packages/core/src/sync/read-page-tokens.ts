import { findPageNumbers } from '../page-layout/find-page-number'
import { breakBetween } from '../text/break-between'
import { endsLine } from '../text/ends-line'
import { joinHyphenated } from '../text/join-hyphenated'
import { isWrittenWithoutSpaces } from '../text/language'
import { layInLines } from '../text/lay-in-lines'
import { normalizeWord } from '../text/normalize-word'
import { spokenForms } from '../text/spoken-forms'
import { countGraphemes, splitGraphemes } from '../text/split-graphemes'
import type { DetectedBreak, Language, Rect } from '../types'

/** What is looked for in the speech as one word, and the rects that its letters stand in. */
export interface PageToken {
  text: string
  parts: { rect: number; letters: number }[]
}

/**
 * The words of rects in reading order. A word that a line's end cuts, in any language, is one token of two rects; a rect
 * with several words has a token for each; scripts without spaces have one for each letter, since recognisers and voices
 * cut them into words differently. Text without letters has none, nor has the page's number, which nobody reads out.
 */
export function readPageTokens(rects: readonly Rect[], language: Language): PageToken[] {
  const pageNumbers = findPageNumbers(rects)
  const laid = layInLines(rects)
  const tokens: PageToken[] = []
  let cut: { first: string; detectedBreak: DetectedBreak | undefined; token: PageToken } | null = null
  for (const [index, rect] of rects.entries()) {
    if (pageNumbers.includes(rect)) continue
    const words = splitWords(rect.word ?? '', language)
    for (const [at, text] of words.entries()) {
      const letters = countLetters(text, language)
      if (at === 0 && cut !== null && joinHyphenated(cut.first, text, cut.detectedBreak) !== null) {
        cut.token.text = cut.token.text + text
        cut.token.parts.push({ rect: index, letters })
      } else {
        tokens.push({ text, parts: [{ rect: index, letters }] })
      }
      cut = null
    }
    const last = words.at(-1)
    const token = tokens.at(-1)
    const here = laid[index]
    const next = laid[index + 1]
    if (last === undefined || token === undefined || here === undefined || next === undefined) continue
    if (endsLine(here, next)) cut = { first: last, detectedBreak: breakBetween(rect, next), token }
  }
  return tokens
}

/** The words of a text that have something to match; letter by letter in scripts without spaces. */
export function splitWords(text: string, language: Language): string[] {
  return text.split(/\s+/u).flatMap((word) => {
    if (countLetters(word, language) === 0) return []
    if (!isWrittenWithoutSpaces(word)) return [word]
    return splitGraphemes(word).filter((letter) => normalizeWord(letter, { language }) !== '')
  })
}

/** Letters that can be heard: a sign that is said, such as '&', counts as one. */
function countLetters(word: string, language: Language): number {
  const spelling = normalizeWord(word, { language })
  if (spelling !== '') return countGraphemes(spelling)
  return spokenForms(word, { language }).length > 0 ? 1 : 0
}
