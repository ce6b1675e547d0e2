import { useEffect, useRef } from 'react'
import type { Editor } from '../editor/editor'
import type { PlacedRect, RectKind } from '../editor/placed-rect'
import type { WorkPage } from './work-page'

export interface ShownPage {
  /** The page on show; null in a chapter without pages. */
  readonly page: WorkPage | null
  /** Turns to a page and selects a word of it. */
  readonly showWord: (entityId: string | null, pageId: number) => void
  /** Goes from what is selected to the next of these words, and from the last to the first. */
  readonly showNext: (words: readonly PlacedRect[]) => void
}

export interface UseShownPageOptions {
  readonly editor: Editor
  readonly pages: readonly WorkPage[]
  readonly pageId: number | null
  /** Which of its highlights are on show. */
  readonly kind: RectKind
  readonly onPage: (pageId: number) => void
}

/** The page that the place names, put on the stage. */
export function useShownPage({ editor, pages, pageId, kind, onPage }: UseShownPageOptions): ShownPage {
  const page = pages.find((each) => each.pageId === pageId) ?? pages[0] ?? null
  // A page is turned when the application gets to it: what is to be selected there waits for it.
  const wanted = useRef<{ readonly pageId: number; readonly entityId: string } | null>(null)
  const shownId = page?.pageId
  const { pageVariationId, width, height } = page ?? {}

  useEffect(() => {
    if (pageVariationId === undefined || width === undefined || height === undefined) return
    editor.show({ pageVariationId, kind }, { width, height })
    if (wanted.current !== null && wanted.current.pageId === shownId) editor.select([wanted.current.entityId])
    wanted.current = null
  }, [editor, shownId, pageVariationId, kind, width, height])

  const showWord = (entityId: string | null, home: number) => {
    if (home === shownId) {
      if (entityId !== null) editor.select([entityId])
      return
    }
    wanted.current = entityId === null ? null : { pageId: home, entityId }
    onPage(home)
  }
  return {
    page,
    showWord,
    showNext(words) {
      const { selected } = editor.getState()
      const at = words.findIndex((placed) => selected.has(placed.id))
      const next = words[at + 1] ?? words[0]
      const home = pages.find((each) => each.pageVariationId === next?.pageVariationId)
      if (next !== undefined && home !== undefined) showWord(next.id, home.pageId)
    },
  }
}
