import { placeMark, usualMarkPixels, type CoachingPoint, type PopupTrigger } from '@lectern/core/book'
import type { MarkRect, PageMark } from './page-mark'

/** The marks of a page as the server has them. */
export interface PageMarks {
  readonly popupTriggers: readonly PopupTrigger[]
  readonly coachingPoints: readonly CoachingPoint[]
}

/**
 * Returns the marks of a page with their boxes, triggers first. Marks that have the same id all stay.
 *
 * @example
 * const [bird] = toMarkRects({ popupTriggers: [{ id: 'bird', x: 10, y: 20, width: 30, height: 40 }], coachingPoints: [] })
 * bird.id // => 'trigger-bird'
 * bird.width // => 30
 */
export function toMarkRects({ popupTriggers, coachingPoints }: PageMarks): MarkRect[] {
  const marks: PageMark[] = [
    ...popupTriggers.map((fields) => ({ kind: 'trigger', fields }) as const),
    ...coachingPoints.map((fields) => ({ kind: 'point', fields }) as const),
  ]
  const seen = new Map<string, number>()
  return marks.map((mark) => {
    const id = `${mark.kind}-${mark.fields.id}`
    const repeats = seen.get(id) ?? 0
    seen.set(id, repeats + 1)
    return { id: repeats === 0 ? id : `${id} ${repeats}`, ...boxOf(mark), mark }
  })
}

/** Returns the box of a mark as readers see it, in page-image pixels. */
export function boxOf({ fields }: PageMark) {
  return placeMark(fields, { usualSize: usualMarkPixels })
}
