import type { SearchState } from './step-search'

/**
 * Returns true if a search needs its strip over the page: the panel is closed, and there are hits to lead to, or there may yet
 * be some.
 */
export function needsStrip({
  isPanelShown,
  hits,
  phase,
}: Pick<SearchState, 'isPanelShown' | 'hits' | 'phase'>): boolean {
  return !isPanelShown && (hits.length > 0 || phase === 'finding' || phase === 'reading')
}
