import { wordOf } from '../../../text-lines/word-of'
import type { Direction, Rect, WritingMode } from '../../../types'

/** A rect in text coordinates: `from` to `to` along the line in reading direction, `top` to `bottom` in the order of lines. */
export interface Span {
  index: number
  from: number
  to: number
  top: number
  bottom: number
  word: string
}

/** Converts page pixels to text coordinates, in which every text runs left to right and top to bottom. */
export function toSpan(rect: Rect, index: number, direction: Direction, writingMode: WritingMode): Span {
  const word = wordOf(rect)
  if (writingMode === 'vertical-rl') {
    return { index, from: rect.y, to: rect.y + rect.height, top: -rect.x - rect.width, bottom: -rect.x, word }
  }
  const [from, to] = direction === 'rtl' ? [-rect.x - rect.width, -rect.x] : [rect.x, rect.x + rect.width]
  return { index, from, to, top: rect.y, bottom: rect.y + rect.height, word }
}

export function spanHeight(span: Span): number {
  return span.bottom - span.top
}

/** Moves a span across the lines to undo the skew at its position. */
export function straighten(span: Span, skew: number): Span {
  const shift = skew * ((span.from + span.to) / 2)
  return { ...span, top: span.top - shift, bottom: span.bottom - shift }
}
