import type { PageSnapshot } from './editor'
import type { RectDocument } from './rect-document'

/** Returns the current rects of a page, to be saved. */
export function snapshotPage(document: RectDocument, pageVariationId: number): PageSnapshot {
  const rects = document.inOrder({ pageVariationId, kind: 'rects' })
  const rectsByWords = document.inOrder({ pageVariationId, kind: 'rectsByWords' })
  const marks = document.inOrder({ pageVariationId, kind: 'marks' })
  return {
    pageVariationId,
    rectData: {
      rects: rects.map((placed) => placed.rect),
      rectsByWords: rectsByWords.map((placed) => placed.rect),
      ...(marks.length === 0 ? {} : { marks: marks.map((placed) => placed.rect) }),
    },
    placed: [...rects, ...rectsByWords, ...marks],
  }
}
