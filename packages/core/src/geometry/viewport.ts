import type { Box } from '../types'
import type { Point } from './geometry-types'
import { usableZoom } from './usable-zoom'

/** The part of the page that a view shows: the page position at its upper left corner, and screen pixels per page pixel. */
export interface Viewport {
  x: number
  y: number
  /** Above 0; any other number counts as 1. */
  zoom: number
}

/** Bounds of the zoom, in screen pixels per page-image pixel. */
export const zoomRange = { minimum: 0.05, maximum: 16 } as const

/**
 * Converts page-image pixels to pixels of the view.
 *
 * @example
 * toScreen({ x: 100, y: 50, zoom: 2 }, { x: 110, y: 70 }) // => { x: 20, y: 40 }
 */
export function toScreen(viewport: Viewport, point: Point): Point {
  const zoom = usableZoom(viewport.zoom)
  return { x: (point.x - viewport.x) * zoom, y: (point.y - viewport.y) * zoom }
}

/**
 * Converts pixels of the view to page-image pixels.
 *
 * @example
 * toPage({ x: 100, y: 50, zoom: 2 }, { x: 20, y: 40 }) // => { x: 110, y: 70 }
 */
export function toPage(viewport: Viewport, point: Point): Point {
  const zoom = usableZoom(viewport.zoom)
  return { x: viewport.x + point.x / zoom, y: viewport.y + point.y / zoom }
}

/**
 * Zooms by `factor` around a point of the view, under which the page stays in place. The zoom stays within `zoomRange`. A
 * factor or a point that is not a number changes nothing.
 * @param screenPoint in pixels of the view
 * @param factor above 1 to zoom in, between 0 and 1 to zoom out
 *
 * @example
 * zoomAround({ x: 0, y: 0, zoom: 1 }, { x: 100, y: 60 }, 2) // => { x: 50, y: 30, zoom: 2 }
 */
export function zoomAround(viewport: Viewport, screenPoint: Point, factor: number): Viewport {
  const zoom = withinRange(usableZoom(viewport.zoom) * factor)
  const anchor = toPage(viewport, screenPoint)
  const zoomed = { x: anchor.x - screenPoint.x / zoom, y: anchor.y - screenPoint.y / zoom, zoom }
  return Number.isFinite(zoomed.x) && Number.isFinite(zoomed.y) && Number.isFinite(zoom) ? zoomed : viewport
}

/**
 * Returns the viewport that shows the whole of `box` centred in a view of the given size, with `padding` screen pixels on each
 * side. The zoom stays within `zoomRange`; a box without width and height is shown at zoom 1, a view without room at the lowest
 * zoom. A number that is not finite counts as 0.
 * @param box in page-image pixels
 * @param view in screen pixels
 *
 * @example
 * fitToView({ x: 0, y: 0, width: 1000, height: 800 }, { width: 500, height: 500 }) // => { x: 0, y: -100, zoom: 0.5 }
 */
export function fitToView(box: Box, view: { width: number; height: number }, padding = 0): Viewport {
  const width = orZero(box.width)
  const height = orZero(box.height)
  const viewWidth = orZero(view.width)
  const viewHeight = orZero(view.height)
  const edge = orZero(padding)
  const fitting = Math.min((viewWidth - 2 * edge) / width, (viewHeight - 2 * edge) / height)
  const zoom = withinRange(Number.isFinite(fitting) ? fitting : 1)
  return {
    x: orZero(orZero(box.x) + width / 2 - viewWidth / zoom / 2),
    y: orZero(orZero(box.y) + height / 2 - viewHeight / zoom / 2),
    zoom,
  }
}

function withinRange(zoom: number): number {
  return Math.min(zoomRange.maximum, Math.max(zoomRange.minimum, zoom))
}

function orZero(value: number): number {
  return Number.isFinite(value) ? value : 0
}
