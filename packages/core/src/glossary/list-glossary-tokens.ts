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

/** A word of a text, with the keys under which the glossary may have it, the likeliest first. */
export interface GlossaryToken {
  readonly keys: readonly string[]
  /** Index of the word on the page of which it is a part, and of the last one of a word that a hyphen splits. */
  readonly firstWord: number
  readonly lastWord: number
}

const TOKEN = /[\p{L}\p{N}\p{M}\u00ad]+(?:['’ʼ‐-][\p{L}\p{N}\p{M}\u00ad]+)*/gu
const APOSTROPHE = /['’ʼ]/u
const SPLIT_END = /[\p{L}\p{M}][-‐\u00ad]$/u
const LOWER_CASE = /\p{Ll}/u
const ACCENTS = /[\u0300-\u036f]/g
/** The tilde makes another letter of n. */
const ACCENTS_BUT_TILDE = /[\u0300-\u0302\u0304-\u036f]/g

/** Splits texts of one language into tokens. */
export function createGlossaryTokenizer(language: Language) {
  const base = baseLanguage(language)
  const rules = readDetachments(language)
  const found = new Map<string, readonly string[]>()
  const hasElision = languagesOfElision.has(base)

  const normalize = (text: string) => normalizeWord(text, { language })
  /** Returns the key of a word without its accents, which no key with accents equals. */
  const toPlainKey = (key: string) =>
    `~${key
      .normalize('NFD')
      .replace(languagesOfShiftingAccents.has(base) ? ACCENTS_BUT_TILDE : ACCENTS, '')
      .normalize('NFC')}`

  const listKeys = (text: string): readonly string[] => {
    const known = found.get(text)
    if (known !== undefined) return known
    const elided = hasElision ? text.split(APOSTROPHE).at(-1) : undefined
    const own = [...new Set([normalize(text), ...(elided === undefined ? [] : [normalize(elided)])])].filter(Boolean)
    const isInCapitals = languagesOfPlainCapitals.has(base) && !LOWER_CASE.test(text)
    const plain = isInCapitals || languagesOfOptionalAccents.has(base) ? own.map(toPlainKey) : []
    const bases = own.flatMap((key) => listBaseForms(key, { language, rules }))
    const plainBases = plain.length > 0 || languagesOfShiftingAccents.has(base) ? bases.map(toPlainKey) : []
    const keys = [...new Set([...own, ...plain, ...bases, ...plainBases])]
    found.set(text, keys)
    return keys
  }

  return {
    /** Returns the keys of an entry's words; empty for an entry without letters. */
    splitEntry: (text: string): string[] =>
      Array.from(text.matchAll(TOKEN), ([token]) => normalize(token)).filter((key) => key !== ''),
    toPlainKey,
    /** Lists the tokens of a page's words, in order. */
    listTokens(words: readonly string[]): GlossaryToken[] {
      const tokens: GlossaryToken[] = []
      for (const [index, word] of words.entries()) {
        const parts = Array.from(word.matchAll(TOKEN), ([token]) => token)
        const next = words[index + 1]?.match(TOKEN)?.[0]
        for (const [place, part] of parts.entries()) {
          const isSplit = place === parts.length - 1 && SPLIT_END.test(word) && next !== undefined
          // A word that ends with a hyphen goes on in the next line.
          const keys = isSplit ? [...listKeys(part), ...listKeys(part + next)] : listKeys(part)
          tokens.push({ keys, firstWord: index, lastWord: isSplit ? index + 1 : index })
        }
      }
      return tokens
    },
  }
}
