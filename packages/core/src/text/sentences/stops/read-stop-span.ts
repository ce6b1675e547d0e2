import { isLetterAt, isSpaceAt } from '../../characters/character-classes'
import { CLOSERS, codesOf, endOfRun, isMarkAt, OPENING_CLOSERS } from './stop-marks'

/** The offsets of a stop: its mark, the closing quotes and brackets after it, and additions that belong to its sentence. */
export interface StopSpan {
  at: number
  markEnd: number
  closersEnd: number
  end: number
}

const FULL_STOP = 0x2e
const SPACED_DOTS = /\.(?:[ \u00a0]\.){2,3}/y
const SPACES = codesOf(' \u00a0\u202f')
/**
 * Additions after the stop of their sentence: references to notes, '[7][8]', or '11 12' if a sentence begins after them;
 * emoticons and emoji.
 */
const ADDITION =
  /(?:\[(?:\d+|[a-z]|note \d+)\])+|(?<=\p{Ll}{2}\.)\d{1,3}(?:[ ,]\d{1,3})*(?=\s+\p{Lu})|[ ]?(?:[:;=]['^o~-]?[()DPp[\]3/\\|*]{1,4}|\p{Extended_Pictographic}(?:[\p{Extended_Pictographic}\p{EMod}\ufe0f\u200d]| (?=\p{Extended_Pictographic}))*)(?=\s|$)/uy
const SPACE = 0x20
const FIRST_PICTURE = 0x2600
const ADDITION_SIGNS = codesOf('[:;=0123456789')
const CLOSES = codesOf('”’»)]')

/** Reads the span of a stop that may end a sentence. `isOpenAt` tests if a straight quote is open at an offset. */
export function readStopSpan(
  text: string,
  at: number,
  ownMarks: string,
  isOpenAt: (offset: number, quote: string) => boolean,
): StopSpan {
  const markEnd = endOfMarks(text, at, ownMarks)
  const isPlain = text.charCodeAt(markEnd) === SPACE && isLetterAt(text, markEnd + 1)
  if (isPlain) return { at, markEnd, closersEnd: markEnd, end: markEnd }
  let glued = endOfRun(text, markEnd, CLOSERS)
  while (glued > markEnd && opensAt(text, glued)) glued -= 1
  const closersEnd = endOfDetached(text, glued, isOpenAt)
  return { at, markEnd, closersEnd, end: endOfAddition(text, closersEnd) }
}

/** Returns true if the quote before an offset opens: “ and « open in some languages and close in others. */
function opensAt(text: string, offset: number): boolean {
  return OPENING_CLOSERS.has(text.charCodeAt(offset - 1)) && isLetterAt(text, offset)
}

function endOfMarks(text: string, at: number, ownMarks: string): number {
  if (text.charCodeAt(at + 2) === FULL_STOP) {
    SPACED_DOTS.lastIndex = at
    if (SPACED_DOTS.test(text)) return SPACED_DOTS.lastIndex
  }
  let end = at
  while (end < text.length && isMarkAt(text, end, ownMarks)) end += 1
  return end
}

/** Skips closing quotes after a space, because tokenised text has spaces everywhere: 'Come in ! " The door opened .' */
function endOfDetached(text: string, from: number, isOpenAt: (offset: number, quote: string) => boolean): number {
  let end = from
  while (SPACES.has(text.charCodeAt(end))) {
    const to = endOfClosing(text, end + 1, isOpenAt)
    if (to === end + 1 || !(to === text.length || isSpaceAt(text, to))) break
    end = to
  }
  return end
}

function endOfClosing(text: string, at: number, isOpenAt: (offset: number, quote: string) => boolean): number {
  if (isLetterAt(text, at)) return at
  if (CLOSES.has(text.charCodeAt(at))) return at + 1
  const quote = text.charAt(at)
  if (quote !== '"' && quote !== "'") return at
  if (text.startsWith("''", at)) return at + 2
  return isOpenAt(at, quote) ? at + 1 : at
}

function endOfAddition(text: string, at: number): number {
  const first = text.charCodeAt(at) === SPACE ? at + 1 : at
  const code = text.charCodeAt(first)
  if (code < FIRST_PICTURE && !ADDITION_SIGNS.has(code)) return at
  ADDITION.lastIndex = at
  return ADDITION.test(text) ? ADDITION.lastIndex : at
}
