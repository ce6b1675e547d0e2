import type { ChapterStaleness, PageStaleness } from '@lectern/core/staleness'

/** Returns the page variations of which something is out of date. */
export function listStalePages(staleness: ChapterStaleness | null): ReadonlySet<number> {
  return new Set(staleness?.pages.filter(isStale).map(({ pageVariationId }) => pageVariationId))
}

function isStale({ words, narration, times }: PageStaleness): boolean {
  return words === 'stale' || narration.state === 'stale' || times.state === 'stale'
}
