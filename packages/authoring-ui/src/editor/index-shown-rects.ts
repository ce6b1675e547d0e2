import { buildSpatialIndex, type SpatialIndex } from '@lectern/core/geometry'
import { scopeKey, type RectScope } from './placed-rect'
import type { RectDocument } from './rect-document'

/** Returns a function that indexes the rects of a scope, rebuilt only if the scope or the document version changes. */
export function indexShownRects(document: RectDocument): (scope: RectScope | null, version: number) => SpatialIndex {
  let built: { readonly key: string; readonly version: number; readonly index: SpatialIndex } | null = null
  return (scope, version) => {
    if (scope === null) return buildSpatialIndex([])
    const key = scopeKey(scope)
    if (built === null || built.key !== key || built.version !== version) {
      const rects = document.inOrder(scope).map((placed) => ({ ...placed.rect, id: placed.id }))
      built = { key, version, index: buildSpatialIndex(rects) }
    }
    return built.index
  }
}
