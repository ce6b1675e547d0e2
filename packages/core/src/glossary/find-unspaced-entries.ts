import { isWrittenWithoutSpaces } from '../languages/language'
import { normalizeWord } from '../text/normalization/normalize-word'
import type { Language } from '../types'

/** A place on a page with words of the glossary: indexes of its first and last word. */
export interface FoundEntries {
  readonly firstWord: number
  readonly lastWord: number
  /** Entries that explain it, in the order of the glossary. */
  readonly entryIds: readonly number[]
}

const MARK = /^\p{M}/u
const SPACED = /[\p{L}\p{N}\p{M}]/u
const SIGN = /[^\p{L}\p{N}\p{M}]/u

/**
 * Finds entries of scripts without spaces, such as Chinese, Japanese and Thai, in the words of a page: the longest entry that
 * begins at each place, whatever words the page is cut into.
 *
 * @param forms entries by their normalised forms
 */
export function findUnspacedEntries(
  words: readonly string[],
  forms: ReadonlyMap<string, readonly number[]>,
  language: Language,
): FoundEntries[] {
  const { text, owners } = joinWords(words, language)
  let longest = 0
  for (const form of forms.keys()) longest = Math.max(longest, form.length)
  const found: FoundEntries[] = []
  for (let at = 0; at < text.length;) {
    const length = findLength(text, at, { forms, longest })
    const ids = forms.get(text.slice(at, at + length))
    const firstWord = owners[at]
    const lastWord = owners[at + length - 1]
    if (ids !== undefined && firstWord !== undefined && lastWord !== undefined) {
      found.push({ firstWord, lastWord, entryIds: ids })
    }
    at += Math.max(1, length)
  }
  return found
}

function findLength(
  text: string,
  at: number,
  { forms, longest }: { readonly forms: ReadonlyMap<string, unknown>; readonly longest: number },
): number {
  for (let length = Math.min(longest, text.length - at); length > 0; length -= 1) {
    if (!forms.has(text.slice(at, at + length))) continue
    const next = text.slice(at + length, at + length + 2)
    if (!MARK.test(next) && !isInsideWord(text, at) && !isInsideWord(text, at + length)) return length
  }
  return 0
}

/** Returns true between two letters of a script with spaces. */
function isInsideWord(text: string, at: number): boolean {
  const before = text[at - 1] ?? ' '
  const after = text[at] ?? ' '
  return [before, after].every((letter) => SPACED.test(letter) && !isWrittenWithoutSpaces(letter))
}

/** Joins the words without spaces, with a space for each sign between them, and the word of each UTF-16 unit. */
function joinWords(words: readonly string[], language: Language) {
  let text = ''
  const owners: number[] = []
  for (const [index, word] of words.entries()) {
    const pieces = word.split(SIGN)
    for (const [place, piece] of pieces.entries()) {
      const isApart = place > 0 || (index > 0 && !isWrittenWithoutSpaces(piece))
      const more = `${isApart ? ' ' : ''}${normalizeWord(piece, { language })}`
      text += more
      for (let unit = 0; unit < more.length; unit += 1) owners.push(index)
    }
  }
  return { text, owners }
}
