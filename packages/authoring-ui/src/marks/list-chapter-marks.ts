import type { WorkPage } from '../desk-plan/work-page'
import type { RectDocument } from '../editor/rect-document'
import { toMarksKey } from './marks-key'
import { isMarkRect, type PageMark } from './page-mark'

/** A mark with its place in the chapter. */
export interface ChapterMark {
  readonly entityId: string
  readonly pageId: number
  readonly pageNumber: number
  readonly mark: PageMark
}

/** Lists the marks of a chapter, page by page. */
export function listChapterMarks(
  pages: readonly WorkPage[],
  document: Pick<RectDocument, 'inOrder'>,
): readonly ChapterMark[] {
  return pages.flatMap(({ pageId, pageNumber }) =>
    document
      .inOrder({ pageVariationId: toMarksKey(pageId), kind: 'marks' })
      .flatMap(({ id, rect }) => (isMarkRect(rect) ? [{ entityId: id, pageId, pageNumber, mark: rect.mark }] : [])),
  )
}
