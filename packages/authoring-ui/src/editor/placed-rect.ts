import type { Rect } from '@lectern/core/editing'

/** The sentences and the words of a page variation, under their wire names, and the marks of a page. */
export const rectKinds = ['rects', 'rectsByWords', 'marks'] as const
export type RectKind = (typeof rectKinds)[number]

/** One set of highlights of one page variation, or the marks of one page; the stage shows one at a time. */
export interface RectScope {
  /** The page variation; for marks, their key (see `toMarksKey`). */
  readonly pageVariationId: number
  readonly kind: RectKind
}

/**
 * A rect with its place: the unit of the document, of change sets and of the undo history. Rect ids are unique within a
 * scope only, so a placed rect has an id of its own that is unique within the chapter.
 */
export interface PlacedRect {
  readonly id: string
  readonly pageVariationId: number
  readonly kind: RectKind
  /** Position in reading order; gaps and fractions are allowed, so that an insertion moves no other rect. */
  readonly order: number
  readonly rect: Rect
}

export function scopeKey(scope: RectScope): string {
  return `${scope.pageVariationId}/${scope.kind}`
}

/** Returns the id of a rect within the chapter. */
export function entityIdOf(scope: RectScope, rectId: string): string {
  return `${scopeKey(scope)}/${rectId}`
}

export function placeRect(scope: RectScope, rect: Rect, order: number): PlacedRect {
  return {
    id: entityIdOf(scope, rect.id),
    pageVariationId: scope.pageVariationId,
    kind: scope.kind,
    order,
    rect,
  }
}

/** Places rects in reading order. */
export function placeRects(scope: RectScope, rects: readonly Rect[]): PlacedRect[] {
  return rects.map((rect, index) => placeRect(scope, rect, index))
}
