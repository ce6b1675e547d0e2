import type { Language } from '../types'
import { yearAbbreviations } from './abbreviation-tables'
import { createReadAbbreviation, type AbbreviationKind, type ReadAbbreviation } from './abbreviations'
import { isLowerAt, isNumberAt, isUpperAt } from './char-classes'
import { baseLanguage } from './language'
import {
  commonStarters,
  lowerCaseStarters,
  sentenceStarters,
  speechVerbs,
  surnamesLikeStarters,
} from './sentence-starters'

/** A stop in the text and what stands around it. */
export interface Stop {
  /** The stop itself, such as '.', '?!' or '. . .'. */
  mark: string
  /** The letters, digits and inner dots directly before it: 'U.S' of 'U.S.'; empty where there are none. */
  before: string
  /** The word before that one. */
  earlier: string
  /** Whether `before` is all of the sentence up to the stop. */
  isAlone: boolean
  /** Closing quotes and brackets directly after the stop. */
  closers: string
  /** What follows after white space, up to some words of it; empty at the end of the text. */
  after: string
}

/** What ends sentences in one language. */
export interface SentenceEnds {
  /** Whether a stop that no small letter follows ends its sentence, by all that stands around it. */
  endsAt: (stop: Stop) => boolean
  readAbbreviation: ReadAbbreviation
  /** Whether a word in lower case begins sentences far more often than it follows an abbreviation. */
  isStarter: (word: string) => boolean
  /** Whether verbs are known that tell a report after speech: '“Why?” Anna asked.' */
  knowsSpeech: boolean
  /** Whether single small letters need more than the word after them: 'г' may be 'year' or 'years'. */
  hasDurations: boolean
  /** Whether a word begins sentences even where it is written small. */
  isLowerCaseStarter: (word: string) => boolean
}

const OPENERS = /^[\s"'“‘„‚«»‹›([{¿¡_*—–\-`]+/u
const FIRST_WORD = /^[\p{L}\p{M}\p{N}'’.-]*/u
const INITIAL = /^[\p{Lu}\p{Lt}]$/u
/** A single letter of a script without capitals, in which words of one letter are rare. */
const CASELESS_INITIAL =
  /^[\p{sc=Arab}\p{sc=Hebr}\p{sc=Deva}\p{sc=Beng}\p{sc=Gujr}\p{sc=Guru}\p{sc=Knda}\p{sc=Mlym}\p{sc=Taml}\p{sc=Telu}\p{sc=Geor}]\p{M}*$/u
/** Years are written with four digits, so that these are counted: '150 г.'. */
const DURATION = /^\d{1,3}$/u
const SMALL_INITIAL = /^\p{Ll}$/u
const SINGLE_LETTER = /^\p{L}$/u
const SPACED_INITIAL = /^\p{L}\.$/u
const LAST_PART = /(?<=['-])\p{L}+$/u
const INITIALS = /^(?:\p{L}\p{M}*\.-?)+\p{L}\p{M}*$/u
const HOUR_HALF = /^(?:[ap]\.m|[πμ]\.μ)$/iu
/** 'p.m. EST', '3 p.m. Thursday'. */
const AFTER_HOUR_HALF =
  /^(?:[A-Z]{2,4}T|UTC|GMT|[CEMP]T|Eastern|Central|Pacific|Mountain|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\.|(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Aug|Sept|Oct|Nov|Dec)\b)/u
const NUMBER_LIKE = /^[#(]?(?:\p{N}|[IVXLCDM]+\b|\p{L}\b(?!['’]))/u
const ENDS_IN_NUMBER = /(?:\p{N}|half|two|three|four|five|six|seven|eight|nine|ten|sq)$/iu
const ORDINAL = /^[-–(]?(?:\d{1,2}|[IVX]{2,6})$/u
/** Names that are written with a mark. */
const EXCLAIMED = new Set(['Yahoo', 'Jeopardy', 'Wham', 'Panic', 'Airplane', 'Oklahoma', 'Joomla', 'Kahoot', 'E'])
/** 'BOSTON, Mass. -- The game' */
const DASHED = /^(?:--|[–—-]\s)/u
const LONGEST_SPEAKER_WORDS = 4
const QUOTE_OPENER = /^["“‘'«„¿¡]/u
const ORDINAL_LANGUAGES = new Set('de da nb nn no fi cs sk hu pl hr bs sl sr et lv tr is fo eu lb'.split(' '))

export function createSentenceEnds(language: Language): SentenceEnds {
  const base = baseLanguage(language)
  const readAbbreviation = createReadAbbreviation(language)
  const starters = sentenceStarters[base] ?? sentenceStarters['en'] ?? commonStarters
  const year = yearAbbreviations[base]
  const small = lowerCaseStarters[base] ?? new Set<string>()
  const saying = speechVerbs[base] ?? new Set<string>()
  const hasOrdinals = ORDINAL_LANGUAGES.has(base)
  return {
    endsAt,
    readAbbreviation,
    isStarter,
    knowsSpeech: saying.size > 0,
    hasDurations: year !== undefined,
    isLowerCaseStarter: (word) => small.has(word),
  }

  function isStarter(word: string): boolean {
    return starters.has(word) || commonStarters.has(word)
  }

  function endsAt(stop: Stop): boolean {
    const text = stop.after.replace(OPENERS, '')
    const next = FIRST_WORD.exec(text)?.[0] ?? ''
    const begins = starters.has(
      next
        .replaceAll('’', "'")
        .replace(/(?:['’]s)?\.*$/u, '')
        .toLowerCase(),
    )
    if ((!begins || base !== 'en') && isReported(stop, text)) return false
    if (isEllipsis(stop.mark)) return endsAfterEllipsis(stop, text, next)
    if (!stop.mark.startsWith('.') || stop.mark.length > 1)
      return begins || stop.mark !== '!' || stop.closers !== '' || !EXCLAIMED.has(stop.before)
    return endsAfterDot(stop, next, begins && !DASHED.test(stop.after))
  }

  function endsAfterDot(stop: Stop, next: string, begins: boolean): boolean {
    const before = stop.before.replaceAll('’', "'")
    if (before === '') return true
    const isQuoteAfter = stop.closers === '' && QUOTE_OPENER.test(stop.after)
    if (HOUR_HALF.test(before) && /\d$/u.test(stop.earlier)) return endsAfterHour(before, stop.after, next, begins)
    const kind = readWhole(before, stop.earlier)
    if (kind === null && INITIAL.test(before)) return endsAfterInitial(stop, before, next, begins)
    switch (kind) {
      case 'bound':
        return stop.closers !== '' && !isUpperAt(next, 0)
      case 'free':
        if (before === year && DURATION.test(stop.earlier)) return true
        return begins || isQuoteAfter || (stop.isAlone && before === 'No' && !NUMBER_LIKE.test(next))
      case 'before-number':
        return !NUMBER_LIKE.test(next) || begins
      case 'after-number':
        return !ENDS_IN_NUMBER.test(stop.earlier) || begins || isQuoteAfter
      case null:
        break
    }
    if (CASELESS_INITIAL.test(before)) return begins && !stop.isAlone
    if (INITIALS.test(before) || SMALL_INITIAL.test(before)) return begins || isQuoteAfter
    return !(hasOrdinals && stop.closers === '' && ORDINAL.test(before) && !/\p{L}\.$/u.test(stop.earlier)) || begins
  }

  /** 'z. B' is read as 'z.B', and of 'l’avv' and 'Dipl.-Ing' the end alone, where the whole is unknown. */
  function readWhole(before: string, earlier: string): AbbreviationKind | null {
    if (SINGLE_LETTER.test(before)) {
      const joined = SPACED_INITIAL.test(earlier) ? readAbbreviation(earlier + before) : null
      return joined ?? (INITIAL.test(before) ? null : readAbbreviation(before))
    }
    const known = readAbbreviation(before)
    if (known !== null) return known
    const part = LAST_PART.exec(before)?.[0] ?? ''
    return part.length > 1 ? readAbbreviation(part) : null
  }

  function endsAfterHour(before: string, after: string, next: string, begins: boolean): boolean {
    if (!isUpperAt(next, 0)) return begins
    if (before === 'P.M' || before === 'A.M') return true
    return begins || !(AFTER_HOUR_HALF.test(after) || isTitle(next))
  }

  function isTitle(next: string): boolean {
    return next.endsWith('.') && readAbbreviation(next.slice(0, -1)) === 'bound'
  }

  /** '“Why?” Anna Marsh asked.' */
  function isReported(stop: Stop, text: string): boolean {
    if (saying.size === 0 || stop.closers === '' || (base === 'en' && stop.mark === '.')) return false
    for (const word of text.split(' ', LONGEST_SPEAKER_WORDS)) {
      if (saying.has(word.replace(/[.,:;!।]+$/u, ''))) return true
      if (base === 'en' && !isUpperAt(word, 0)) return false
    }
    return false
  }
}

function endsAfterInitial(stop: Stop, before: string, next: string, begins: boolean): boolean {
  if (isNumberAt(next, 0)) return false
  const followsName = isUpperAt(stop.earlier, 0) || stop.earlier === ''
  if (before === 'I' && !followsName) return true
  return begins && !stop.isAlone && !(followsName && surnamesLikeStarters.has(next.toLowerCase()))
}

function isEllipsis(mark: string): boolean {
  return mark.includes('…') || /\.\s?\.\s?\./u.test(mark)
}

function endsAfterEllipsis(stop: Stop, text: string, next: string): boolean {
  if (/^\s?[)\]]/u.test(stop.closers) || isLowerAt(text, 0) || !/^[\p{L}\p{N}]/u.test(text)) return false
  if (stop.before === '' && stop.isAlone) return false
  const dots = stop.mark.replace(/[^.]/gu, '').length
  if (/[?!]/u.test(stop.mark) || dots > 3) return true
  const isI = /^I(?:['’]|$)/u.test(next)
  return !/\s/u.test(stop.mark) && (!isI || stop.before !== '')
}
