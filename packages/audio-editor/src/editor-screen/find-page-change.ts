import type { PageStaleness } from '@lectern/core/staleness'
import { findChangedRanges } from '../speech-text/find-changed-ranges'
import type { PageChange } from '../speech-text/page-text'
import type { SpokenPage } from '../speech-text/spoken-page'

/**
 * Finds the differences of a page from its narration; null if it is as it was narrated.
 *
 * @param spoken the page as it is spoken; undefined while it is not built
 */
export function findPageChange({ narration }: PageStaleness, spoken: SpokenPage | undefined): PageChange | null {
  if (narration.state !== 'stale') return null
  const ranges = spoken === undefined ? [] : findChangedRanges(spoken.textSegments, narration.staleSentences)
  return { sentences: narration.staleSentences.length, ranges }
}
