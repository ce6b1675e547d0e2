import { baseLanguage } from '../languages/language'
import { normalizeWord } from '../text/normalization/normalize-word'
import type { Language } from '../types'
import {
  languagesOfElision,
  languagesOfOptionalAccents,
  languagesOfPlainCapitals,
  languagesOfShiftingAccents,
} from './detachment-table'
import { listBaseForms, readDetachments } from './list-base-forms'

/** A word of a text, with the keys under which the glossary may have it, the likeliest first; none for most words. */
export interface GlossaryToken {
  readonly keys: readonly string[]
  /** Index of the word on the page of which it is a part, and of the last one of a word that a hyphen splits. */
  readonly firstWord: number
  readonly lastWord: number
}

const TOKEN = /[\p{L}\p{N}\p{M}\u00ad]+(?:['’ʼ‐-][\p{L}\p{N}\p{M}\u00ad]+)*/gu
/** Most words of many books. */
const ONE_ASCII_WORD = /^[!-/:-@[-`{-~]*(?<word>[A-Za-z0-9]+)[!-/:-@[-`{-~]*$/
const APOSTROPHE = /['’ʼ]/u
const SPLIT_END = /[\p{L}\p{M}][-‐\u00ad]$/u
const NONE: readonly string[] = []
const LOWER_CASE = /\p{Ll}/u
const ASCII = /^[\x20-\x7e]*$/
const ACCENTS = /[\u0300-\u036f]/g
/** The tilde makes another letter of n. */
const ACCENTS_BUT_TILDE = /[\u0300-\u0302\u0304-\u036f]/g

function splitWord(word: string): readonly string[] {
  const plain = ONE_ASCII_WORD.exec(word)?.groups?.['word']
  return plain === undefined ? Array.from(word.matchAll(TOKEN), ([token]) => token) : [plain]
}

/** Splits texts of one language into tokens. */
export function createGlossaryTokenizer(language: Language) {
  const base = baseLanguage(language)
  const rules = readDetachments(language)
  const known = new Set<string>()
  const found = new Map<string, readonly string[]>()
  const accents = languagesOfShiftingAccents.has(base) ? ACCENTS_BUT_TILDE : ACCENTS

  const normalize = (text: string) => normalizeWord(text, { language })
  /** Returns the key of a word without its accents, which no key with accents equals. */
  const toPlainKey = (key: string) =>
    ASCII.test(key) ? `~${key}` : `~${key.normalize('NFD').replace(accents, '').normalize('NFC')}`

  /** Lists the keys of a word that entries have: its own before those of base forms, of which the longest comes first. */
  const listKeys = (text: string): readonly string[] => {
    const elided = languagesOfElision.has(base) ? text.split(APOSTROPHE).slice(-1) : []
    const own = [text, ...elided].map(normalize)
    const isPlain =
      languagesOfOptionalAccents.has(base) || (languagesOfPlainCapitals.has(base) && !LOWER_CASE.test(text))
    const keys = [...own, ...(isPlain ? own.map(toPlainKey) : [])].filter((key) => known.has(key))
    const bases = own.flatMap((key) => listBaseForms(key, { language, rules }))
    const plainBases = isPlain || languagesOfShiftingAccents.has(base) ? bases.map(toPlainKey) : []
    const knownBases = [...bases, ...plainBases].filter((key) => known.has(key))
    if (keys.length + knownBases.length === 0) return NONE
    return [...new Set([...keys, ...knownBases.toSorted((one, other) => other.length - one.length)])]
  }
  const findKeys = (text: string): readonly string[] => {
    const keys = found.get(text) ?? listKeys(text)
    found.set(text, keys)
    return keys
  }

  return {
    /** Adds the words of an entry to those that tokens are looked up in. Returns their keys; none for an entry without letters. */
    addEntry(text: string): string[] {
      const keys = splitWord(text)
        .map(normalize)
        .filter((key) => key !== '')
      for (const key of keys) known.add(key).add(toPlainKey(key))
      return keys
    },
    toPlainKey,
    /** Lists the tokens of a page's words, in order. */
    listTokens(words: readonly string[]): GlossaryToken[] {
      const tokens: GlossaryToken[] = []
      for (const [index, word] of words.entries()) {
        const parts = splitWord(word)
        // A word that ends with a hyphen continues in the next line.
        const next = SPLIT_END.test(word) ? splitWord(words[index + 1] ?? '')[0] : undefined
        for (const [place, part] of parts.entries()) {
          const rest = place === parts.length - 1 ? next : undefined
          const keys = rest === undefined ? findKeys(part) : [...findKeys(part), ...findKeys(part + rest)]
          tokens.push({ keys, firstWord: index, lastWord: rest === undefined ? index : index + 1 })
        }
      }
      return tokens
    },
  }
}
