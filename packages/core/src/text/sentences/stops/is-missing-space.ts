import { isLetterAt, isUpperAt } from '../../characters/character-classes'
import { isWrittenWithoutSpaces } from '../../../languages/language'
import type { StopSpan } from './read-stop-span'

const WORD_OR_NUMBER = /(?:^|[\s("“'‘])(?:\p{L}*\p{Ll}{2}|[\d,]+)$/u
const SENTENCE_START = /^\p{Lu}\p{L}*(?:\s|\.\s\p{Lu})/u
const LOOK_BACK = 60
const LOOK_AHEAD = 48
const FULL_STOP = 0x2e
/** The first script without spaces by code point: Thai. */
const FIRST_UNSPACED = 0xe00

/**
 * Returns true if a space is missing after a stop, as in 'Hello world.Today is' but not in 'example.Com' and 'Jane.Doe@', or if
 * the script writes none.
 */
export function isMissingSpace(text: string, { at, markEnd, closersEnd, end }: StopSpan): boolean {
  if (
    text.charCodeAt(end) >= FIRST_UNSPACED &&
    isLetterAt(text, end) &&
    end === markEnd &&
    isUnspaced(text.charAt(at - 1)) &&
    isUnspaced(text.charAt(end))
  )
    return '!?'.includes(text.charAt(markEnd - 1)) || (markEnd - at === 1 && text.charCodeAt(at) === FULL_STOP)
  if (!isUpperAt(text, end)) return false
  if (end > closersEnd) return true
  if (isUpperAt(text, at - 1)) return false
  return (
    WORD_OR_NUMBER.test(text.slice(Math.max(0, at - LOOK_BACK), at)) &&
    SENTENCE_START.test(text.slice(end, end + LOOK_AHEAD))
  )
}

/** Tests for scripts that separate neither words nor sentences by spaces. */
function isUnspaced(letter: string): boolean {
  return isWrittenWithoutSpaces(letter) || /\p{sc=Ethi}/u.test(letter)
}
