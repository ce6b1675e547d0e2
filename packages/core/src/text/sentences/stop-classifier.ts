import type { Language } from '../../types'
import { yearAbbreviations } from './abbreviations/abbreviation-tables'
import { createAbbreviationReader, type AbbreviationKind } from './abbreviations/abbreviations'
import { isLowerAt, isNumberAt, isUpperAt, LETTER, skipForward } from '../characters/character-classes'
import { baseLanguage } from '../../languages/language'
import {
  commonStarters,
  lowerCaseStarters,
  sentenceStarters,
  speechVerbs,
  surnamesLikeStarters,
} from './word-lists/sentence-starters'
import {
  cries,
  exclaimedNames,
  lettersWithoutCase,
  ordinalLanguages,
  wordsBeforeUnits,
} from './word-lists/sentence-tables'
import { endsAfterHour } from './stops/ends-after-hour'
import type { Stop } from './stops/stop'
import { codesOf } from './stops/stop-marks'

/** Decides if a stop ends its sentence, from the text around it. */
export interface StopClassifier {
  endsAt: (stop: Stop) => boolean
  /** Decides the same if a lower-case letter follows: 'we waited. nobody came.' */
  endsBeforeLowerCase: (stop: Stop) => boolean
}

/** A single letter of a script without capitals, in which words of one letter are rare. */
const CASELESS_INITIAL = new RegExp(String.raw`^[${lettersWithoutCase}]\p{M}*$`, 'u')
/** Years have four digits, so shorter numbers are durations: '150 г.'. */
const DURATION = /^\d{1,3}$/u
const LAST_PART = /(?<=['-])\p{L}+$/u
/** Initials or a single lower-case letter. */
const INITIALS = /^(?:(?:\p{L}\p{M}*\.-?)+\p{L}\p{M}*|\p{Ll})$/u
/** Another initial, though its letter may be a short word as well: 'А. С. Пушкин'. */
const INITIAL = /^\p{Lu}\.[\s\u00a0-]?\p{Lu}/u
/** Eras behind a year: before a capital they end the sentence. */
const ERA = /^(?:B\.C|A\.D|(?:B\.)?C\.E)$/u
const HOUR_HALF_LENGTH = 3
const HOUR_HALF = /^(?:[ap]\.m|[πμ]\.μ)$/iu
const NUMBER_LIKE = /^[#(]?(?:\p{N}|[IVXLCDM]+\b|\p{L}\b(?!['’]))/u
const ENDS_IN_NUMBER = new RegExp(String.raw`(?:\p{N}|${wordsBeforeUnits})$`, 'iu')
const ORDINAL = /^[-–(]?(?:\d{1,2}|[IVX]{2,6})$/u
/** 'BOSTON, Mass. -- The game' */
const DASHED = /^(?:--|[–—-]\s)/u
const ELLIPSIS = /…|(?:\.\s?){3}/u
const MAX_SPEAKER_WORDS = 4
// The look-behinds let a match begin only at the first of many marks; otherwise each would scan to the end of all.
const POSSESSIVE_AND_DOTS = /(?:'s|(?<!\.))\.*$/u
const LAST_MARKS = /(?<![.,:;!।])[.,:;!।]+$/u
const QUOTE_OPENERS = codesOf('"“‘\'«„¿¡')

export function createStopClassifier(language: Language): StopClassifier {
  const base = baseLanguage(language)
  const readAbbreviation = createAbbreviationReader(language)
  const starters = sentenceStarters[base] ?? sentenceStarters['en'] ?? commonStarters
  const year = yearAbbreviations[base]
  const small = lowerCaseStarters[base] ?? new Set<string>()
  const saying = speechVerbs[base] ?? new Set<string>()
  const hasOrdinals = ordinalLanguages.has(base)
  return { endsAt, endsBeforeLowerCase }

  function endsAt(stop: Stop): boolean {
    const { mark } = stop
    if (stop.closers !== '' && isReported(stop)) return false
    if (mark === '.') return endsAfterDot(stop)
    if (ELLIPSIS.test(mark)) return endsAfterEllipsis(stop)
    return mark !== '!' || !exclaimedNames.has(stop.before) || stop.closers !== '' || begins(stop)
  }

  function begins(stop: Stop, words = starters): boolean {
    const word = stop.next.toLowerCase()
    if (words.has(word) || (words === starters && commonStarters.has(word))) return true
    const letters = skipForward(word, 0, LETTER)
    return letters > 0 && letters < word.length && words.has(word.replaceAll('’', "'").replace(POSSESSIVE_AND_DOTS, ''))
  }

  function endsAfterDot(stop: Stop): boolean {
    const { before } = stop
    if (before === '') return true
    if (before.length === HOUR_HALF_LENGTH && HOUR_HALF.test(before) && /\d$/u.test(stop.earlier))
      return beginsAfter(stop) || endsAfterHour(stop, readAbbreviation)
    switch (readAbbreviationOf(stop, before)) {
      case 'bound':
        return stop.closers !== '' && !isUpperAt(stop.next, 0)
      case 'free':
        if (ERA.test(before) && /\d$/u.test(stop.earlier) && isUpperAt(stop.next, 0)) return true
        if (before === year && DURATION.test(stop.earlier)) return true
        return (
          beginsAfter(stop) || isQuoteAfter(stop) || (before === 'No' && stop.isAlone && !NUMBER_LIKE.test(stop.next))
        )
      case 'before-number':
        return !NUMBER_LIKE.test(stop.next) || beginsAfter(stop)
      case 'after-number':
        return !ENDS_IN_NUMBER.test(stop.earlier) || beginsAfter(stop) || isQuoteAfter(stop)
      case null:
        if (stop.isPlain && before.length > 1 && !hasOrdinals) return true
        if (isInitial(before)) return endsAfterInitial(stop, beginsAfter(stop))
        if (CASELESS_INITIAL.test(before)) return beginsAfter(stop) && !stop.isAlone
        if (INITIALS.test(before)) return beginsAfter(stop) || isQuoteAfter(stop)
        return (
          !(hasOrdinals && ORDINAL.test(before) && stop.closers === '' && !/\p{L}\.$/u.test(stop.earlier)) ||
          beginsAfter(stop)
        )
    }
  }

  /** Returns true if a new sentence begins after the stop. A dash continues the old one. */
  function beginsAfter(stop: Stop): boolean {
    return begins(stop) && !DASHED.test(stop.after)
  }

  /** Ends a sentence if its author writes in lower case, or if the next word hardly ever follows an abbreviation. */
  function endsBeforeLowerCase(stop: Stop): boolean {
    if (!stop.isPlain || !stop.isSpaced) return false
    const { mark, before } = stop
    if (before.length < 2 || /\.\.$|…$/u.test(mark)) return false
    const isStop = mark.startsWith('.')
    if (isStop ? readAbbreviation(before) !== null : cries.has(before.toLowerCase())) return false
    return stop.beginsSmall || (!(isStop && isUpperAt(before, 0)) && begins(stop, small))
  }

  /** Reads 'z. B' as 'z.B'. Reads only the last part of 'l’avv' and 'Dipl.-Ing' if the whole is unknown. */
  function readAbbreviationOf(stop: Stop, before: string): AbbreviationKind | null {
    if (before.length === 1) {
      const { earlier } = stop
      const joined = earlier.length === 2 && earlier.endsWith('.') ? readAbbreviation(earlier + before) : null
      return joined ?? (isInitial(before) ? null : readAbbreviation(before))
    }
    const known = readAbbreviation(before)
    if (known !== null || stop.isPlain) return known
    const part = LAST_PART.exec(before)?.[0]
    return part !== undefined && part.length > 1 ? readAbbreviation(part) : null
  }

  /** Tests for reported speech: '“Why?” Anna Marsh asked.' */
  function isReported(stop: Stop): boolean {
    if (saying.size === 0 || (base === 'en' && (stop.mark === '.' || begins(stop)))) return false
    for (const word of stop.afterOpeners.split(' ', MAX_SPEAKER_WORDS)) {
      if (saying.has(word.replace(LAST_MARKS, ''))) return true
      if (base === 'en' && !isUpperAt(word, 0)) return false
    }
    return false
  }
}

function isInitial(before: string): boolean {
  return before.length === 1 && isUpperAt(before, 0)
}

function isQuoteAfter(stop: Stop): boolean {
  return QUOTE_OPENERS.has(stop.nextCode) && stop.closers === ''
}

function endsAfterInitial({ before, earlier, next, after, isAlone }: Stop, begins: boolean): boolean {
  if (isNumberAt(next, 0) || INITIAL.test(after)) return false
  const followsName = isUpperAt(earlier, 0) || earlier === ''
  if (before === 'I' && !followsName) return true
  return begins && !isAlone && !(followsName && surnamesLikeStarters.has(next.toLowerCase()))
}

function endsAfterEllipsis({ mark, before, closers, afterOpeners, next, isAlone }: Stop): boolean {
  if (/^\s?[)\]]/u.test(closers) || !/^[\p{L}\p{N}]/u.test(afterOpeners) || isLowerAt(afterOpeners, 0)) return false
  if (before === '' && isAlone) return false
  if (/[?!]|(?:\.\s?){4}/u.test(mark)) return true
  return !/\s/u.test(mark) && (before !== '' || !/^I(?:['’]|$)/u.test(next))
}
