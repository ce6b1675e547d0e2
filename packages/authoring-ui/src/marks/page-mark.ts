import type { CoachingPoint, PopupTrigger } from '@lectern/core/book'
import type { Rect } from '@lectern/core/geometry'

/** A popup trigger or a coaching point as the server has it; unknown fields are kept. */
export type PageMark =
  | { readonly kind: 'trigger'; readonly fields: PopupTrigger }
  | { readonly kind: 'point'; readonly fields: CoachingPoint }

/** The box of a mark on the page. `id` is unique on the page; the mark's own id is among its fields. */
export type MarkRect = Rect & { readonly mark: PageMark }

export function isMarkRect(rect: Rect): rect is MarkRect {
  return 'mark' in rect
}
