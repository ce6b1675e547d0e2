import type { Point } from '../geometry/geometry-types'
import { createHomography } from './create-homography'
import type { PageCorners } from './photograph-plan'

/**
 * Rotates the frame of a page about its centre, as seen on the straight page, so that lines which fall by `degrees` to the
 * right become level. The frame keeps its size and may reach beyond the photograph.
 *
 * @param degrees angle in degrees, clockwise
 * @example
 * tiltCorners(cornersOfImage({ width: 100, height: 100 }), 90).map(({ x }) => Math.round(x)) // => [100, 100, 0, 0]
 */
export function tiltCorners(corners: PageCorners, degrees: number): PageCorners {
  if (degrees === 0) return corners
  const { page, toPhotograph } = createHomography(corners)
  const angle = (degrees * Math.PI) / 180
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
  const [middleX, middleY] = [page.width / 2, page.height / 2]
  const tilt = (x: number, y: number): Point => {
    const [fromX, fromY] = [x - middleX, y - middleY]
    return toPhotograph(middleX + fromX * cosine - fromY * sine, middleY + fromX * sine + fromY * cosine)
  }
  return [tilt(0, 0), tilt(page.width, 0), tilt(page.width, page.height), tilt(0, page.height)]
}
