import { findTextMatches, type TextMatch, type TextQuery } from '@lectern/core/search'
import type { PlacedRect } from '../editor/placed-rect'
import { joinsWithoutSpace } from '../page-text/joins-without-space'

/** A match on a page, which may span several words. */
export interface FoundMatch extends TextMatch {
  /** The word in which it begins. */
  readonly entityId: string
}

/** The text of a page's words as they are written, without lines. */
export interface PageWordsText {
  readonly text: string
  /** The words with the index of their first character. */
  readonly starts: readonly { readonly entityId: string; readonly at: number }[]
}

/** Joins the words of a page to a text; rects without a word are left out. */
export function writePageWords(words: readonly PlacedRect[]): PageWordsText {
  const starts: { entityId: string; at: number }[] = []
  let text = ''
  let before: string | null = null
  for (const { id, rect } of words) {
    const { word } = rect
    if (word === undefined || word === '') continue
    if (before !== null && !joinsWithoutSpace(before, word)) text += ' '
    starts.push({ entityId: id, at: text.length })
    text += word
    before = word
  }
  return { text, starts }
}

/** Finds a text in the words of a page. Any white space matches any other. */
export function findWords({ text, starts }: PageWordsText, query: TextQuery): FoundMatch[] {
  let word = 0
  return findTextMatches(text, query).map((match) => {
    let next = starts[word + 1]
    while (next !== undefined && next.at <= match.from) {
      word += 1
      next = starts[word + 1]
    }
    const first = starts[word]
    if (first === undefined) throw new Error(`A match from ${match.from} to ${match.to} begins in no word`)
    return { ...match, entityId: first.entityId }
  })
}
