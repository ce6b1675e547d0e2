import type { Rect } from '@lectern/core/sync'

/** A page with its word rects in reading order. */
export interface PageWords {
  readonly pageId: number
  readonly pageVariationId: number
  readonly pageNumber: number
  readonly words: readonly Rect[]
}
