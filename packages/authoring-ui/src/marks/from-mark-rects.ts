import { usualMarkPixels, type CoachingPoint, type PopupTrigger } from '@lectern/core/book'
import type { Box, Rect } from '@lectern/core/geometry'
import { withoutEmptyTexts } from '../saving/without-empty-texts'
import { isMarkRect, type MarkRect } from './page-mark'
import type { PageMarks } from './to-mark-rects'
import { boxOf } from './to-mark-rects'

/**
 * Returns the marks of a page as they are saved: with the places of their boxes, and without empty titles and links. All other
 * fields stay as they were, unknown ones included; a mark whose box was not changed keeps even its own numbers.
 */
export function fromMarkRects(rects: readonly Rect[]): PageMarks {
  const popupTriggers: PopupTrigger[] = []
  const coachingPoints: CoachingPoint[] = []
  for (const rect of rects) {
    if (!isMarkRect(rect)) throw new Error(`Rect ${rect.id} is no trigger and no coaching point.`)
    const { mark } = rect
    if (mark.kind === 'trigger') popupTriggers.push(withoutEmptyTexts({ ...mark.fields, ...readTriggerPlace(rect) }))
    else coachingPoints.push(withoutEmptyTexts({ ...mark.fields, ...readPointPlace(rect) }))
  }
  return { popupTriggers, coachingPoints }
}

function readTriggerPlace(rect: MarkRect): Partial<Box> {
  const before = boxOf(rect.mark)
  const isResized = before.width !== rect.width || before.height !== rect.height
  const scale = before.width / (usableLength(rect.mark.fields, 'width') ?? usualMarkPixels)
  return {
    ...readMove(rect, before),
    ...(isResized ? { width: toThousandths(rect.width / scale), height: toThousandths(rect.height / scale) } : {}),
  }
}

/** Coaching points have a scale and no size: the longer side counts. */
function readPointPlace(rect: MarkRect): { x?: number; y?: number; scale?: number } {
  const before = boxOf(rect.mark)
  const isResized = before.width !== rect.width || before.height !== rect.height
  const usual = usableLength(rect.mark.fields, 'width') ?? usualMarkPixels
  return {
    ...readMove(rect, before),
    ...(isResized ? { scale: toThousandths(Math.max(rect.width, rect.height) / usual) } : {}),
  }
}

function readMove(rect: Box, before: Box): { x?: number; y?: number } {
  return before.x === rect.x && before.y === rect.y ? {} : { x: rect.x, y: rect.y }
}

function usableLength(fields: object, name: 'width' | 'height'): number | null {
  const value: unknown = Reflect.get(fields, name)
  return typeof value === 'number' && value > 0 && value < Infinity ? value : null
}

function toThousandths(value: number): number {
  return Math.round(value * 1000) / 1000
}
