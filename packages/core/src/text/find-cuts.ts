import type { Language } from '../types'
import { isLetterAt, isLowerAt, isSpaceAt, isUpperAt } from './char-classes'
import { endsBeforeLowerCase } from './ends-before-lower-case'
import { createSentenceEnds, type SentenceEnds } from './ends-sentence'
import { findArabicLeads } from './find-arabic-leads'
import { findBracketed } from './find-bracketed'
import { findEmoticons } from './find-emoticons'
import { findBullets, findInlineEntries } from './find-inline-entries'
import { findQuoted } from './find-quoted'
import { findThaiCuts } from './find-thai-cuts'
import { isMissingSpace } from './is-missing-space'
import { baseLanguage, isWrittenWithoutSpaces } from './language'
import { readStop } from './read-stop'
import { readStopSpan, type StopSpan } from './read-stop-span'
import { settleByNextWord, settleByWord } from './settle-by-word'
import {
  CLEAR,
  codesOf,
  DOUBTFUL,
  endOfRun,
  GOES_ON,
  GOES_ON_AFTER_SURE,
  OPENERS,
  SURE,
  SURE_IN_LANGUAGE,
} from './stop-marks'
import { trackQuotes } from './track-quotes'

const FULL_STOP = 0x2e
const LONGEST_QUOTATION = 400
const QUOTES: Readonly<Record<string, string>> = { '”': '“', '’': '‘', '」': '「', '』': '『' }
const EXCLAMATION_MARK = 0x21
const QUESTION_MARK = 0x3f
const FIRST_NON_ASCII = 0x80
const DOTTED_LENGTH = 7
/** Without any of these a text has neither bullets nor emoticons. */
const SIGNS = /[•⁃‣◦▪●■\u2600-\u27bf\ud83c-\ud83e]|[:;=]['^~-]?[)DP(]/
/** What stands before the stop of a list entry's mark: '1', '• 9', 'a'. */
const ENTRY_MARK = /^[\s("'“‘«•⁃‣◦▪●■]*(?:\d{1,3}|\p{L})$/u
const LONGEST_ENTRY_MARK = 12
const REPORTS_SPEECH = /^(?:って|と(?:言|い|聞|き|思|おも|叫|答|尋|問|書|呟|つぶや))/u

/** What else ends sentences in single languages. */
const FIND_OTHERS: Readonly<Record<string, (text: string) => number[]>> = {
  ar: findArabicLeads,
  lo: findThaiCuts,
  th: findThaiCuts,
}

/** What reports a quotation that a sure stop ends: '„…။“ ဟု', '"…।" उसने कहा'. */
const REPORTS_QUOTATION = /^(?:ဟု|လို့|ဟူ|(?:\S+ ){1,3}(?:कहा|पूछा|बोला|बोली|बोले)(?=[।\s|,]))/u
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
  const extra = codesOf(SURE_IN_LANGUAGE[base] ?? '')
  const hasExtra = extra.size > 0
  const sure = hasExtra ? new Set([...SURE, ...extra]) : SURE
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
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at)
      let isDoubtful = false
      if (code < FIRST_NON_ASCII) {
        isDoubtful = code === FULL_STOP || code === EXCLAMATION_MARK || code === QUESTION_MARK
        if (!isDoubtful && !(hasExtra && extra.has(code))) continue
      } else {
        isDoubtful = DOUBTFUL.has(code)
        if (!isDoubtful && !sure.has(code)) continue
      }
      const span = readStopSpan(text, at, sure, isOpenAt)
      for (let next = entries[entry]; next !== undefined && next <= at; next = entries[++entry]) start = next
      if (!isEntryMark(text, start, at) && !(hasOwnStop && code === FULL_STOP && span.markEnd - at === 1)) {
        let cut =
          isDoubtful && !hasSure(text, span, sure)
            ? findEnd(text, start, span, ends)
            : findSureEnd(text, span, isEastern, code < FIRST_NON_ASCII)
        if (cut !== null && base === 'ko' && isWithinDate(text, at)) cut = null
        if (cut !== null && keepsQuoted && (isQuoted ??= findQuoted(text))(span.closersEnd - 1)) cut = null
        if (cut !== null && isEastern && (isBracketed ??= findBracketed(text))(span.end - 1)) cut = null
        if (cut !== null) {
          cuts.push(cut)
          start = cut
        }
      }
      at = span.end - 1
    }
    const others = [...entries, ...(hasSigns ? findEmoticons(text) : []), ...(findOthers?.(text) ?? [])]
    return others.length === 0 ? cuts : [...new Set([...cuts, ...others])].toSorted((a, b) => a - b)
  }
}

function hasSure(text: string, { at, markEnd }: StopSpan, sure: ReadonlySet<number>): boolean {
  for (let mark = at; mark < markEnd; mark += 1) if (sure.has(text.charCodeAt(mark))) return true
  return false
}

function isEntryMark(text: string, start: number, at: number): boolean {
  return at - start <= LONGEST_ENTRY_MARK && text.charCodeAt(at) === FULL_STOP && ENTRY_MARK.test(text.slice(start, at))
}

/** Where the sentence ends that a sure stop ends; null where it goes on all the same. */
function findSureEnd(
  text: string,
  { at, markEnd, closersEnd, end }: StopSpan,
  isEastern: boolean,
  isAscii: boolean,
): number | null {
  if (isAscii && end < text.length && !isSpaceAt(text, end)) return null
  let next = end
  while (next < text.length && isSpaceAt(text, next)) next += 1
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
  if (!isSpaced) return isMissingSpace(text, span) ? end : null
  return (settleByEnds(text, start, span, ends) ?? ends.endsAt(readStop(text, start, span))) ? end : null
}

/** Whether a stop ends its sentence by the letter after it and the word before it; null when more must be read. */
function settleByEnds(
  text: string,
  start: number,
  { at, markEnd, closersEnd, end }: StopSpan,
  ends: SentenceEnds,
): boolean | null {
  let next = end
  while (next < text.length && isSpaceAt(text, next)) next += 1
  if (next === text.length) return true
  if (GOES_ON.has(text.charCodeAt(next)) && !opensHere(text, next, end)) {
    const isOmission = next > end && text.startsWith('...', next) && isLetterAt(text, next + 3)
    return isOmission && markEnd - at === 1 ? settleByWord(text, { at, next: null }, ends) === true : false
  }
  const first = next
  while (next < text.length && (OPENERS.has(text.charCodeAt(next)) || isSpaceAt(text, next))) next += 1
  if (isLowerAt(text, next) && !isClipped(text, next)) {
    return next === first && closersEnd === markEnd && endsBeforeLowerCase(text, { start, at, markEnd, next }, ends)
  }
  if (endOfRun(text, at, CLEAR) === markEnd) {
    const mayBeReported = closersEnd > markEnd && ends.knowsSpeech
    const mayBeName = text.charCodeAt(at) === EXCLAMATION_MARK && text.charCodeAt(at - 1) < FIRST_NON_ASCII
    const isPlain = !mayBeReported && !mayBeName
    return isPlain || settleByNextWord(text, next, ends) === true || null
  }
  if (markEnd - at !== 1 || text.charCodeAt(at) !== FULL_STOP) return null
  return settleByWord(text, { at, next: next === first && end === markEnd ? next : null }, ends)
}

/** 'compounds. . . . The': a sentence's own stop, and after it an omission that belongs to the next one. */
function splitDottedEnd(text: string, { at, markEnd }: StopSpan): number | null {
  const isOwnStop = text.charCodeAt(markEnd - 2) === 0x20 && at > 0 && !isSpaceAt(text, at - 1)
  return isOwnStop && /^\s+\S/u.test(text.slice(markEnd, markEnd + 4)) ? at + 1 : null
}
