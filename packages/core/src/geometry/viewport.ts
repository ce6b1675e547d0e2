import type { Box } from '../types'
import type { Point } from './geometry-types'

/** Which part of the page a view shows: the page position at its upper left corner, and screen pixels per page pixel. */
export interface Viewport {
  x: number
  y: number
  /** Above 0. */
  zoom: number
}

export const zoomRange = { minimum: 0.05, maximum: 16 } as const

/** From page-image pixels to pixels of the view. */
export function toScreen(viewport: Viewport, point: Point): Point {
  return { x: (point.x - viewport.x) * viewport.zoom, y: (point.y - viewport.y) * viewport.zoom }
}

/** From pixels of the view to page-image pixels. */
export function toPage(viewport: Viewport, point: Point): Point {
  return { x: viewport.x + point.x / viewport.zoom, y: viewport.y + point.y / viewport.zoom }
}

/** Zooms by `factor` so that the page stays where it is under the given point of the view. */
export function zoomAround(viewport: Viewport, screenPoint: Point, factor: number): Viewport {
  const zoom = Math.min(zoomRange.maximum, Math.max(zoomRange.minimum, viewport.zoom * factor))
  const anchor = toPage(viewport, screenPoint)
  return { x: anchor.x - screenPoint.x / zoom, y: anchor.y - screenPoint.y / zoom, zoom }
}

/** Shows `box` whole and centred in a view of the given size, with `padding` screen pixels on each side. */
export function fitToView(box: Box, view: { width: number; height: number }, padding = 0): Viewport {
  const fitting = Math.min((view.width - 2 * padding) / box.width, (view.height - 2 * padding) / box.height)
  const zoom = Math.min(zoomRange.maximum, Math.max(zoomRange.minimum, Number.isFinite(fitting) ? fitting : 1))
  return {
    x: box.x + box.width / 2 - view.width / zoom / 2,
    y: box.y + box.height / 2 - view.height / zoom / 2,
    zoom,
  }
}
