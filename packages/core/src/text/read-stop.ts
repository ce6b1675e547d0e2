import { isLetterAt, isSpaceAt } from './char-classes'
import type { Stop } from './ends-sentence'
import type { StopSpan } from './read-stop-span'

const WORD_LETTER = /[\p{L}\p{M}\p{N}.°º'’״׳&\u200e\u200f\u202a-\u202c-]/u
const INVISIBLE = /[\u200e\u200f\u202a-\u202c]/gu
/** A space lost before it: 'Tuesday.Mr'. */
const GLUED_SENTENCE = /^.*\p{Ll}{3}\.(?=\p{Lu})/u
const LOOK_BACK = 60
/** Quotes, bullets and spaces before a sentence's first word. */
const LONGEST_OPENING = 20
const LOOK_AHEAD = 48

/** Reads what stands around a stop, within the sentence that begins at `start`. */
export function readStop(text: string, start: number, { at, markEnd, closersEnd, end }: StopSpan): Stop {
  const from = scanBack(text, at, (letter, index) => WORD_LETTER.test(letter) || isGershayim(text, index))
  const gap = scanBack(text, from, (letter) => letter.trim() === '')
  const earlier =
    gap < from
      ? text.slice(
          scanBack(text, gap, (letter) => letter.trim() !== ''),
          gap,
        )
      : ''
  return {
    mark: text.slice(at, markEnd),
    before: text.slice(from, at).replace(INVISIBLE, '').replace(GLUED_SENTENCE, ''),
    earlier: earlier.replace(/^[^\p{L}\p{N}]+/u, ''),
    isAlone: from - start <= LONGEST_OPENING && !hasWordBetween(text, start, from),
    closers: text.slice(markEnd, closersEnd).replace(INVISIBLE, ''),
    after: text.slice(end, end + LOOK_AHEAD).trimStart(),
  }
}

/** ש"ח: the sign within Hebrew abbreviations. */
function isGershayim(text: string, at: number): boolean {
  return text.charAt(at) === '"' && isLetterAt(text, at - 1) && isLetterAt(text, at + 1)
}

function scanBack(text: string, from: number, belongs: (letter: string, index: number) => boolean): number {
  let at = from
  while (at > 0 && from - at < LOOK_BACK && belongs(text.charAt(at - 1), at - 1)) at -= 1
  return at
}

function hasWordBetween(text: string, start: number, to: number): boolean {
  for (let at = start; at < to; at += 1) if (!isSpaceAt(text, at) && /[\p{L}\p{N}]/u.test(text.charAt(at))) return true
  return false
}
