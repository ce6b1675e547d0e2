import { useMemo } from 'react'
import type { Editor } from '../editor/editor'
import type { PlacedRect } from '../editor/placed-rect'
import { useEditorState } from '../page-stage/use-editor-state'
import { doubtfulConfidence } from '../stage/rect-tone'
import { countTimed, type TimedCount } from '../syncing/count-timed'
import type { PageWordRects } from './voice-step'
import type { WorkPage } from './work-page'

export interface ChapterWords {
  /** All word rects of the chapter, page by page in reading order. */
  readonly words: readonly PlacedRect[]
  readonly timed: TimedCount
  /** Words that the recogniser was not sure of. */
  readonly doubtful: readonly PlacedRect[]
  readonly spokenPages: readonly PageWordRects[]
  readonly countOf: (page: WorkPage) => number
}

/** The words of the chapter as they stand in the editor. */
export function useChapterWords(editor: Editor, pages: readonly WorkPage[]): ChapterWords {
  const version = useEditorState(editor, (state) => state.documentVersion)
  return useMemo(() => {
    // The document changes in place: its version is what tells that there is something new to read.
    const byPage = new Map(
      pages.map(({ pageVariationId }) => [
        pageVariationId,
        version < 0 ? [] : editor.document.inOrder({ pageVariationId, kind: 'rectsByWords' }),
      ]),
    )
    const words = [...byPage.values()].flat()
    return {
      words,
      timed: countTimed(words.map((placed) => placed.rect)),
      doubtful: words.filter((placed) => (placed.rect.confidence ?? 1) < doubtfulConfidence),
      spokenPages: pages.map(({ pageVariationId, pageNumber, imageUrl }) => ({
        pageVariationId,
        pageNumber,
        imageUrl,
        rects: (byPage.get(pageVariationId) ?? []).map((placed) => placed.rect),
      })),
      countOf: (page) => byPage.get(page.pageVariationId)?.length ?? 0,
    }
  }, [editor, pages, version])
}
