/** A size in CSS pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/**
 * The part of the page that fits into the stage: all of it, its width or its height. `screen` is the layout before any zoom,
 * which shows the whole page on a desktop and its width on a phone.
 */
export type PageFit = 'screen' | 'page' | 'width' | 'height'

export interface ZoomState {
  /** Kept when the stage changes its size; null after a pinch or a step. */
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
  /** A pinch or a wheel has ended. If the page almost has the fit of the screen, it snaps to it. */
  | { readonly kind: 'settled' }
  /** The stage has another size, or another page is shown. */
  | { readonly kind: 'laid-out' }

/** The size of the stage and of the whole page in it. */
export interface ZoomSizes {
  readonly stage: Size
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
/** A pinch that ends within this factor of the screen's scale snaps to it. */
const SNAP_FACTOR = 1.06

/**
 * Computes the next zoom. It is never smaller than the whole page, and never larger than eight times it.
 *
 * @example
 * const sizes = { stage: { width: 800, height: 600 }, page: { width: 400, height: 600 }, screenScale: 1 }
 * stepZoom({ fit: 'screen', scale: 1 }, { kind: 'fitted', fit: 'width' }, sizes) // => { fit: 'width', scale: 2 }
 * stepZoom({ fit: 'width', scale: 2 }, { kind: 'stepped', direction: 'in' }, sizes) // => { fit: null, scale: 2.5 }
 */
export function stepZoom(state: ZoomState, event: ZoomEvent, sizes: ZoomSizes): ZoomState {
  switch (event.kind) {
    case 'fitted':
      return { fit: event.fit, scale: computeFitScale(event.fit, sizes) }
    case 'scaled':
      return zoomFreely(state, state.scale * event.factor)
    case 'stepped':
      return snapToScreen(zoomFreely(state, findStep(state.scale, event.direction, sizes)), SAME, sizes)
    case 'double-tapped': {
      const { screenScale } = sizes
      const isScreenScale = state.scale < screenScale * SAME
      return isScreenScale ? zoomFreely(state, screenScale * DOUBLE_TAP_SCALE) : { fit: 'screen', scale: screenScale }
    }
    case 'settled':
      return snapToScreen(state, SNAP_FACTOR, sizes)
    case 'laid-out':
      return state.fit === null ? state : { fit: state.fit, scale: computeFitScale(state.fit, sizes) }
  }
}

function snapToScreen(state: ZoomState, tolerance: number, { screenScale }: ZoomSizes): ZoomState {
  const ratio = state.scale / screenScale
  return state.fit === null && ratio < tolerance && ratio * tolerance > 1
    ? { fit: 'screen', scale: screenScale }
    : state
}

function computeFitScale(fit: PageFit, { stage, page, screenScale }: ZoomSizes): number {
  switch (fit) {
    case 'screen':
      return screenScale
    case 'page':
      return 1
    case 'width':
      return limit(stage.width / page.width)
    case 'height':
      return limit(stage.height / page.height)
  }
}

function zoomFreely(state: ZoomState, scale: number): ZoomState {
  return Number.isFinite(scale) ? { fit: null, scale: limit(scale) } : state
}

function limit(scale: number): number {
  return Number.isFinite(scale) ? Math.min(maxScale, Math.max(1, scale)) : 1
}

function findStep(scale: number, direction: 'in' | 'out', { screenScale }: ZoomSizes): number {
  const ratio = scale / screenScale
  const step =
    direction === 'in' ? STEPS.find((each) => each > ratio * SAME) : STEPS.findLast((each) => each * SAME < ratio)
  return step === undefined ? (direction === 'in' ? maxScale : 1) : step * screenScale
}
