import type { CoachingPoint, PopupTrigger } from '@lectern/core/book'
import type { MarkRect } from './page-mark'

/** Fields that triggers and coaching points have in common. */
export type SharedFields = Pick<PopupTrigger, 'title' | 'hiddenVariations' | 'iconUrl' | 'icon'>

/** Returns a mark with other values of some fields; a field that is undefined is not saved. */
export function changeMark(rect: MarkRect, changed: SharedFields): MarkRect {
  return rect.mark.kind === 'trigger' ? changeTrigger(rect, changed) : changePoint(rect, changed)
}

export function changeTrigger(rect: MarkRect, changed: Partial<PopupTrigger>): MarkRect {
  const { mark } = rect
  return mark.kind === 'trigger' ? { ...rect, mark: { ...mark, fields: { ...mark.fields, ...changed } } } : rect
}

export function changePoint(rect: MarkRect, changed: Partial<CoachingPoint>): MarkRect {
  const { mark } = rect
  return mark.kind === 'point' ? { ...rect, mark: { ...mark, fields: { ...mark.fields, ...changed } } } : rect
}
