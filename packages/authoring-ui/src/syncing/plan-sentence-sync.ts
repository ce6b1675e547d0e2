import { syncChapterSentences, type SpokenWord } from '@lectern/core/pipeline'
import type { DeskEffect } from '../desk-plan/desk-effect'
import type { Notice, SaveScope } from '../desk-plan/notice'
import type { DeskContext } from '../desk-plan/step'
import { pageToSync } from './page-to-sync'

export interface SentenceSyncPlan {
  readonly effects: readonly DeskEffect[]
  /** The pages to save; empty unless the whole chapter was synced. */
  readonly toSave: readonly number[]
  /** The notice to show at the end; null if a page failed. */
  readonly success: Notice | null
}

/**
 * Plans to give the sentences of a page or of the chapter the times of the narration, as one undo step. The result is one
 * message: a success, or the pages that failed.
 *
 * @param only the page variation to sync; null for the chapter
 */
export function planSentenceSync(
  only: number | null,
  spoken: readonly SpokenWord[],
  context: DeskContext,
): SentenceSyncPlan {
  const { language } = context.chapter
  const pages = context.chapter.pages.map((page) => pageToSync(page, context))
  const outcome = syncChapterSentences(pages, spoken, { language, ...(only === null ? {} : { only }) })
  if (outcome.kind === 'no-sentence-rects') {
    return { effects: [{ do: 'notify', notice: { kind: 'no-sentence-rects' } }], toSave: [], success: null }
  }
  const { synced, failed, strayWords } = outcome
  const scope: SaveScope = only === null ? 'chapter' : 'page'
  const scopes = synced.map(({ page: { pageVariationId }, sentences }) => ({
    scope: { pageVariationId, kind: 'rects' } as const,
    rects: sentences,
  }))
  const notices = failed.map(({ page, reason }): Notice =>
    only === null
      ? { kind: 'page-sync-failed', pageNumber: page.pageNumber, reason }
      : { kind: 'page-sentences-failed', reason },
  )
  if (strayWords > 0) notices.push({ kind: 'stray-words', count: strayWords })
  return {
    effects: [
      ...(scopes.length > 0 ? [{ do: 'replace-rects', label: 'sync', scopes } as const] : []),
      ...notices.map((notice) => ({ do: 'notify', notice }) as const),
    ],
    toSave: only === null ? synced.map(({ page }) => page.pageVariationId) : [],
    success: failed.length === 0 ? { kind: 'synced', scope, by: 'sentence' } : null,
  }
}
