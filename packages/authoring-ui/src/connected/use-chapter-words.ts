import { useMemo, useState } from 'react'
import type { Editor } from '../editor/editor'
import type { PlacedRect } from '../editor/placed-rect'
import { useEditorState } from '../page-stage/use-editor-state'
import { addCounts, noneTimed, type TimedCount } from '../syncing/count-timed'
import { readPageWords, type PageWordFacts } from './read-page-words'
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

/** The words of the chapter as they stand in the editor when nothing is being dragged. */
export function useChapterWords(editor: Editor, pages: readonly WorkPage[]): ChapterWords {
  const version = useEditorState(editor, (state) => state.settledVersion)
  // By the list that the document gives of a page, which stays the same until the page changes.
  const [read] = useState(() => new WeakMap<readonly PlacedRect[], PageWordFacts>())
  return useMemo(() => {
    const factsOf = (pageVariationId: number): PageWordFacts => {
      // The document changes in place: its version is what tells that there is something new to read.
      const words = version < 0 ? [] : editor.document.inOrder({ pageVariationId, kind: 'rectsByWords' })
      const known = read.get(words)
      if (known !== undefined) return known
      const facts = readPageWords(words)
      read.set(words, facts)
      return facts
    }
    const byPage = new Map(pages.map(({ pageVariationId }) => [pageVariationId, factsOf(pageVariationId)]))
    const all = [...byPage.values()]
    return {
      words: all.flatMap((facts) => facts.words),
      timed: all.reduce((sum, facts) => addCounts(sum, facts.timed), noneTimed),
      doubtful: all.flatMap((facts) => facts.doubtful),
      spokenPages: pages.map(({ pageVariationId, pageNumber, imageUrl }) => ({
        pageVariationId,
        pageNumber,
        imageUrl,
        rects: byPage.get(pageVariationId)?.rects ?? [],
      })),
      countOf: (page) => byPage.get(page.pageVariationId)?.words.length ?? 0,
    }
  }, [editor, pages, version, read])
}
