import type { Language } from '../types'
import { abbreviations, bindingAbbreviations } from './abbreviations'
import { baseLanguage } from './language'
import { sentenceStarters } from './sentence-starters'

/** A stop in the text and what stands around it. */
export interface Stop {
  /** The stop itself, such as '.', '?!' or '. . .'. */
  mark: string
  /** The letters, digits and inner dots directly before it: 'U.S' of 'U.S.'; empty where there are none. */
  before: string
  /** The word before that one. */
  earlier: string
  /** Closing quotes and brackets directly after the stop. */
  closers: string
  /** What follows after white space, up to some words of it; empty at the end of the text. */
  after: string
}

/** What ends sentences in one language. */
export interface SentenceEnds {
  /** Whether a stop ends its sentence, by all that stands around it. */
  endsAt: (stop: Stop) => boolean
  /**
   * Whether a word, in lower case and without its stop, is an abbreviation: one that is `bound` to what follows it, or one
   * that a sentence may end with.
   */
  readAbbreviation: (word: string) => 'bound' | 'free' | null
  /** Whether a word in lower case begins sentences far more often than it follows an abbreviation. */
  isStarter: (word: string) => boolean
  /** Letters. */
  longestAbbreviation: number
}

const OPENERS = /^[\s"'“‘„«‹([{¿¡_*—–-]+/u
const FIRST_WORD = /^[\p{L}\p{M}\p{N}'’.-]*/u
const LOWER_CASE = /^\p{Ll}/u
const UPPER_CASE = /^[\p{Lu}\p{Lt}]/u
const DIGIT = /^\p{N}/u
/** What goes on with the sentence although the stop has been closed: '“Go!”, he said'. */
const GOES_ON = /^[,;:.!?%)\]}»”/&=+]/u
const INITIAL = /^\p{Lu}$/u
const INITIALS = /^(?:\p{L}\.)+\p{L}$/u
const HOUR_HALF = /^[ap]\.m$/iu
const ORDINAL_LANGUAGES = new Set([
  'de',
  'da',
  'nb',
  'nn',
  'no',
  'fi',
  'cs',
  'sk',
  'hu',
  'pl',
  'hr',
  'sl',
  'sr',
  'et',
  'lv',
  'tr',
  'is',
])
const ORDINAL = /^-?\d{1,2}$/u

interface AbbreviationSets {
  known: ReadonlySet<string>
  binding: ReadonlySet<string>
  longest: number
}

const ENGLISH = readSets('en')
const SETS: ReadonlyMap<string, AbbreviationSets> = new Map(
  Object.keys(abbreviations).map((language) => [language, language === 'en' ? ENGLISH : readSets(language)]),
)

export function createSentenceEnds(language: Language): SentenceEnds {
  const base = baseLanguage(language)
  const { known, binding, longest } = SETS.get(base) ?? ENGLISH
  const starters = sentenceStarters[base] ?? sentenceStarters['en'] ?? new Set<string>()
  const hasOrdinals = ORDINAL_LANGUAGES.has(base)
  return {
    endsAt,
    readAbbreviation: (word) => (binding.has(word) ? 'bound' : known.has(word) ? 'free' : null),
    isStarter: (word) => starters.has(word),
    longestAbbreviation: longest,
  }

  function endsAt(stop: Stop): boolean {
    if (stop.after === '') return true
    if (GOES_ON.test(stop.after)) return false
    const text = stop.after.replace(OPENERS, '')
    const next = FIRST_WORD.exec(text)?.[0] ?? ''
    if (LOWER_CASE.test(text)) return false
    const begins = starters.has(next.replaceAll('’', "'").replace(/\.$/u, '').toLowerCase())
    if (isEllipsis(stop.mark)) return endsAfterEllipsis(stop, text, next)
    if (!stop.mark.startsWith('.') || stop.mark.length > 1) return true
    return endsAfterDot(stop, next, begins)
  }

  function endsAfterDot(stop: Stop, next: string, begins: boolean): boolean {
    const before = stop.before.replaceAll('’', "'")
    const lower = before.toLowerCase()
    const isQuoteAfter = stop.closers === '' && /^["“‘'«„¿¡]/u.test(stop.after)
    if (before === '') return true
    if (binding.has(lower)) return stop.closers !== '' && !UPPER_CASE.test(next)
    if (HOUR_HALF.test(before) && /\d$/u.test(stop.earlier))
      return UPPER_CASE.test(next) && (begins || before === 'P.M' || before === 'A.M' || !isTitle(next))
    if (INITIAL.test(before)) return endsAfterInitial(stop, before, next, begins)
    if (INITIALS.test(before) || known.has(lower)) return begins || isQuoteAfter
    if (hasOrdinals && ORDINAL.test(before)) return false
    return true
  }

  function isTitle(next: string): boolean {
    return next.endsWith('.') && binding.has(next.slice(0, -1).toLowerCase())
  }
}

function endsAfterInitial(stop: Stop, before: string, next: string, begins: boolean): boolean {
  if (DIGIT.test(next)) return false
  const followsName = UPPER_CASE.test(stop.earlier) || stop.earlier === ''
  if (before === 'I') return !followsName
  return !followsName && begins
}

function isEllipsis(mark: string): boolean {
  return mark.includes('…') || /\.\s?\.\s?\./u.test(mark)
}

function endsAfterEllipsis(stop: Stop, text: string, next: string): boolean {
  if (/^[)\]]/u.test(stop.closers) || !(UPPER_CASE.test(text) || DIGIT.test(text))) return false
  const dots = stop.mark.replace(/[^.]/gu, '').length
  if (/[?!]/u.test(stop.mark) || dots > 3) return true
  return !/\s/u.test(stop.mark) && !/^I(?:['’]|$)/u.test(next)
}

function readSets(language: string): AbbreviationSets {
  const known = readList(abbreviations[language])
  const binding = readList(bindingAbbreviations[language])
  return { known, binding, longest: Math.max(...[...known, ...binding].map((word) => word.length)) }
}

function readList(words: readonly string[] | undefined): ReadonlySet<string> {
  return new Set((words ?? []).map((word) => word.replace(/\.$/u, '').toLowerCase()))
}
