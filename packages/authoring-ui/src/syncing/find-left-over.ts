import type { ChapterSync } from '@lectern/core/pipeline'
import { placeRect } from '../editor/placed-rect'
import type { PageToSync } from './page-to-sync'

/** The first spoken word and the first rect that the last sync left over. */
export interface LeftOver {
  readonly pageId: number
  readonly pageNumber: number
  readonly unmatchedWord: string | null
  readonly unassignedWord: string | null
  /** The rect to look at, by entity id. */
  readonly entityId: string | null
}

/** Returns the first spoken word and the first rect of a page that found no partner; null if all of them did. */
export function findLeftOver({ remainder }: Extract<ChapterSync<PageToSync>, { kind: 'synced' }>): LeftOver | null {
  if (remainder === null) return null
  const { page, unmatchedWord, unassignedRect } = remainder
  const { pageId, pageVariationId, pageNumber } = page
  const rect = unassignedRect === null ? undefined : page.words[unassignedRect.index]
  return {
    pageId,
    pageNumber,
    unmatchedWord: unmatchedWord?.word ?? null,
    unassignedWord: unassignedRect?.word ?? null,
    entityId: rect === undefined ? null : placeRect({ pageVariationId, kind: 'rectsByWords' }, rect, 0).id,
  }
}
