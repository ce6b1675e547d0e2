import { isLetterAt, isSpaceAt } from './char-classes'
import { CLOSERS, codesOf, endOfRun, isMarkAt, OPENING_CLOSERS } from './stop-marks'

/** The offsets of a stop: its mark, closing quotes and brackets after it, and what else belongs to its sentence after those. */
export interface StopSpan {
  at: number
  markEnd: number
  closersEnd: number
  end: number
}

const FULL_STOP = 0x2e
const SPACED_DOTS = /\.(?:[ \u00a0]\.){2,3}/y
const SPACES = codesOf(' \u00a0\u202f')
/** Marks of notes that stand after the stop: '[7][8]', or '11 12' where a sentence begins after them. */
const NOTES = /(?:\[(?:\d+|[a-z]|note \d+)\])+|(?<=\p{Ll}{2}\.)\d{1,3}(?:[ ,]\d{1,3})*(?=\s+\p{Lu})/uy
const EMOTICON = /[ ]?[:;=]['^o~-]?[()DPp[\]3/\\|*]{1,4}(?=\s|$)/y
const PICTURES =
  /[ ]?\p{Extended_Pictographic}(?:\p{Extended_Pictographic}|\p{EMod}|\ufe0f|\u200d| (?=\p{Extended_Pictographic}))*(?=\s|$)/uy
const FIRST_PICTURE = 0x2600
const LAST_PICTURE = 0xdfff

/** Reads a stop that may end a sentence; `isOpenAt` tells whether a straight quote of the text is open at an offset. */
export function readStopSpan(
  text: string,
  at: number,
  ownMarks: string,
  isOpenAt: (offset: number, quote: string) => boolean,
): StopSpan {
  const markEnd = endOfMarks(text, at, ownMarks)
  let glued = endOfRun(text, markEnd, CLOSERS)
  while (glued > markEnd && opensAt(text, glued)) glued -= 1
  const closersEnd = endOfDetached(text, glued, isOpenAt)
  return { at, markEnd, closersEnd, end: endOfNotes(text, closersEnd) }
}

/** Whether a quote before the offset opens: “ and « do in some languages and close in others. */
function opensAt(text: string, offset: number): boolean {
  return OPENING_CLOSERS.has(text.charCodeAt(offset - 1)) && isLetterAt(text, offset)
}

function endOfMarks(text: string, at: number, ownMarks: string): number {
  if (text.charCodeAt(at + 2) === FULL_STOP) {
    SPACED_DOTS.lastIndex = at
    if (SPACED_DOTS.test(text)) return SPACED_DOTS.lastIndex
  }
  let end = at
  while (isMarkAt(text, end, ownMarks)) end += 1
  return end
}

/** Text from tables of words stands with spaces everywhere: 'Come in ! " The door opened .' */
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
  switch (text.charAt(at)) {
    case '”':
    case '’':
    case '»':
    case ')':
    case ']':
      return at + 1
    case '"':
      return isOpenAt(at, '"') ? at + 1 : at
    case "'":
      if (text.charAt(at + 1) === "'") return at + 2
      return isOpenAt(at, "'") ? at + 1 : at
    default:
      return at
  }
}

function endOfNotes(text: string, at: number): number {
  const code = text.charCodeAt(at)
  if (code === 0x5b || (code >= 0x30 && code <= 0x39)) return endOf(NOTES, text, at)
  const sign = code === 0x20 ? text.charCodeAt(at + 1) : code
  if (sign === 0x3a || sign === 0x3b || sign === 0x3d) return endOf(EMOTICON, text, at)
  return sign >= FIRST_PICTURE && sign <= LAST_PICTURE && (sign < 0x3000 || sign >= 0xd800)
    ? endOf(PICTURES, text, at)
    : at
}

function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : at
}
