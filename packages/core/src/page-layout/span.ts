import type { Direction, Rect, WritingMode } from '../types'

/** A rect seen from the text: `from`-`to` along the line in the reading direction, `top`-`bottom` in the order of lines. */
export interface Span {
  index: number
  from: number
  to: number
  top: number
  bottom: number
  word: string
}

/** Turns page pixels so that every text runs left to right and top to bottom. */
export function toSpan(rect: Rect, index: number, direction: Direction, writingMode: WritingMode): Span {
  const word = rect.word?.trim() ?? ''
  if (writingMode === 'vertical-rl') {
    return { index, from: rect.y, to: rect.y + rect.height, top: -rect.x - rect.width, bottom: -rect.x, word }
  }
  const [from, to] = direction === 'rtl' ? [-rect.x - rect.width, -rect.x] : [rect.x, rect.x + rect.width]
  return { index, from, to, top: rect.y, bottom: rect.y + rect.height, word }
}

export function spanHeight(span: Span): number {
  return span.bottom - span.top
}

/** Moves the span across the lines by as much as the text leans at its place. */
export function straighten(span: Span, skew: number): Span {
  const shift = skew * ((span.from + span.to) / 2)
  return { ...span, top: span.top - shift, bottom: span.bottom - shift }
}
