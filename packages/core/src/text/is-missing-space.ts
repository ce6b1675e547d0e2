import { isLetterAt, isLowerAt, isUpperAt } from './char-classes'
import type { StopSpan } from './read-stop-span'

const WORD_OR_NUMBER = /(?:^|[\s("“'‘])(?:\p{L}*\p{Ll}{2}|[\d,]+)$/u
const SENTENCE_START = /^\p{Lu}\p{L}*(?:\s|\.\s\p{Lu})/u
const LOOK_BACK = 60
const LOOK_AHEAD = 48
/** Scripts that part neither words nor sentences by spaces. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Ethi}\p{sc=Thai}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Laoo}]/u
const FULL_STOP = 0x2e

/** 'Hello world.Today is': a space was lost, as 'example.Com' and 'Jane.Doe@' are not; some scripts write none. */
export function isMissingSpace(text: string, { at, markEnd, closersEnd, end }: StopSpan): boolean {
  if (isLetterAt(text, end) && end === markEnd && UNSPACED.test(text.charAt(at - 1)) && UNSPACED.test(text.charAt(end)))
    return '!?'.includes(text.charAt(markEnd - 1)) || (markEnd - at === 1 && text.charCodeAt(at) === FULL_STOP)
  if (!isUpperAt(text, end)) return false
  if (end > closersEnd) return true
  const last = text.charCodeAt(at - 1)
  if (!isLowerAt(text, at - 1) && last !== 0x2c && !(last >= 0x30 && last <= 0x39)) return false
  return (
    WORD_OR_NUMBER.test(text.slice(Math.max(0, at - LOOK_BACK), at)) &&
    SENTENCE_START.test(text.slice(end, end + LOOK_AHEAD))
  )
}
