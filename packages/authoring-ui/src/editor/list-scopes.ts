import type { PageRects } from '@lectern/core/pipeline'
import { rectKinds, type RectScope } from './placed-rect'

/** Lists every scope of a page variation, or of a page's marks, with its rects; a kind that it does not have is empty. */
export function listScopes(
  pageVariationId: number,
  rects: PageRects,
): { scope: RectScope; rects: PageRects['rects'] }[] {
  return rectKinds.map((kind) => ({ scope: { pageVariationId, kind }, rects: rects[kind] ?? [] }))
}
