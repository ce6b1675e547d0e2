import type { Language } from '../../../types'
import { commonAbbreviations, type AbbreviationTable } from './abbreviation-table'
import { abbreviationTables } from './abbreviation-tables'
import { isUpperAt, LOWER, skipForward } from '../../characters/character-classes'
import { baseLanguage } from '../../../languages/language'
import { sounds } from '../word-lists/sentence-tables'

/**
 * Abbreviations by the primary subtag of a language: its own, then those that occur in texts of every language. Their full
 * stop need not end a sentence. Languages without a list use the English one.
 *
 * @example
 * abbreviations['en']?.includes('Mr.') // => true
 */
export const abbreviations: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(abbreviationTables).map(([language, table]) => [
    language,
    [...new Set([table, commonAbbreviations].flatMap(({ bound, free }) => [...list(bound), ...list(free)]))],
  ]),
)

/**
 * The kind of an abbreviation: 'bound' to the following word; 'free', so that its full stop may also end the sentence; or an
 * abbreviation only before or after a number.
 */
export type AbbreviationKind = 'bound' | 'free' | 'before-number' | 'after-number'

/** Returns the kind of abbreviation that a word without its full stop is; null if it is none. */
export type AbbreviationReader = (word: string) => AbbreviationKind | null

interface Entry {
  kind: AbbreviationKind
  /** The kind if the word begins with a lower-case letter. */
  lowerKind: AbbreviationKind | null
}

const COMMON = readTable(commonAbbreviations, new Map())
const TABLES = new Map(
  Object.entries(abbreviationTables).map(([language, table]) => [language, readTable(table, COMMON)]),
)
const ENGLISH = TABLES.get('en') ?? COMMON
/** Suffixes that form abbreviations: 'Hauptstr.'. */
const SUFFIXES: Readonly<Record<string, string>> = { de: 'str', nl: 'str' }
/** Short capitalised words without vowels, such as 'Mfg', are abbreviations. */
const MAX_LETTERS_WITHOUT_VOWEL = 5
const VOWELS = new Set(Array.from('aeiouyAEIOUY', (letter) => letter.charCodeAt(0)))
export function createAbbreviationReader(language: Language): AbbreviationReader {
  const base = baseLanguage(language)
  const own = TABLES.get(base) ?? ENGLISH
  const suffix = SUFFIXES[base]
  return (word) => {
    const lower = skipForward(word, 0, LOWER) === word.length ? word : word.toLowerCase()
    const entry = own.get(lower)
    if (entry === undefined) {
      const isUnlisted = (suffix !== undefined && lower.endsWith(suffix)) || (hasNoVowel(word) && !sounds.has(lower))
      return isUnlisted ? 'free' : null
    }
    return entry.kind === entry.lowerKind || isUpperAt(word, 0) ? entry.kind : entry.lowerKind
  }
}

/** Tests for a capital followed by lower-case Latin letters, none of them a vowel. 'BBC' is not such a word. */
function hasNoVowel(word: string): boolean {
  if (word.length < 2 || word.length > MAX_LETTERS_WITHOUT_VOWEL || !isUpperAt(word, 0)) return false
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at)
    if (code > 0x7a || (code < 0x61 && at > 0) || VOWELS.has(code)) return false
  }
  return true
}

function readTable(table: AbbreviationTable, known: ReadonlyMap<string, Entry>): ReadonlyMap<string, Entry> {
  const { words = '', beforeNumber = '', afterNumber = '', free, bound } = table
  const plainWords = new Set(list(words))
  const entries = new Map(known)
  const add = (text: string, kind: AbbreviationKind): void => {
    for (const written of list(text)) {
      const word = written.replace(/\.$/u, '')
      const lower = word.toLowerCase()
      const isWord = lower !== word && plainWords.has(lower)
      entries.set(lower, { kind, lowerKind: isWord ? (entries.get(lower)?.lowerKind ?? null) : kind })
    }
  }
  add(beforeNumber, 'before-number')
  add(afterNumber, 'after-number')
  add(free, 'free')
  add(bound, 'bound')
  return entries
}

function list(text: string): string[] {
  return text.split(/\s+/u).filter((word) => word !== '')
}
