import type { bookSearchMessages, TextsOf, Translate } from '@lectern/messages'
import type { SearchState } from './step-search'

type TranslateFn = Translate<TextsOf<typeof bookSearchMessages>>

/** Describes the result of a search for its status line: the place among the hits, or their number; empty without a search. */
export function describeResult(state: SearchState, t: TranslateFn): string {
  const { query, phase, hits, pages, readCount, current } = state
  if (query === '' || phase === 'failed') return ''
  const isComplete = phase === 'ready' && readCount === pages.length
  if (hits.length === 0) return isComplete ? t('searchNone', { text: query.trim() }) : t('searchRunning')
  if (current !== null) {
    const position = { index: current + 1, count: hits.length }
    return isComplete ? t('searchPosition', position) : t('searchPositionSoFar', position)
  }
  const count = hits.length
  if (!isComplete)
    return `${t('searchHitsSoFar', { count })}, ${t('searchPagesLeft', { count: pages.length - readCount })}`
  const pageCount = new Set(hits.map(({ pageId }) => pageId)).size
  return `${t('searchHits', { count })} ${t('searchOnPages', { count: pageCount })}`
}
