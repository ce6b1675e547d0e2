import type { Language } from '../types'
import { commonAbbreviations, type AbbreviationTable } from './abbreviation-table'
import { abbreviationTables } from './abbreviation-tables'
import { isUpperAt, LOWER, skipOn } from './char-classes'
import { baseLanguage } from './language'
import { sounds } from './sentence-tables'

/**
 * Per language, by its primary subtag, what is written with a full stop that need not end a sentence: the language's own
 * abbreviations, then those that texts of every language quote. A language without a list is read with the English one.
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
 * What a stop after a word says: it belongs to the word, which is `bound` to what follows; or it may end the sentence too; or
 * the word is an abbreviation beside a number only.
 */
export type AbbreviationKind = 'bound' | 'free' | 'before-number' | 'after-number'

/** What a word, without its stop, is an abbreviation as; null when it is none. */
export type ReadAbbreviation = (word: string) => AbbreviationKind | null

interface Entry {
  kind: AbbreviationKind
  /** What the word is when it begins with a small letter. */
  lowerKind: AbbreviationKind | null
}

const COMMON = readTable(commonAbbreviations, new Map())
const TABLES = new Map(
  Object.entries(abbreviationTables).map(([language, table]) => [language, readTable(table, COMMON)]),
)
const ENGLISH = TABLES.get('en') ?? COMMON
/** What abbreviations are made with: 'Hauptstr.'. */
const SUFFIXES: Readonly<Record<string, string>> = { de: 'str', nl: 'str' }
/** 'Mfg': names that cannot be said are abbreviations. */
const LONGEST_UNSPOKEN = 5
const VOWELS = new Set(Array.from('aeiouyAEIOUY', (letter) => letter.charCodeAt(0)))
export function createReadAbbreviation(language: Language): ReadAbbreviation {
  const base = baseLanguage(language)
  const own = TABLES.get(base) ?? ENGLISH
  const suffix = SUFFIXES[base]
  return (word) => {
    const lower = skipOn(word, 0, LOWER) === word.length ? word : word.toLowerCase()
    const entry = own.get(lower)
    if (entry === undefined) {
      const isMade = (suffix !== undefined && lower.endsWith(suffix)) || (isUnspoken(word) && !sounds.has(lower))
      return isMade ? 'free' : null
    }
    return entry.kind === entry.lowerKind || isUpperAt(word, 0) ? entry.kind : entry.lowerKind
  }
}

/** A capital and small Latin letters, none of them a vowel: 'BBC' is none of these. */
function isUnspoken(word: string): boolean {
  if (word.length < 2 || word.length > LONGEST_UNSPOKEN || !isUpperAt(word, 0)) return false
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at)
    if (code > 0x7a || (code < 0x61 && at > 0) || VOWELS.has(code)) return false
  }
  return true
}

function readTable(table: AbbreviationTable, known: ReadonlyMap<string, Entry>): ReadonlyMap<string, Entry> {
  const words = new Set(list(table.words ?? ''))
  const entries = new Map(known)
  const add = (text: string, kind: AbbreviationKind): void => {
    for (const written of list(text)) {
      const word = written.replace(/\.$/u, '')
      const lower = word.toLowerCase()
      const isWord = lower !== word && words.has(lower)
      entries.set(lower, { kind, lowerKind: isWord ? (entries.get(lower)?.lowerKind ?? null) : kind })
    }
  }
  add(table.beforeNumber ?? '', 'before-number')
  add(table.afterNumber ?? '', 'after-number')
  add(table.free, 'free')
  add(table.bound, 'bound')
  return entries
}

function list(text: string): string[] {
  return text.split(/\s+/u).filter((word) => word !== '')
}
