import { baseLanguage, isWrittenWithoutSpaces } from '../languages/language'
import { normalizeWord } from '../text/normalization/normalize-word'
import type { Language } from '../types'
import { createGlossaryMatcher, type GlossaryEntry } from './create-glossary-matcher'
import { listBaseForms, readDetachments } from './list-base-forms'

/** A word of a text that a glossary could explain. */
export interface SuggestedWord {
  readonly word: string
  /** Number of its places in the text, in all its forms. */
  readonly count: number
}

const LETTERS = /^\p{L}[\p{L}\p{M}]*(?:[-‐'’][\p{L}\p{M}]+)*$/u
const TOKEN = /[\p{L}\p{N}\p{M}]+(?:['’ʼ‐-][\p{L}\p{N}\p{M}]+)*/gu
const CAPITAL = /^\p{Lu}/u
/** Shorter words are seldom rare. */
const SHORTEST = 5
/** Languages that write all nouns with a capital: there, capitals tell no names. */
const languagesOfCapitalNouns: ReadonlySet<string> = new Set(['de', 'lb'])

/**
 * Lists the words of a text that its glossary does not explain yet, the rarest first: those that occur least often and, of
 * those, the longest, as words in frequent use are short. Inflected forms count for their base form if the text has that too.
 * Names, numbers and words of fewer than five letters are left out; so are texts written without spaces.
 *
 * @param pages the words of each page, as on the page
 * @throws TypeError if the language, a word or a page is missing
 *
 * @example
 * suggestGlossaryWords([['The', 'keeper', 'lit', 'two', 'lanterns.'], ['One', 'lantern', 'went', 'out.']], { language: 'en' })
 * // => [{ word: 'keeper', count: 1 }, { word: 'lantern', count: 2 }]
 */
export function suggestGlossaryWords(
  pages: readonly (readonly string[])[],
  o: { readonly language: Language; readonly entries?: readonly GlossaryEntry[] },
): SuggestedWord[] {
  const { language, entries = [] } = o
  const find = createGlossaryMatcher(entries, { language })
  const counts = countForms(pages, language)
  const rules = readDetachments(language)
  const byBase = new Map<string, number>()
  for (const [form, { count, isName }] of counts) {
    if (isName || form.length < SHORTEST || find([form]).length > 0) continue
    const base =
      listBaseForms(form, { language, rules }).find((each) => each.length >= SHORTEST && counts.has(each)) ?? form
    byBase.set(base, (byBase.get(base) ?? 0) + count)
  }
  const suggestions = Array.from(byBase, ([base, count]) => ({ word: counts.get(base)?.written ?? base, count }))
  return suggestions.toSorted(
    (a, b) => a.count - b.count || b.word.length - a.word.length || (a.word < b.word ? -1 : 1),
  )
}

interface FormCount {
  readonly count: number
  /** As on the page, in lower case if it stands so anywhere. */
  readonly written: string
  /** It is always written with a capital. */
  readonly isName: boolean
}

function countForms(pages: readonly (readonly string[])[], language: Language): Map<string, FormCount> {
  const counts = new Map<string, FormCount>()
  const hasNames = !languagesOfCapitalNouns.has(baseLanguage(language))
  const tokens = pages.flat().flatMap((word) => word.replaceAll('\u00ad', '').match(TOKEN) ?? [])
  for (const text of tokens) {
    if (!LETTERS.test(text) || isWrittenWithoutSpaces(text)) continue
    const form = normalizeWord(text, { language })
    const before = counts.get(form)
    const isCapital = CAPITAL.test(text)
    counts.set(form, {
      count: (before?.count ?? 0) + 1,
      written: before !== undefined && (isCapital || before.written === form) ? before.written : text,
      isName: hasNames && isCapital && (before?.isName ?? true),
    })
  }
  return counts
}
