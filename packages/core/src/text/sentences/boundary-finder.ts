import type { Language } from '../../types'
import { isLetterAt, isLowerAt, isSpaceAt, isUpperAt, skipForward, SPACE } from '../characters/character-classes'
import { createStopClassifier, type StopClassifier } from './stop-classifier'
import { findArabicLeadIns } from './unpunctuated/find-arabic-lead-ins'
import { findBrackets } from './quotations/find-brackets'
import { findEmoticons } from './unpunctuated/find-emoticons'
import { findBullets, findListItems } from './unpunctuated/find-list-items'
import { findContinuedQuotations } from './quotations/find-continued-quotations'
import { findThaiBoundaries } from './unpunctuated/find-thai-boundaries'
import { isMissingSpace } from './stops/is-missing-space'
import { baseLanguage, isWrittenWithoutSpaces } from '../../languages/language'
import { readStopSpan, type StopSpan } from './stops/read-stop-span'
import { Stop } from './stops/stop'
import {
  burmeseReports,
  doubtfulMarks,
  hindiReports,
  japaneseReports,
  marksOfLanguages,
  sureMarks,
} from './word-lists/sentence-tables'
import { findMark, GOES_ON, GOES_ON_AFTER_SURE, skipOpeners } from './stops/stop-marks'
import { trackStraightQuotes } from './quotations/track-straight-quotes'

const FULL_STOP = 0x2e
const MAX_QUOTATION_LENGTH = 400
const QUOTES: Readonly<Record<string, string>> = { '”': '“', '’': '‘', '」': '「', '』': '『' }
const FIRST_NON_ASCII = 0x80
const DOTTED_LENGTH = 7
/** A text without any of these has neither bullets nor emoticons. */
const SIGNS = /[•⁃‣◦▪●■\u2600-\u27bf\ud83c-\ud83e]|[:;=]['^~-]?[)DP(]/
/** A list marker before its full stop: '1', '• 9', 'a', 'iii'. */
const LIST_MARKER = /^[\s("'“‘«•⁃‣◦▪●■]*(?:\d{1,3}|\p{L}|[ivx]{2,4})$/u
const MAX_LIST_MARKER_LENGTH = 6
const REPORTS_SPEECH = new RegExp(`^(?:って|と(?:${japaneseReports}))`, 'u')

/** A stop after the bracket that closes behind another stop: '（本当に。）。' */
const STOPS = ['。', '！', '？', '．', '｡']

/** Boundaries that only some languages have. */
const FIND_OTHERS: Readonly<Record<string, (text: string) => number[]>> = {
  ar: findArabicLeadIns,
  lo: findThaiBoundaries,
  th: findThaiBoundaries,
}

/** Words that report a quotation that ends in an unambiguous stop: '„…။“ ဟု', '"…।" उसने कहा'. */
const REPORTS_QUOTATION = new RegExp(
  String.raw`^(?:${burmeseReports}|(?:\S+ ){1,3}(?:${hindiReports})(?=[।\s|,]))`,
  'u',
)
const MAX_REPORT_LENGTH = 40
/** '2020. 5. 3.', in which no stop ends a sentence unless the year is alone. */
const KOREAN_DATE = /(?:^|\D)\d{4}\.(?: ?\d{1,2}\.){0,2}$/u
const MAX_DATE_LENGTH = 14

/** Finds where new sentences begin within a paragraph or line, as ascending offsets. */
export type BoundaryFinder = (text: string) => number[]

/**
 * Creates the boundary finder of a language. It scans the text once and examines the words around a stop only if the
 * characters beside it do not decide; most stops take this fast path.
 */
export function createBoundaryFinder(language: Language): BoundaryFinder {
  const classifier = createStopClassifier(language)
  const base = baseLanguage(language)
  const isEastern = base === 'zh' || base === 'ja' || base === 'yue'
  const keepsQuoted = !isEastern && base !== 'en'
  const ownMarks = marksOfLanguages[base] ?? ''
  const isAsciiDoubtful = ownMarks === ''
  const isSure = new RegExp(`[${sureMarks}${ownMarks}]`, 'u')
  const findOthers = FIND_OTHERS[base] ?? (() => [])

  return (text) => {
    const hasSigns = SIGNS.test(text)
    const bullets = hasSigns ? findBullets(text) : []
    const items = bullets.length > 0 ? bullets : findListItems(text)
    const isOpenAt = trackStraightQuotes(text)
    const hasOwnStop = base === 'hy' && /[։:](?:\s|$)/u.test(text)
    const boundaries: number[] = []
    let isBracketed: ((offset: number) => boolean) | null = null
    let isQuoted: ((offset: number) => boolean) | null = null
    let item = 0
    let start = 0
    let span: StopSpan | null = null
    for (let at = findMark(text, 0, ownMarks); at < text.length; at = findMark(text, span.end, ownMarks)) {
      span = readStopSpan(text, at, ownMarks, isOpenAt)
      for (let next = items[item]; next !== undefined && next <= at; next = items[++item]) start = next
      const mark = isAsciiDoubtful && text.charCodeAt(at) < FIRST_NON_ASCII ? '' : text.slice(at, span.markEnd)
      if (isListMarker(text, start, at) || (hasOwnStop && mark === '.')) continue
      const isDoubtful = mark === '' || doubtfulMarks.includes(mark) || !isSure.test(mark)
      const boundary = isDoubtful ? findEnd(text, start, span, classifier) : findSureEnd(text, span, isEastern)
      if (boundary === null || (base === 'ko' && isWithinDate(text, at))) continue
      if (keepsQuoted && (isQuoted ??= findContinuedQuotations(text))(span.closersEnd - 1)) continue
      if (isEastern && (isBracketed ??= findBrackets(text))(span.end - 1)) continue
      boundaries.push(boundary)
      start = boundary
    }
    const others = [...items, ...(hasSigns ? findEmoticons(text) : []), ...findOthers(text)]
    return others.length === 0 ? boundaries : [...new Set([...boundaries, ...others])].toSorted((a, b) => a - b)
  }
}

function isListMarker(text: string, start: number, at: number): boolean {
  if (text.charCodeAt(at) !== FULL_STOP || at - skipOpeners(text, start) > MAX_LIST_MARKER_LENGTH) return false
  return LIST_MARKER.test(text.slice(start, at))
}

/** Returns where a sentence with an unambiguous stop ends; null if it continues nevertheless. */
function findSureEnd(text: string, { at, markEnd, closersEnd, end }: StopSpan, isEastern: boolean): number | null {
  const isAscii = text.charCodeAt(at) < FIRST_NON_ASCII
  if (isAscii && end < text.length && !isSpaceAt(text, end)) return null
  const next = skipForward(text, end, SPACE)
  if (GOES_ON_AFTER_SURE.has(text.charCodeAt(next)) || (isAscii && isLowerAt(text, next))) return null
  if (closersEnd > markEnd && REPORTS_QUOTATION.test(text.slice(next, next + MAX_REPORT_LENGTH))) return null
  if (isEastern && closersEnd > markEnd && STOPS.includes(text.charAt(end))) return null
  const mark = text.charAt(at)
  if (mark === '．' && !isWrittenWithoutSpaces(text.charAt(at - 1))) return null
  if (!isEastern || next > end) return end
  if (/[》】）〉]/u.test(text.charAt(end - 1))) return isLetterAt(text, end) ? null : end
  if (closersEnd === markEnd) return mark === '。' || !REPORTS_SPEECH.test(text.slice(end, end + 4)) ? end : null
  if (!isLetterAt(text, end) || !/[」』”’]/u.test(text.charAt(end - 1))) return end
  return isIntroduced(text, end) ? end : null
}

/** Returns true if a colon introduces the quotation: 他说：“好。” ends with its quotation, but “好。”他说 continues. */
function isIntroduced(text: string, end: number): boolean {
  const opener = QUOTES[text.charAt(end - 1)] ?? '“'
  const near = text.slice(Math.max(0, end - MAX_QUOTATION_LENGTH), end - 1)
  const from = near.lastIndexOf(opener)
  return from > 0 && '：:'.includes(near.charAt(from - 1))
}

function isWithinDate(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - MAX_DATE_LENGTH), at + 1)
  const isYear = /\d{4}\.$/u.test(before)
  return KOREAN_DATE.test(before) && (!isYear || /^ ?\d{1,2}\./u.test(text.slice(at + 1, at + 5)))
}

/** Tests for Dutch words that begin a sentence without a capital: ''s Avonds'. */
function isClipped(text: string, at: number): boolean {
  return at > 0 && "'’".includes(text.charAt(at - 1)) && isSpaceAt(text, at + 1) && isUpperAt(text, at + 2)
}

/** Returns true if '»' or '”', which close in most languages, opens here: a letter follows. */
function opensHere(text: string, at: number, end: number): boolean {
  return at > end && '»”'.includes(text.charAt(at)) && isLetterAt(text, at + 1)
}

/** Returns where a sentence with an ambiguous stop ends; null if it continues. */
function findEnd(text: string, start: number, span: StopSpan, classifier: StopClassifier): number | null {
  const { at, markEnd, end } = span
  const ownStop = markEnd - at === DOTTED_LENGTH ? splitDottedEnd(text, span) : null
  if (ownStop !== null) return ownStop
  const isSpaced = end === text.length || isSpaceAt(text, end)
  return (isSpaced ? endsSentence(text, start, span, classifier) : isMissingSpace(text, span)) ? end : null
}

function endsSentence(text: string, start: number, span: StopSpan, classifier: StopClassifier): boolean {
  const { at, markEnd, closersEnd, end } = span
  const next = skipForward(text, end, SPACE)
  if (next === text.length) return true
  const stop = new Stop(text, start, span, next)
  const isLetter = isLetterAt(text, next)
  if (!isLetter && GOES_ON.has(text.charCodeAt(next)) && !opensHere(text, next, end)) {
    const isOmission = next > end && text.startsWith('...', next) && isLetterAt(text, next + 3)
    return isOmission && markEnd - at === 1 && classifier.endsAt(stop)
  }
  const first = isLetter ? next : skipOpeners(text, next)
  if (isLowerAt(text, first) && !isClipped(text, first))
    return next === first && closersEnd === markEnd && classifier.endsBeforeLowerCase(stop)
  return classifier.endsAt(stop)
}

/** Finds a full stop followed by an omission that belongs to the next sentence: 'compounds. . . . The'. */
function splitDottedEnd(text: string, { at, markEnd }: StopSpan): number | null {
  const isOwnStop = text.charCodeAt(markEnd - 2) === 0x20 && at > 0 && !isSpaceAt(text, at - 1)
  return isOwnStop && /^\s+\S/u.test(text.slice(markEnd, markEnd + 4)) ? at + 1 : null
}
