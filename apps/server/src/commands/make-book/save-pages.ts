import { updateRectData } from '@lectern/contracts/main'
import { callRoute } from '../call-route'
import type { Pipeline, WorkingPage } from './pipeline'

/** How many pages one save carries; a save is one transaction. */
const PAGES_PER_SAVE = 50

/** Stores the rects of the pages; the answer carries their new revisions. */
export async function savePages(pipeline: Pipeline, pages: readonly WorkingPage[]): Promise<WorkingPage[]> {
  const saved: WorkingPage[] = []
  for (let from = 0; from < pages.length; from += PAGES_PER_SAVE) {
    const batch = pages.slice(from, from + PAGES_PER_SAVE)
    const written = await callRoute(pipeline.send, updateRectData, {
      body: batch.map((page) => ({
        pageId: page.pageId,
        variation: pipeline.language,
        variationId: page.pageVariationId,
        rectData: { rects: page.rects, rectsByWords: page.rectsByWords },
        textSource: page.source,
        revision: page.revision,
      })),
    })
    const revisions = new Map(written.map(({ variationId, revision }) => [variationId, revision]))
    saved.push(...batch.map((page) => ({ ...page, revision: revisions.get(page.pageVariationId) ?? page.revision })))
  }
  return saved
}
