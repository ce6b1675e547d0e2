import { isLetterAt, isSpaceAt } from '../../characters/character-classes'
import {
  closingMarks,
  doubtfulMarks,
  marksOfLanguages,
  marksThatGoOn,
  marksThatGoOnAfterSure,
  openingClosers,
  openingMarks,
  sureMarks,
} from '../word-lists/sentence-tables'

/** Classes of stop marks by code unit: those that end sentences in every language, and those of some languages only. */
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

/** Returns the end of the run of the given characters that starts at `from`. */
export function endOfRun(text: string, from: number, codes: ReadonlySet<number>): number {
  let end = from
  while (end < text.length && codes.has(text.charCodeAt(end))) end += 1
  return end
}

/** Returns the offset after spaces, opening quotes and brackets. */
export function skipOpeners(text: string, from: number): number {
  let at = from
  while (!isLetterAt(text, at) && (isSpaceAt(text, at) || OPENERS.has(text.charCodeAt(at)))) at += 1
  return at
}

/** Tests for a mark that may end a sentence. `ownMarks` are those of the language alone. */
export function isMarkAt(text: string, at: number, ownMarks: string): boolean {
  const kind = KINDS[text.charCodeAt(at)]
  return kind === MARK || (kind === MARK_IN_LANGUAGE && ownMarks.includes(text.charAt(at)))
}

/** Returns the offset of the first such mark, or the text's length if there is none. */
export function findMark(text: string, from: number, ownMarks: string): number {
  let at = from
  while (at < text.length && (KINDS[text.charCodeAt(at)] === 0 || !isMarkAt(text, at, ownMarks))) at += 1
  return at
}
