import type { Language } from '../types'
import { isLetterAt, isLowerAt, isSpaceAt, isUpperAt, skipOn, SPACE } from './char-classes'
import { createSentenceEnds, type SentenceEnds } from './sentence-ends'
import { findArabicLeads } from './find-arabic-leads'
import { findBracketed } from './find-bracketed'
import { findEmoticons } from './find-emoticons'
import { findBullets, findInlineEntries } from './find-inline-entries'
import { findQuoted } from './find-quoted'
import { findThaiCuts } from './find-thai-cuts'
import { isMissingSpace } from './is-missing-space'
import { baseLanguage, isWrittenWithoutSpaces } from './language'
import { readStopSpan, type StopSpan } from './read-stop-span'
import { Stop } from './stop'
import {
  burmeseReports,
  doubtfulMarks,
  hindiReports,
  japaneseReports,
  marksOfLanguages,
  sureMarks,
} from './sentence-tables'
import { findMark, GOES_ON, GOES_ON_AFTER_SURE, skipOpeners } from './stop-marks'
import { trackQuotes } from './track-quotes'

const FULL_STOP = 0x2e
const LONGEST_QUOTATION = 400
const QUOTES: Readonly<Record<string, string>> = { '”': '“', '’': '‘', '」': '「', '』': '『' }
const FIRST_NON_ASCII = 0x80
const DOTTED_LENGTH = 7
/** Without any of these a text has neither bullets nor emoticons. */
const SIGNS = /[•⁃‣◦▪●■\u2600-\u27bf\ud83c-\ud83e]|[:;=]['^~-]?[)DP(]/
/** What stands before the stop of a list entry's mark: '1', '• 9', 'a'. */
const ENTRY_MARK = /^[\s("'“‘«•⁃‣◦▪●■]*(?:\d{1,3}|\p{L})$/u
const LONGEST_ENTRY_MARK = 6
const REPORTS_SPEECH = new RegExp(`^(?:って|と(?:${japaneseReports}))`, 'u')

/** What else ends sentences in single languages. */
const FIND_OTHERS: Readonly<Record<string, (text: string) => number[]>> = {
  ar: findArabicLeads,
  lo: findThaiCuts,
  th: findThaiCuts,
}

/** What reports a quotation that a sure stop ends: '„…။“ ဟု', '"…।" उसने कहा'. */
const REPORTS_QUOTATION = new RegExp(
  String.raw`^(?:${burmeseReports}|(?:\S+ ){1,3}(?:${hindiReports})(?=[।\s|,]))`,
  'u',
)
const LONGEST_REPORT = 40
/** '2020. 5. 3.', of which no stop ends a sentence but where its year stands alone. */
const KOREAN_DATE = /(?:^|\D)\d{4}\.(?: ?\d{1,2}\.){0,2}$/u
const LONGEST_DATE = 14

/** Finds where new sentences begin within a paragraph or line: offsets that rise. */
export type FindCuts = (text: string) => number[]

/**
 * Makes the finder of one language. It runs over the text once; what is written around a stop is read in full only where
 * its ends do not settle it: this is the fast path of the package.
 */
export function createFindCuts(language: Language): FindCuts {
  const ends = createSentenceEnds(language)
  const base = baseLanguage(language)
  const isEastern = base === 'zh' || base === 'ja' || base === 'yue'
  const keepsQuoted = !isEastern && base !== 'en'
  const ownMarks = marksOfLanguages[base] ?? ''
  const isAsciiDoubtful = ownMarks === ''
  const isSure = new RegExp(`[${sureMarks}${ownMarks}]`, 'u')
  const findOthers = FIND_OTHERS[base] ?? null

  return (text) => {
    const hasSigns = SIGNS.test(text)
    const bullets = hasSigns ? findBullets(text) : []
    const entries = bullets.length > 0 ? bullets : findInlineEntries(text)
    const isOpenAt = trackQuotes(text)
    const hasOwnStop = base === 'hy' && /[։:](?:\s|$)/u.test(text)
    const cuts: number[] = []
    let isBracketed: ((offset: number) => boolean) | null = null
    let isQuoted: ((offset: number) => boolean) | null = null
    let entry = 0
    let start = 0
    let span: StopSpan | null = null
    for (let at = findMark(text, 0, ownMarks); at < text.length; at = findMark(text, span.end, ownMarks)) {
      span = readStopSpan(text, at, ownMarks, isOpenAt)
      for (let next = entries[entry]; next !== undefined && next <= at; next = entries[++entry]) start = next
      const mark = isAsciiDoubtful && text.charCodeAt(at) < FIRST_NON_ASCII ? '' : text.slice(at, span.markEnd)
      if (isEntryMark(text, start, at) || (hasOwnStop && mark === '.')) continue
      const isDoubtful = mark === '' || doubtfulMarks.includes(mark) || !isSure.test(mark)
      const cut = isDoubtful ? findEnd(text, start, span, ends) : findSureEnd(text, span, isEastern)
      if (cut === null || (base === 'ko' && isWithinDate(text, at))) continue
      if (keepsQuoted && (isQuoted ??= findQuoted(text))(span.closersEnd - 1)) continue
      if (isEastern && (isBracketed ??= findBracketed(text))(span.end - 1)) continue
      cuts.push(cut)
      start = cut
    }
    const others = [...entries, ...(hasSigns ? findEmoticons(text) : []), ...(findOthers?.(text) ?? [])]
    return others.length === 0 ? cuts : [...new Set([...cuts, ...others])].toSorted((a, b) => a - b)
  }
}

function isEntryMark(text: string, start: number, at: number): boolean {
  if (text.charCodeAt(at) !== FULL_STOP || at - skipOpeners(text, start) > LONGEST_ENTRY_MARK) return false
  return ENTRY_MARK.test(text.slice(start, at))
}

/** Where the sentence ends that a sure stop ends; null where it goes on all the same. */
function findSureEnd(text: string, { at, markEnd, closersEnd, end }: StopSpan, isEastern: boolean): number | null {
  const isAscii = text.charCodeAt(at) < FIRST_NON_ASCII
  if (isAscii && end < text.length && !isSpaceAt(text, end)) return null
  const next = skipOn(text, end, SPACE)
  if (GOES_ON_AFTER_SURE.has(text.charCodeAt(next)) || (isAscii && isLowerAt(text, next))) return null
  if (closersEnd > markEnd && REPORTS_QUOTATION.test(text.slice(next, next + LONGEST_REPORT))) return null
  const mark = text.charAt(at)
  if (mark === '．' && !isWrittenWithoutSpaces(text.charAt(at - 1))) return null
  if (!isEastern || next > end) return end
  if (/[》】）〉]/u.test(text.charAt(end - 1))) return isLetterAt(text, end) ? null : end
  if (closersEnd === markEnd) return mark === '。' || !REPORTS_SPEECH.test(text.slice(end, end + 4)) ? end : null
  if (!isLetterAt(text, end) || !/[」』”’]/u.test(text.charAt(end - 1))) return end
  return isIntroduced(text, end) ? end : null
}

/** 他说：“好。” is over with its quotation, where “好。”他说 goes on. */
function isIntroduced(text: string, end: number): boolean {
  const opener = QUOTES[text.charAt(end - 1)] ?? '“'
  const near = text.slice(Math.max(0, end - LONGEST_QUOTATION), end - 1)
  const from = near.lastIndexOf(opener)
  return from > 0 && '：:'.includes(near.charAt(from - 1))
}

function isWithinDate(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - LONGEST_DATE), at + 1)
  const isYear = /\d{4}\.$/u.test(before)
  return KOREAN_DATE.test(before) && (!isYear || /^ ?\d{1,2}\./u.test(text.slice(at + 1, at + 5)))
}

/** ''s Avonds': Dutch words that begin a sentence without a capital. */
function isClipped(text: string, at: number): boolean {
  return at > 0 && "'’".includes(text.charAt(at - 1)) && isSpaceAt(text, at + 1) && isUpperAt(text, at + 2)
}

/** '»' and '”' close in most languages, but open in some: there a letter follows. */
function opensHere(text: string, at: number, end: number): boolean {
  return at > end && '»”'.includes(text.charAt(at)) && isLetterAt(text, at + 1)
}

/** Where the sentence ends that a doubtful stop may end; null when it goes on. */
function findEnd(text: string, start: number, span: StopSpan, ends: SentenceEnds): number | null {
  const { at, markEnd, end } = span
  const ownStop = markEnd - at === DOTTED_LENGTH ? splitDottedEnd(text, span) : null
  if (ownStop !== null) return ownStop
  const isSpaced = end === text.length || isSpaceAt(text, end)
  return (isSpaced ? endsSentence(text, start, span, ends) : isMissingSpace(text, span)) ? end : null
}

function endsSentence(text: string, start: number, span: StopSpan, ends: SentenceEnds): boolean {
  const { at, markEnd, closersEnd, end } = span
  const next = skipOn(text, end, SPACE)
  if (next === text.length) return true
  const stop = new Stop(text, start, span, next)
  const isLetter = isLetterAt(text, next)
  if (!isLetter && GOES_ON.has(text.charCodeAt(next)) && !opensHere(text, next, end)) {
    const isOmission = next > end && text.startsWith('...', next) && isLetterAt(text, next + 3)
    return isOmission && markEnd - at === 1 && ends.endsAt(stop)
  }
  const first = isLetter ? next : skipOpeners(text, next)
  if (isLowerAt(text, first) && !isClipped(text, first))
    return next === first && closersEnd === markEnd && ends.endsBeforeLowerCase(stop)
  return ends.endsAt(stop)
}

/** 'compounds. . . . The': a sentence's own stop, and after it an omission that belongs to the next one. */
function splitDottedEnd(text: string, { at, markEnd }: StopSpan): number | null {
  const isOwnStop = text.charCodeAt(markEnd - 2) === 0x20 && at > 0 && !isSpaceAt(text, at - 1)
  return isOwnStop && /^\s+\S/u.test(text.slice(markEnd, markEnd + 4)) ? at + 1 : null
}
