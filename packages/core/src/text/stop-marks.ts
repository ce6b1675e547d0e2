import { isLetterAt, isSpaceAt } from './char-classes'
import {
  closingMarks,
  doubtfulMarks,
  marksOfLanguages,
  marksThatGoOn,
  marksThatGoOnAfterSure,
  openingClosers,
  openingMarks,
  sureMarks,
} from './sentence-tables'

/** By code: what ends sentences in every language, or in some languages only. */
const MARK = 1
const MARK_IN_LANGUAGE = 2
const KINDS = new Uint8Array(0x1_00_00)
for (const code of codesOf(Object.values(marksOfLanguages).join(''))) KINDS[code] = MARK_IN_LANGUAGE
for (const code of codesOf(doubtfulMarks + sureMarks)) KINDS[code] = MARK
export const CLOSERS = codesOf(closingMarks)
export const OPENING_CLOSERS = codesOf(openingClosers)
const OPENERS = codesOf(openingMarks)
export const GOES_ON = codesOf(marksThatGoOn)
export const GOES_ON_AFTER_SURE = codesOf(marksThatGoOnAfterSure)

export function codesOf(letters: string): ReadonlySet<number> {
  return new Set(letters.split('').map((letter) => letter.charCodeAt(0)))
}

/** Where a run of the given marks ends. */
export function endOfRun(text: string, from: number, codes: ReadonlySet<number>): number {
  let end = from
  while (end < text.length && codes.has(text.charCodeAt(end))) end += 1
  return end
}

/** Where the first letter stands after spaces, opening quotes and brackets. */
export function skipOpeners(text: string, from: number): number {
  let at = from
  while (!isLetterAt(text, at) && (isSpaceAt(text, at) || OPENERS.has(text.charCodeAt(at)))) at += 1
  return at
}

/** Whether a mark that may end a sentence stands there; `ownMarks` are those that only its language has. */
export function isMarkAt(text: string, at: number, ownMarks: string): boolean {
  const kind = KINDS[text.charCodeAt(at)]
  return kind === MARK || (kind === MARK_IN_LANGUAGE && ownMarks.includes(text.charAt(at)))
}

/** The first such mark; the text's length where there is none. */
export function findMark(text: string, from: number, ownMarks: string): number {
  let at = from
  while (at < text.length && (KINDS[text.charCodeAt(at)] === 0 || !isMarkAt(text, at, ownMarks))) at += 1
  return at
}
