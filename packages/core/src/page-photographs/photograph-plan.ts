import type { Point } from '../geometry/geometry-types'

/** Width and height in pixels. */
export interface ImageSize {
  width: number
  height: number
}

/**
 * Corners of a page on its photograph, in pixels of the photograph, clockwise from the corner that is the page's upper left
 * one. Their order holds the rotation: the first corner of a page that lies upside down is the photograph's lower right one.
 */
export type PageCorners = readonly [topLeft: Point, topRight: Point, bottomRight: Point, bottomLeft: Point]

/** Corrections of a photographed page, always applied to its original. */
export interface PhotographPlan {
  corners: PageCorners
  /** 'even': the paper becomes evenly white, whatever shadow fell on it. */
  light: 'kept' | 'even'
  /** Factor of the brightness, 0.5 to 2; 1 keeps it. */
  brightness: number
}
