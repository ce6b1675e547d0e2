import type { ChapterStaleness } from '@lectern/core/staleness'
import { findChangedRanges } from '../speech-text/find-changed-ranges'
import type { PageChange } from '../speech-text/page-text'
import type { SpokenPage } from '../speech-text/spoken-page'

/** Finds the differences of each page from its narration, by page variation; none for pages that are as they were narrated. */
export function findPageChanges(
  staleness: ChapterStaleness | null,
  spoken: readonly SpokenPage[],
): ReadonlyMap<number, PageChange> {
  const segmentsOf = new Map(spoken.map((page) => [page.pageVariationId, page.textSegments]))
  return new Map(
    (staleness === null ? [] : staleness.pages)
      .filter(({ narration }) => narration.state === 'stale')
      .map(({ pageVariationId, narration: { staleSentences } }): [number, PageChange] => {
        const segments = segmentsOf.get(pageVariationId)
        const ranges = segments === undefined ? [] : findChangedRanges(segments, staleSentences)
        return [pageVariationId, { sentences: staleSentences.length, ranges }]
      }),
  )
}
