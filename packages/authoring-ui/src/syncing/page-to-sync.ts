import type { ChapterPage } from '@lectern/core/pipeline'
import type { DeskContext } from '../desk-plan/step'
import type { WorkPage } from '../desk-plan/work-page'

/** A page of the chapter as the pipeline takes it. */
export interface PageToSync extends ChapterPage {
  readonly pageId: number
  readonly pageVariationId: number
}

/** Returns a page with its rects as they are now. */
export function pageToSync(page: WorkPage, { document }: DeskContext): PageToSync {
  const { pageId, pageVariationId, pageNumber } = page
  const rectsOf = (kind: 'rects' | 'rectsByWords') =>
    document.rectsOf(pageVariationId, kind).map((placed) => placed.rect)
  return { pageId, pageVariationId, pageNumber, words: rectsOf('rectsByWords'), sentences: rectsOf('rects') }
}
