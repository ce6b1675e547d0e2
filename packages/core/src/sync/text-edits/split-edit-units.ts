import { isWrittenWithoutSpaces } from '../../languages/language'
import { countAsciiLetters } from '../../text/characters/count-ascii-letters'
import { splitGraphemes } from '../../text/characters/split-graphemes'

/** Splits a text into the units that are aligned when it is edited: words, or letters in scripts without spaces. */
export function splitEditUnits(text: string): string[] {
  if (countAsciiLetters(text) > 0) return [text]
  return text
    .split(/\s+/u)
    .filter((word) => word !== '')
    .flatMap((word) => (isWrittenWithoutSpaces(word) ? splitGraphemes(word) : word))
}
