import type { Rect } from '@lectern/core/geometry'

/** The words of a page, to be spoken. */
export interface PageWordRects {
  readonly pageVariationId: number
  readonly pageNumber: number
  readonly imageUrl: string | null
  readonly rects: readonly Rect[]
}
