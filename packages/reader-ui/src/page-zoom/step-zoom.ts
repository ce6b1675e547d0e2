/** A size in CSS pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/**
 * The part of the page that a fit brings into the room: all of it, its width or its height. `screen` is the layout of the
 * screen, which shows the whole page on a desktop and its width on a phone.
 */
export type PageFit = 'screen' | 'page' | 'width' | 'height'

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
  | { readonly kind: 'double-tapped' }
  /** The fingers of a pinch or a wheel have stopped. Close to the fit of the screen, the page takes it. */
  | { readonly kind: 'settled' }
  /** The room has another size, or another page is shown. */
  | { readonly kind: 'laid-out' }

/** The room of the pages and the size of the whole page in it. */
export interface ZoomRoom {
  readonly room: Size
  /** Size at scale 1. */
  readonly page: Size
  /** Scale in which the screen's layout shows the page; 1 or more. */
  readonly screenScale: number
}

export const maxScale = 8
/** Steps of keys and buttons, as parts of the screen's scale that people know from other readers. */
const STEPS = [1, 1.25, 1.5, 2, 2.5, 3, 4, 6, 8]
const DOUBLE_TAP_SCALE = 2.5
/** Two scales that differ by less look the same. */
const SAME = 1.01
/** A pinch that ends this close to the screen's scale meant it. */
const CLOSE = 1.06

/**
 * Computes the next zoom. It is never smaller than the whole page, and never larger than eight times it.
 *
 * @example
 * const sizes = { room: { width: 800, height: 600 }, page: { width: 400, height: 600 }, screenScale: 1 }
 * stepZoom({ fit: 'screen', scale: 1 }, { kind: 'fitted', fit: 'width' }, sizes) // => { fit: 'width', scale: 2 }
 * stepZoom({ fit: 'width', scale: 2 }, { kind: 'stepped', direction: 'in' }, sizes) // => { fit: null, scale: 2.5 }
 */
export function stepZoom(state: ZoomState, event: ZoomEvent, sizes: ZoomRoom): ZoomState {
  switch (event.kind) {
    case 'fitted':
      return { fit: event.fit, scale: computeFitScale(event.fit, sizes) }
    case 'scaled':
      return byHand(state, state.scale * event.factor)
    case 'stepped':
      return takeScreen(byHand(state, findStep(state.scale, event.direction, sizes)), SAME, sizes)
    case 'double-tapped': {
      const { screenScale } = sizes
      const isHome = state.scale < screenScale * SAME
      return isHome ? byHand(state, screenScale * DOUBLE_TAP_SCALE) : { fit: 'screen', scale: screenScale }
    }
    case 'settled':
      return takeScreen(state, CLOSE, sizes)
    case 'laid-out':
      return state.fit === null ? state : { fit: state.fit, scale: computeFitScale(state.fit, sizes) }
  }
}

function takeScreen(state: ZoomState, tolerance: number, { screenScale }: ZoomRoom): ZoomState {
  const ratio = state.scale / screenScale
  return state.fit === null && ratio < tolerance && ratio * tolerance > 1
    ? { fit: 'screen', scale: screenScale }
    : state
}

function computeFitScale(fit: PageFit, { room, page, screenScale }: ZoomRoom): number {
  switch (fit) {
    case 'screen':
      return screenScale
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

function findStep(scale: number, direction: 'in' | 'out', { screenScale }: ZoomRoom): number {
  const ratio = scale / screenScale
  const step =
    direction === 'in' ? STEPS.find((each) => each > ratio * SAME) : STEPS.findLast((each) => each * SAME < ratio)
  return step === undefined ? (direction === 'in' ? maxScale : 1) : step * screenScale
}
