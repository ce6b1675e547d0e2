import { replaceTextMatches, type TextQuery } from '@lectern/core/search'
import { transferTimings } from '@lectern/core/sync'
import { useMemo } from 'react'
import type { WorkPage } from '../desk-plan/work-page'
import type { Editor } from '../editor/editor'
import type { PlacedRect } from '../editor/placed-rect'
import { changeToRects, joinChanges } from '../editor/rect-changes'
import { findWords, writePageWords, type FoundMatch } from './find-words'

/** A match with its page. */
export interface FoundWord extends FoundMatch {
  readonly key: string
  readonly page: WorkPage
  readonly pageNumber: number
  readonly before: string
  readonly found: string
  readonly after: string
}

/** Characters that an excerpt shows on each side of a match. */
const excerptLength = 24

/** Returns the matches of a search in the pages of a chapter. */
export function useFoundWords(
  pages: readonly WorkPage[],
  words: readonly PlacedRect[],
  query: TextQuery,
): readonly FoundWord[] {
  return useMemo(() => {
    const ofPage = groupByPage(words, (word) => word.pageVariationId)
    return pages.flatMap((page) => {
      const own = ofPage.get(page.pageVariationId)
      if (own === undefined) return []
      const written = writePageWords(own)
      return findWords(written, query).map((match) => ({
        ...match,
        key: `${page.pageVariationId}/${match.from}`,
        page,
        pageNumber: page.pageNumber,
        before: written.text.slice(Math.max(0, match.from - excerptLength), match.from),
        found: written.text.slice(match.from, match.to),
        after: written.text.slice(match.to, match.to + excerptLength),
      }))
    })
  }, [pages, words, query])
}

/** Replaces matches as one undo step. Words that are no part of one keep their frames and times. */
export function replaceFound(
  editor: Editor,
  found: readonly FoundWord[],
  { replacement, language }: { readonly replacement: string; readonly language: string },
): void {
  const changes = [...groupByPage(found, ({ page }) => page.pageVariationId)].map(([pageVariationId, matches]) => {
    const scope = { pageVariationId, kind: 'rectsByWords' } as const
    const words = editor.document.inOrder(scope)
    const text = replaceTextMatches(writePageWords(words).text, matches, replacement)
    const before = words.map(({ rect }) => rect)
    return changeToRects(editor.document, scope, transferTimings(before, text, { language }).rects)
  })
  editor.perform('replace', joinChanges(changes))
}

function groupByPage<Item>(items: readonly Item[], pageOf: (item: Item) => number): ReadonlyMap<number, Item[]> {
  const groups = new Map<number, Item[]>()
  for (const item of items) {
    const group = groups.get(pageOf(item))
    if (group === undefined) groups.set(pageOf(item), [item])
    else group.push(item)
  }
  return groups
}
