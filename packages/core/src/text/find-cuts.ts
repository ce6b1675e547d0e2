import type { Language } from '../types'
import { isLetterAt, isLowerAt, isNumberAt, isSpaceAt, isUpperAt } from './char-classes'
import { createSentenceEnds, type SentenceEnds, type Stop } from './ends-sentence'
import { findBracketed } from './find-bracketed'
import { findInlineEntries } from './find-inline-entries'
import { baseLanguage } from './language'

const FULL_STOP = 0x2e
const SEMICOLON = 0x3b
/** Marks that end a sentence in some places only. */
const DOUBTFUL = codesOf('.!?…‼⁇⁈⁉')
/** Of these, the ones that no abbreviation has. */
const CLEAR = codesOf('!?‼⁇⁈⁉')
/** Stops of scripts in which nothing else is written with them. */
const SURE = codesOf('。｡！？।॥؟۔።፧፨։။។៕')
const CHINESE_SURE = new Set([...SURE, ...codesOf('；')])
const GREEK_SURE = new Set([...SURE, ...codesOf(';\u037e')])
const CLOSERS = codesOf('"\'”’“‘»›)]}」』）】》〉_*')
const OPENERS = codesOf('"\'“‘„«‹([{¿¡_*—–-')
/** What goes on with the sentence although the stop has been closed: '“Go!”, he said'. */
const GOES_ON = codesOf(',;:.!?%)]}»”/&=+')
const SPACED_DOTS = /\.(?:[ \u00a0]\.){2,3}/y
/** Marks of notes that stand after the stop: '[7][8]', or '11 12' where a sentence begins after them. */
const NOTES = /(?:\[\d+\])+|(?<=\p{Ll}{2}\.)\d{1,3}(?:[ ,]\d{1,3})*(?=\s+\p{Lu})/uy
const WORD_LETTER = /[\p{L}\p{M}\p{N}.°º'’&-]/u
/** A space lost before it: 'Tuesday.Mr'. */
const GLUED_SENTENCE = /^.*\p{Ll}{3}\.(?=\p{Lu})/u
/** What stands before the stop of a list entry's mark: '1', '• 9', 'a'. */
const ENTRY_MARK = /^[\s("'“‘«•⁃‣◦▪●■]*(?:\d{1,3}|\p{L})$/u
const LONGEST_ENTRY_MARK = 12
const THAI_SPACE = /(?<=\p{sc=Thai})\s+(?=\p{sc=Thai})/gu
/** Letters after which a word is no abbreviation whatever it is; keeps long runs without spaces from being read again and again. */
const LONGEST_WORD = 40
/** Of the openers, those that also stand within words. */
const JOINS = codesOf("'-")
/** '. . . .' */
const DOTTED_LENGTH = 7
const WORD_OR_NUMBER = /(?:^|[\s("“'‘])(?:\p{L}*\p{Ll}{2}|[\d,]+)$/u
const SENTENCE_START = /^\p{Lu}\p{L}*(?:\s|\.\s\p{Lu})/u
const LOOK_BACK = 60
const LOOK_AHEAD = 48

/** Finds where new sentences begin within a paragraph or line: offsets that rise. */
export type FindCuts = (text: string) => number[]

/**
 * Makes the finder of one language. It runs over the text once; what is written around a stop is read in full only where
 * its ends do not settle it: this is the fast path of the package.
 */
export function createFindCuts(language: Language): FindCuts {
  const ends = createSentenceEnds(language)
  const base = baseLanguage(language)
  const sure = base === 'zh' || base === 'yue' ? CHINESE_SURE : base === 'el' ? GREEK_SURE : SURE
  const hasSureSemicolon = sure.has(SEMICOLON)

  return (text) => {
    const entries = findInlineEntries(text)
    const cuts: number[] = []
    let isBracketed: ((offset: number) => boolean) | null = null
    let entry = 0
    let start = 0
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at)
      let isDoubtful = false
      if (code < 0x80) {
        isDoubtful = code === FULL_STOP || code === 0x21 || code === 0x3f
        if (!isDoubtful && !(code === SEMICOLON && hasSureSemicolon)) continue
      } else {
        isDoubtful = DOUBTFUL.has(code)
        if (!isDoubtful && !sure.has(code)) continue
      }
      const markEnd = isDoubtful ? endOfDoubtful(text, at) : endOfRun(text, at, sure)
      const closersEnd = endOfRun(text, markEnd, CLOSERS)
      const end = endOfNotes(text, closersEnd)
      for (let next = entries[entry]; next !== undefined && next <= at; next = entries[++entry]) start = next
      if (!isEntryMark(text, start, at)) {
        const cut = isDoubtful
          ? findEnd(text, { at, markEnd, closersEnd, end }, ends)
          : (isBracketed ??= findBracketed(text))(end - 1) || isQuotedSpeech(text, end, closersEnd > markEnd)
            ? null
            : end
        if (cut !== null) {
          cuts.push(cut)
          start = cut
        }
      }
      at = end - 1
    }
    const others = base === 'th' ? [...entries, ...findThaiSpaces(text)] : entries
    return others.length === 0 ? cuts : [...new Set([...cuts, ...others])].toSorted((a, b) => a - b)
  }
}

/** The offsets of a stop: its mark, closing quotes and brackets after it, and marks of notes after those. */
interface Span {
  at: number
  markEnd: number
  closersEnd: number
  end: number
}

function codesOf(letters: string): ReadonlySet<number> {
  return new Set(letters.split('').map((letter) => letter.charCodeAt(0)))
}

function endOfRun(text: string, from: number, codes: ReadonlySet<number>): number {
  let end = from
  while (end < text.length && codes.has(text.charCodeAt(end))) end += 1
  return end
}

function endOfDoubtful(text: string, at: number): number {
  const next = text.charCodeAt(at + 1)
  if ((next === 0x20 || next === 0xa0) && text.charCodeAt(at + 2) === FULL_STOP) {
    SPACED_DOTS.lastIndex = at
    if (SPACED_DOTS.test(text)) return SPACED_DOTS.lastIndex
  }
  return endOfRun(text, at, DOUBTFUL)
}

function endOfNotes(text: string, at: number): number {
  const code = text.charCodeAt(at)
  if (code !== 0x5b && !(code >= 0x30 && code <= 0x39)) return at
  NOTES.lastIndex = at
  return NOTES.test(text) ? NOTES.lastIndex : at
}

function isEntryMark(text: string, start: number, at: number): boolean {
  return at - start <= LONGEST_ENTRY_MARK && text.charCodeAt(at) === FULL_STOP && ENTRY_MARK.test(text.slice(start, at))
}

function findThaiSpaces(text: string): number[] {
  return [...text.matchAll(THAI_SPACE)].map((space) => space.index)
}

/** Where the sentence ends that a doubtful stop may end; null when it goes on. */
function findEnd(text: string, span: Span, ends: SentenceEnds): number | null {
  const { at, markEnd, end } = span
  const ownStop = markEnd - at === DOTTED_LENGTH ? splitDottedEnd(text, span) : null
  if (ownStop !== null) return ownStop
  const isSpaced = end === text.length || isSpaceAt(text, end)
  if (!isSpaced && !isMissingSpace(text, span)) return null
  return (settleByEnds(text, span, ends) ?? ends.endsAt(readStop(text, span))) ? end : null
}

/** Whether a stop ends its sentence by the letter after it and the word before it; null when more must be read. */
function settleByEnds(text: string, { at, markEnd, end }: Span, ends: SentenceEnds): boolean | null {
  let next = end
  while (next < text.length && isSpaceAt(text, next)) next += 1
  if (next === text.length) return true
  if (GOES_ON.has(text.charCodeAt(next))) return false
  const first = next
  while (next < text.length && (OPENERS.has(text.charCodeAt(next)) || isSpaceAt(text, next))) next += 1
  if (isLowerAt(text, next)) return false
  if (endOfRun(text, at, CLEAR) === markEnd) return true
  if (markEnd - at !== 1 || text.charCodeAt(at) !== FULL_STOP) return null
  return settleByWord(text, { at, next: next === first && end === markEnd ? next : null }, ends)
}

/**
 * Whether a full stop ends its sentence by the words beside it alone; null when they do not tell.
 *
 * @param o.next where the next word begins; null when there are quotes or brackets on the way to it
 */
function settleByWord(
  text: string,
  { at, next }: { at: number; next: number | null },
  ends: SentenceEnds,
): boolean | null {
  let from = at
  while (from > 0 && at - from < LONGEST_WORD && isLetterAt(text, from - 1)) from -= 1
  if (at - from === 1) return null
  if (from === at) {
    while (from > 0 && at - from < LONGEST_WORD && isNumberAt(text, from - 1)) from -= 1
    return at - from > 2 && (from === 0 || isSpaceAt(text, from - 1)) ? true : null
  }
  const before = text.charCodeAt(from - 1)
  const isWhole = from === 0 || isSpaceAt(text, from - 1) || (OPENERS.has(before) && !JOINS.has(before))
  if (!isWhole) return null
  if (at - from > ends.longestAbbreviation) return true
  switch (ends.readAbbreviation(text.slice(from, at).toLowerCase())) {
    case null:
      return true
    case 'bound':
      return next === null ? null : false
    case 'free':
      return next === null ? null : settleByNextWord(text, next, ends)
  }
}

/** Whether an abbreviation ends its sentence by the word after it; null when that is more than plain letters. */
function settleByNextWord(text: string, next: number, ends: SentenceEnds): boolean | null {
  if (isNumberAt(text, next)) return false
  let to = next
  while (to < text.length && isLetterAt(text, to)) to += 1
  return to > next && (to === text.length || isSpaceAt(text, to))
    ? ends.isStarter(text.slice(next, to).toLowerCase())
    : null
}

/** 'compounds. . . . The': a sentence's own stop, and after it an omission that belongs to the next one. */
function splitDottedEnd(text: string, { at, markEnd }: Span): number | null {
  const isOwnStop = text.charCodeAt(markEnd - 2) === 0x20 && at > 0 && !isSpaceAt(text, at - 1)
  return isOwnStop && /^\s+\S/u.test(text.slice(markEnd, markEnd + 4)) ? at + 1 : null
}

function readStop(text: string, { at, markEnd, closersEnd, end }: Span): Stop {
  const from = scanBack(text, at, (letter) => WORD_LETTER.test(letter))
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
    before: text.slice(from, at).replace(GLUED_SENTENCE, ''),
    earlier: earlier.replace(/^[^\p{L}\p{N}]+/u, ''),
    closers: text.slice(markEnd, closersEnd),
    after: text.slice(end, end + LOOK_AHEAD).trimStart(),
  }
}

function scanBack(text: string, from: number, belongs: (letter: string) => boolean): number {
  let at = from
  while (at > 0 && from - at < LOOK_BACK && belongs(text.charAt(at - 1))) at -= 1
  return at
}

/** 'Hello world.Today is': a space was lost, as 'example.Com' and 'Jane.Doe@' are not. */
function isMissingSpace(text: string, { at, closersEnd, end }: Span): boolean {
  if (!isUpperAt(text, end)) return false
  if (end > closersEnd) return true
  const last = text.charCodeAt(at - 1)
  if (!isLowerAt(text, at - 1) && last !== 0x2c && !(last >= 0x30 && last <= 0x39)) return false
  return (
    WORD_OR_NUMBER.test(text.slice(Math.max(0, at - LOOK_BACK), at)) &&
    SENTENCE_START.test(text.slice(end, end + LOOK_AHEAD))
  )
}

/** 「行くぞ。」と彼は言った: speech that its sentence goes on after. */
function isQuotedSpeech(text: string, end: number, hasClosers: boolean): boolean {
  return hasClosers && /[」』]/u.test(text.charAt(end - 1)) && isLetterAt(text, end)
}
