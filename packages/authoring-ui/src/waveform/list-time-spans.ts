import type { PlacedRect } from '../editor/placed-rect'
import { readWord } from '../editor/read-word'

/** A word, or the lines of a sentence that share one time. Times are in seconds. */
export interface TimeSpan {
  /** Entity id of its first rect. */
  readonly id: string
  readonly pageVariationId: number
  readonly text: string
  readonly start: number
  readonly end: number
  readonly rects: readonly [PlacedRect, ...PlacedRect[]]
}

/** Returns what is timed, in the order of the narration. Lines of a sentence with one time are one span. */
export function listTimeSpans(rects: readonly PlacedRect[]): readonly TimeSpan[] {
  const spans: TimeSpan[] = []
  for (const placed of rects) {
    const { startTime: start, endTime: end } = placed.rect
    if (start === undefined || end === undefined || !Number.isFinite(start) || !Number.isFinite(end)) continue
    const last = spans.at(-1)
    if (last !== undefined && sharesTime(last, placed)) {
      const joined: TimeSpan['rects'] = [...last.rects, placed]
      spans[spans.length - 1] = { ...last, text: `${last.text} ${readWord(placed)}`, rects: joined }
      continue
    }
    const { id, pageVariationId } = placed
    spans.push({ id, pageVariationId, text: readWord(placed), start, end, rects: [placed] })
  }
  return spans.toSorted((a, b) => a.start - b.start)
}

function sharesTime(
  { pageVariationId, start, end, rects: [first] }: TimeSpan,
  { rect, ...placed }: PlacedRect,
): boolean {
  return (
    rect.sentenceId !== undefined &&
    rect.sentenceId === first.rect.sentenceId &&
    placed.pageVariationId === pageVariationId &&
    rect.startTime === start &&
    rect.endTime === end
  )
}
