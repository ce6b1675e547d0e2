import type { PlacedRect } from '../editor/placed-rect'

export interface FindQuery {
  readonly text: string
  readonly matchesCase: boolean
  readonly wholeWords: boolean
}

/** A match on a page, which may span several words. */
export interface FoundMatch {
  /** Characters of the page's text, from the first to behind the last. */
  readonly from: number
  readonly to: number
  /** The word in which it begins. */
  readonly entityId: string
}

/** The text of a page's words, a space between them. */
export interface PageWordsText {
  readonly text: string
  /** The words with the index of their first character. */
  readonly starts: readonly { readonly entityId: string; readonly at: number }[]
}

/** Joins the words of a page to a text; rects without a word are left out. */
export function writePageWords(words: readonly PlacedRect[]): PageWordsText {
  const starts: { entityId: string; at: number }[] = []
  const parts: string[] = []
  let at = 0
  for (const { id, rect } of words) {
    if (rect.word === undefined || rect.word === '') continue
    starts.push({ entityId: id, at })
    parts.push(rect.word)
    at += rect.word.length + 1
  }
  return { text: parts.join(' '), starts }
}

/** Finds a text in the words of a page. Any white space matches any other. */
export function findWords({ text, starts }: PageWordsText, query: FindQuery): FoundMatch[] {
  const pattern = toPattern(query)
  if (pattern === null) return []
  let word = 0
  return [...text.matchAll(pattern)].map((match) => {
    const from = match.index
    let next = starts[word + 1]
    while (next !== undefined && next.at <= from) {
      word += 1
      next = starts[word + 1]
    }
    return { from, to: from + match[0].length, entityId: starts[word]?.entityId ?? '' }
  })
}

function toPattern({ text, matchesCase, wholeWords }: FindQuery): RegExp | null {
  const parts = text.trim().split(/\s+/u).filter(Boolean)
  if (parts.length === 0) return null
  const source = parts.map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|/-]/gu, String.raw`\$&`)).join(String.raw`\s+`)
  const bounded = wholeWords ? String.raw`(?<![\p{L}\p{M}\p{N}])(?:${source})(?![\p{L}\p{M}\p{N}])` : source
  return new RegExp(bounded, matchesCase ? 'gu' : 'giu')
}

/** Returns the text of a page with each of the matches replaced. */
export function replaceMatches(text: string, matches: readonly FoundMatch[], replacement: string): string {
  let replaced = ''
  let at = 0
  for (const { from, to } of matches) {
    replaced += text.slice(at, from) + replacement
    at = to
  }
  return replaced + text.slice(at)
}
