import { replaceTextMatches, type TextQuery } from '@lectern/core/search'
import { transferTimings } from '@lectern/core/sync'
import { useMemo } from 'react'
import type { WorkPage } from '../desk-plan/work-page'
import type { Editor } from '../editor/editor'
import type { PlacedRect } from '../editor/placed-rect'
import { changeToRects, joinChanges } from '../editor/rect-changes'
import { findWords, writePageWords, type FoundMatch } from './find-words'
import { readExcerpt, type Excerpt } from './read-excerpt'
import type { DeskReplacement } from './use-book-replacement'

/** A match on a page of the chapter on the desk. */
export interface FoundWord extends FoundMatch, Excerpt {
  readonly kind: 'on-desk'
  readonly key: string
  readonly page: WorkPage
  readonly pageNumber: number
}

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
        ...readExcerpt(written.text, match),
        kind: 'on-desk' as const,
        key: `${page.pageVariationId}/${match.from}`,
        page,
        pageNumber: page.pageNumber,
      }))
    })
  }, [pages, words, query])
}

/**
 * Replaces matches as one undo step. Words that are no part of one keep their frames and times. Undoing the replacement is a
 * step of its own; pages that were changed since are left as they are.
 */
export function replaceFound(
  editor: Editor,
  found: readonly FoundWord[],
  { replacement, language }: { readonly replacement: string; readonly language: string },
): DeskReplacement {
  const pages = [...groupByPage(found, ({ page }) => page.pageVariationId)].map(([pageVariationId, matches]) => {
    const scope = { pageVariationId, kind: 'rectsByWords' } as const
    const words = editor.document.inOrder(scope)
    const text = replaceTextMatches(writePageWords(words).text, matches, replacement)
    const before = words.map(({ rect }) => rect)
    return { scope, before, after: transferTimings(before, text, { language }).rects, count: matches.length }
  })
  const changes = pages.map(({ scope, after }) => changeToRects(editor.document, scope, after))
  editor.perform('replace', joinChanges(changes))
  return {
    count: found.length,
    undo() {
      const unchanged = pages.filter(({ scope, after }) => {
        const now = editor.document.inOrder(scope)
        return now.length === after.length && now.every(({ rect }, index) => rect === after[index])
      })
      const restored = unchanged.map(({ scope, before }) => changeToRects(editor.document, scope, before))
      editor.perform('replace', joinChanges(restored))
      return unchanged.reduce((sum, { count }) => sum + count, 0)
    },
  }
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
