import type { Direction } from '@lectern/core/text'

export type SwipeState =
  | { readonly kind: 'idle' }
  /** A finger is down and has not moved far enough to tell a swipe from a tap or a scroll. */
  | { readonly kind: 'pressed'; readonly start: SwipePoint }
  | { readonly kind: 'swiping'; readonly start: SwipePoint; readonly last: SwipePoint; readonly speed: number }

export interface SwipePoint {
  /** CSS pixels. */
  readonly x: number
  readonly y: number
  readonly milliseconds: number
}

export type SwipeEvent =
  | { readonly kind: 'pressed'; readonly at: SwipePoint }
  | { readonly kind: 'moved'; readonly at: SwipePoint }
  | { readonly kind: 'released'; readonly at: SwipePoint }
  /** A second finger, a selection, a scroll or the browser took the gesture over. */
  | { readonly kind: 'cancelled' }

export interface SwipeStep {
  readonly state: SwipeState
  /** Pixels by which the pages follow the finger; null if they do not. */
  readonly shiftPixels: number | null
  /** `end`: past the last page, which stays. */
  readonly turn: 'next' | 'previous' | 'end' | null
}

/** Direction of the book, width of a page's room, and whether there are pages beside the visible one. */
export interface SwipeBook {
  readonly direction: Direction
  readonly widthPixels: number
  readonly hasNext: boolean
  readonly hasPrevious: boolean
}

/** A finger that moves less is still. */
const START_PIXELS = 10
/** Steeper than about 30 degrees is a scroll. */
const STEEPEST = 0.58
/** A page is turned beyond this part of the width, or by a quick swipe that ends in the same direction. */
const TURN_PART = 0.35
const QUICK_PIXELS_PER_MILLISECOND = 0.4
/** A quick swipe still has to move the page visibly. */
const QUICK_PIXELS = 24
/** There is no page: the finger meets resistance. */
const RESISTANCE = 0.25

const idle: SwipeState = { kind: 'idle' }
const atRest: SwipeStep = { state: idle, shiftPixels: null, turn: null }

/**
 * Computes the next state of a swipe. The pages follow the finger; a swipe that goes back before the finger is lifted turns
 * nothing. In a right-to-left book a swipe to the right goes forward.
 */
export function stepSwipe(state: SwipeState, event: SwipeEvent, book: SwipeBook): SwipeStep {
  switch (event.kind) {
    case 'pressed':
      return { state: { kind: 'pressed', start: event.at }, shiftPixels: null, turn: null }
    case 'moved':
      return move(state, event.at, book)
    case 'released':
      return release(state, event.at, book)
    case 'cancelled':
      return atRest
  }
}

function move(state: SwipeState, at: SwipePoint, book: SwipeBook): SwipeStep {
  if (state.kind === 'idle') return atRest
  const { start } = state
  const [dx, dy] = [at.x - start.x, at.y - start.y]
  if (state.kind === 'pressed') {
    if (Math.hypot(dx, dy) < START_PIXELS) return { state, shiftPixels: null, turn: null }
    if (Math.abs(dy) > Math.abs(dx) * STEEPEST) return atRest
    // Pages begin to move where the swipe was recognised, without a jump. A busy phone may tell of the finger only far beyond.
    const begin = { ...at, x: start.x + Math.sign(dx) * Math.min(Math.abs(dx), START_PIXELS) }
    const elapsed = at.milliseconds - start.milliseconds
    const swiping: SwipeState = { kind: 'swiping', start: begin, last: at, speed: elapsed > 0 ? dx / elapsed : 0 }
    return { state: swiping, shiftPixels: shift(at.x - begin.x, book), turn: null }
  }
  const next: SwipeState = { kind: 'swiping', start, last: at, speed: measureSpeed(state, at) }
  return { state: next, shiftPixels: shift(dx, book), turn: null }
}

type Swiping = Extract<SwipeState, { kind: 'swiping' }>

function release(before: SwipeState, at: SwipePoint, book: SwipeBook): SwipeStep {
  // A quick finger may be lifted before any move event arrives.
  const state = before.kind === 'pressed' ? move(before, at, book).state : before
  if (state.kind !== 'swiping') return atRest
  const dx = at.x - state.start.x
  const speed = measureSpeed(state, at)
  const isFar = Math.abs(dx) > book.widthPixels * TURN_PART
  const isBack = speed * dx < 0 && Math.abs(speed) > QUICK_PIXELS_PER_MILLISECOND
  const isQuick = Math.abs(dx) > QUICK_PIXELS && speed * dx > 0 && Math.abs(speed) > QUICK_PIXELS_PER_MILLISECOND
  const wanted = turnOf(dx, book)
  if (isBack || !(isFar || isQuick)) return atRest
  if (has(wanted, book)) return { ...atRest, turn: wanted }
  return { ...atRest, turn: wanted === 'next' ? 'end' : null }
}

function measureSpeed({ last, speed }: Swiping, at: SwipePoint): number {
  const elapsed = at.milliseconds - last.milliseconds
  return elapsed > 0 ? (at.x - last.x) / elapsed : speed
}

function shift(dx: number, book: SwipeBook): number {
  return has(turnOf(dx, book), book) ? dx : dx * RESISTANCE
}

function turnOf(dx: number, { direction }: SwipeBook): 'next' | 'previous' {
  return dx < 0 === (direction === 'ltr') ? 'next' : 'previous'
}

function has(turn: 'next' | 'previous', { hasNext, hasPrevious }: SwipeBook): boolean {
  return turn === 'next' ? hasNext : hasPrevious
}
