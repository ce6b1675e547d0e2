/** A size in CSS pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** The part of the page that a fit brings into the room: all of it, or its width or height. */
export type PageFit = 'page' | 'width' | 'height'

export interface ZoomState {
  /** Followed when the room changes; null after a zoom by hand. */
  readonly fit: PageFit | null
  /** 1 shows the whole page. */
  readonly scale: number
}

export type ZoomEvent =
  | { readonly kind: 'fitted'; readonly fit: PageFit }
  /** A pinch or a wheel, by a factor. */
  | { readonly kind: 'scaled'; readonly factor: number }
  /** A key or a button. */
  | { readonly kind: 'stepped'; readonly direction: 'in' | 'out' }
  /** A double tap: closer, or back to the fit of the screen. */
  | { readonly kind: 'double-tapped'; readonly home: PageFit }
  /** The room has another size, or another page is shown. */
  | { readonly kind: 'laid-out' }

/** The room of the pages and the size of the whole page in it. */
export interface ZoomRoom {
  readonly room: Size
  /** Size at scale 1. */
  readonly page: Size
}

export const maxScale = 8
/** Steps of keys and buttons, as percentages that people know from other readers. */
const STEPS = [1, 1.25, 1.5, 2, 2.5, 3, 4, 6, 8]
const DOUBLE_TAP_SCALE = 2.5
/** Two scales that differ by less look the same. */
const SAME = 1.01

/**
 * Computes the next zoom. It is never smaller than the whole page, and never larger than eight times it.
 *
 * @example
 * const sizes = { room: { width: 800, height: 600 }, page: { width: 400, height: 600 } }
 * stepZoom({ fit: 'page', scale: 1 }, { kind: 'fitted', fit: 'width' }, sizes) // => { fit: 'width', scale: 2 }
 * stepZoom({ fit: 'width', scale: 2 }, { kind: 'stepped', direction: 'in' }, sizes) // => { fit: null, scale: 2.5 }
 */
export function stepZoom(state: ZoomState, event: ZoomEvent, sizes: ZoomRoom): ZoomState {
  switch (event.kind) {
    case 'fitted':
      return { fit: event.fit, scale: computeFitScale(event.fit, sizes) }
    case 'scaled':
      return byHand(state, state.scale * event.factor)
    case 'stepped':
      return byHand(state, findStep(state.scale, event.direction))
    case 'double-tapped': {
      const home = computeFitScale(event.home, sizes)
      const isHome = state.scale < home * SAME
      return isHome ? byHand(state, home * DOUBLE_TAP_SCALE) : { fit: event.home, scale: home }
    }
    case 'laid-out':
      return state.fit === null ? state : { fit: state.fit, scale: computeFitScale(state.fit, sizes) }
  }
}

function computeFitScale(fit: PageFit, { room, page }: ZoomRoom): number {
  switch (fit) {
    case 'page':
      return 1
    case 'width':
      return limit(room.width / page.width)
    case 'height':
      return limit(room.height / page.height)
  }
}

function byHand(state: ZoomState, scale: number): ZoomState {
  return Number.isFinite(scale) ? { fit: null, scale: limit(scale) } : state
}

function limit(scale: number): number {
  return Number.isFinite(scale) ? Math.min(maxScale, Math.max(1, scale)) : 1
}

function findStep(scale: number, direction: 'in' | 'out'): number {
  return direction === 'in'
    ? (STEPS.find((step) => step > scale * SAME) ?? maxScale)
    : (STEPS.findLast((step) => step * SAME < scale) ?? 1)
}
