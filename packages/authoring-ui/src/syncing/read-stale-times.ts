import type { ChapterStaleness } from '@lectern/core/staleness'
import type { WorkPage } from '../desk-plan/work-page'
import { entityIdOf } from '../editor/placed-rect'

/** The words of a chapter that have times of an earlier narration. */
export interface StaleTimes {
  /** Number of words whose times were matched or estimated. */
  readonly count: number
  /** Numbers of their pages. */
  readonly pageNumbers: readonly number[]
  /** Words whose times were set by hand, in reading order. */
  readonly byHand: readonly { readonly pageId: number; readonly entityId: string }[]
}

/** Lists the words whose times belong to an earlier narration. */
export function readStaleTimes(staleness: ChapterStaleness | null, pages: readonly WorkPage[]): StaleTimes {
  const found = (staleness === null ? [] : staleness.pages).flatMap((each) => {
    const page = pages.find(({ pageVariationId }) => pageVariationId === each.pageVariationId)
    return page === undefined ? [] : [{ page, times: each.times }]
  })
  const stale = found.filter(({ times }) => times.staleCount > 0)
  return {
    count: stale.reduce((sum, { times }) => sum + times.staleCount, 0),
    pageNumbers: stale.map(({ page }) => page.pageNumber),
    byHand: found.flatMap(({ page, times }) =>
      times.staleByHand.map((rectId) => ({
        pageId: page.pageId,
        entityId: entityIdOf({ pageVariationId: page.pageVariationId, kind: 'rectsByWords' }, rectId),
      })),
    ),
  }
}
