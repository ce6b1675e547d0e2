import { isWrittenWithoutSpaces } from '../text/language'
import { splitGraphemes } from '../text/split-graphemes'

/** What is aligned when a text is edited: a word, or a letter of scripts that do not part words by spaces. */
export function readEditUnits(text: string): string[] {
  return text
    .split(/\s+/u)
    .filter((word) => word !== '')
    .flatMap((word) => (isWrittenWithoutSpaces(word) ? splitGraphemes(word) : [word]))
}
