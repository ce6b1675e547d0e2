import type { Point } from '../geometry/geometry-types'
import { measurePage } from './measure-page'
import type { ImageSize, PageCorners } from './photograph-plan'

/** Maps between a photograph and the page that is cut out of it and straightened. */
export interface Homography {
  /** Size of the straight page in pixels. */
  page: ImageSize
  /** Returns the point of the photograph that a point of the page was taken from. */
  toPhotograph: (x: number, y: number) => Point
  /** Returns the point of the page that a point of the photograph is at; outside of the page where it was cut off. */
  toPage: (x: number, y: number) => Point
  /** The nine coefficients of `toPhotograph`, row by row: for inner loops. */
  coefficients: readonly number[]
  /** Those of `toPage`, for `matrix3d` of CSS. */
  inverseCoefficients: readonly number[]
}

/**
 * Computes the homography (perspective transform) of the unit square to four corners, by Heckbert's closed form, and its
 * inverse by the adjugate matrix. Expects corners of a usable page, in pixels of the photograph.
 *
 * @example
 * createHomography(turnCorners(cornersOfImage({ width: 30, height: 40 }), 1)).toPage(0, 40) // => { x: 0, y: 0 }
 */
export function createHomography(corners: PageCorners): Homography {
  const page = measurePage(corners)
  const [p0, p1, p2, p3] = corners
  const sum = { x: p0.x - p1.x + p2.x - p3.x, y: p0.y - p1.y + p2.y - p3.y }
  const across = { x: p1.x - p2.x, y: p1.y - p2.y }
  const down = { x: p3.x - p2.x, y: p3.y - p2.y }
  const determinant = across.x * down.y - down.x * across.y
  const g = (sum.x * down.y - down.x * sum.y) / determinant
  const h = (across.x * sum.y - sum.x * across.y) / determinant
  const { width, height } = page
  const a = (p1.x - p0.x + g * p1.x) / width
  const b = (p3.x - p0.x + h * p3.x) / height
  const d = (p1.y - p0.y + g * p1.y) / width
  const e = (p3.y - p0.y + h * p3.y) / height
  const forth = [a, b, p0.x, d, e, p0.y, g / width, h / height, 1] as const
  const back = invert(forth)
  return {
    page,
    toPhotograph: (x, y) => project(forth, x, y),
    toPage: (x, y) => project(back, x, y),
    coefficients: forth,
    inverseCoefficients: back,
  }
}

type Matrix = readonly [number, number, number, number, number, number, number, number, number]

function project([a, b, c, d, e, f, g, h, i]: Matrix, x: number, y: number): Point {
  const scale = g * x + h * y + i
  return { x: (a * x + b * y + c) / scale, y: (d * x + e * y + f) / scale }
}

/** Inverts by the adjugate: its scale cancels out. */
function invert([a, b, c, d, e, f, g, h, i]: Matrix): Matrix {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ]
}
