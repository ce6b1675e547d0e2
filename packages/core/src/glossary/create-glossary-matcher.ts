import { baseLanguage, isWrittenWithoutSpaces } from '../languages/language'
import { normalizeWord } from '../text/normalization/normalize-word'
import type { Language } from '../types'
import { findUnspacedEntries, type FoundEntries } from './find-unspaced-entries'
import { createGlossaryTokenizer, type GlossaryToken } from './create-glossary-tokenizer'

/** A word or phrase that a glossary explains. */
export interface GlossaryEntry {
  readonly id: number
  readonly word: string
  readonly lang: Language
  /** Other forms of the word, listed by its author. */
  readonly forms?: readonly string[]
}

interface Phrase {
  readonly id: number
  readonly keys: readonly string[]
}

/**
 * Returns a function that finds the entries of a glossary in the words of a page in one language. Plural and inflected forms are
 * found by the rules of the language, forms that the author lists always; case does not count, accents do where the language has
 * them in all writing. Of several entries that begin at a word the longest wins; places do not overlap and are in order. Entries
 * in other languages are left out. Scripts without spaces are matched whatever words the page is cut into.
 *
 * @throws TypeError if the language, a word or a rect is missing
 *
 * @example
 * const find = createGlossaryMatcher([{ id: 7, word: 'black hole', lang: 'en' }], { language: 'en' })
 * find(['Two', 'black', 'holes.']) // => [{ firstWord: 1, lastWord: 2, entryIds: [7] }]
 */
export function createGlossaryMatcher(
  entries: readonly GlossaryEntry[],
  o: { readonly language: Language },
): (words: readonly string[]) => FoundEntries[] {
  const { language } = o
  const tokenizer = createGlossaryTokenizer(language)
  const phrases = new Map<string, Phrase[]>()
  const unspaced = new Map<string, number[]>()
  for (const { id, word, lang, forms = [] } of entries) {
    if (baseLanguage(lang) !== baseLanguage(language)) continue
    for (const form of [word, ...forms]) {
      if (isWrittenWithoutSpaces(form)) addTo(unspaced, normalizeWord(form, { language }), id)
      else addPhrase(phrases, { id, keys: tokenizer.addEntry(form) }, tokenizer.toPlainKey)
    }
  }
  unspaced.delete('')
  return (words) => {
    const tokens = phrases.size === 0 ? [] : tokenizer.listTokens(words)
    const spaced = findPhrases(tokens, phrases, tokenizer.toPlainKey)
    if (unspaced.size === 0) return joinOverlaps(spaced)
    return joinOverlaps([...spaced, ...findUnspacedEntries(words, unspaced, language)])
  }
}

function addTo<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key)
  if (list === undefined) map.set(key, [value])
  else if (!list.includes(value)) list.push(value)
}

function addPhrase(phrases: Map<string, Phrase[]>, phrase: Phrase, toPlainKey: (key: string) => string): void {
  const first = phrase.keys[0]
  if (first === undefined) return
  addTo(phrases, first, phrase)
  addTo(phrases, toPlainKey(first), phrase)
}

function findPhrases(
  tokens: readonly GlossaryToken[],
  phrases: ReadonlyMap<string, readonly Phrase[]>,
  toPlainKey: (key: string) => string,
): FoundEntries[] {
  const found: FoundEntries[] = []
  for (let at = 0; at < tokens.length;) {
    const best = findBest(tokens, at, { phrases, toPlainKey })
    const first = tokens[at]
    const last = tokens[at + best.length - 1]
    if (first !== undefined && last !== undefined && best.length > 0) {
      found.push({ firstWord: first.firstWord, lastWord: last.lastWord, entryIds: best.entryIds })
    }
    at += Math.max(1, best.length)
  }
  return found
}

/** Finds the entries of most words that begin at a token; of those, the ones with its likeliest form. */
function findBest(
  tokens: readonly GlossaryToken[],
  at: number,
  o: { readonly phrases: ReadonlyMap<string, readonly Phrase[]>; readonly toPlainKey: (key: string) => string },
): { length: number; entryIds: readonly number[] } {
  let best: { length: number; entryIds: readonly number[] } = { length: 0, entryIds: [] }
  const first = tokens[at]
  if (first === undefined) return best
  for (const key of first.keys) {
    const phrases = o.phrases.get(key)
    if (phrases === undefined) continue
    const fitting = phrases.filter(({ keys }) =>
      keys.every((own, index) => index === 0 || fits(tokens[at + index], own, o.toPlainKey)),
    )
    const length = fitting.reduce((longest, { keys }) => Math.max(longest, keys.length), 0)
    if (length <= best.length) continue
    const ids = fitting.filter(({ keys }) => keys.length === length).map(({ id }) => id)
    best = { length, entryIds: [...new Set(ids)] }
  }
  return best
}

function fits(token: GlossaryToken | undefined, key: string, toPlainKey: (key: string) => string): boolean {
  return token !== undefined && (token.keys.includes(key) || token.keys.includes(toPlainKey(key)))
}

/** Joins places that share a word of the page, such as two entries in one rect. */
function joinOverlaps(places: readonly FoundEntries[]): FoundEntries[] {
  const joined: FoundEntries[] = []
  for (const place of places.toSorted((a, b) => a.firstWord - b.firstWord || b.lastWord - a.lastWord)) {
    const last = joined.at(-1)
    if (last === undefined || place.firstWord > last.lastWord) joined.push(place)
    else {
      joined[joined.length - 1] = {
        firstWord: last.firstWord,
        lastWord: Math.max(last.lastWord, place.lastWord),
        entryIds: [...new Set([...last.entryIds, ...place.entryIds])],
      }
    }
  }
  return joined
}
