import type { Box } from '../types'
import { roundRect } from '../geometry/round-rect'
import type { Homography } from './create-homography'

/**
 * Moves a rect with the page under it, from the page as `before` cut it out of the photograph to the page as `after` does. Its
 * centre stays on the same spot of the paper, and its sides follow the scale there; turned by a quarter, they change places.
 * Not the box around the moved corners, which would grow with every straightening. In whole pixels; other fields are kept.
 *
 * @throws RangeError if a number of the rect is not finite
 * @example
 * const upright = cornersOfImage({ width: 100, height: 200 })
 * const turned = createHomography(turnCorners(upright, 1))
 * moveRectWithPage({ x: 10, y: 20, width: 30, height: 10 }, createHomography(upright), turned) // => { x: 170, y: 10, width: 10, height: 30 }
 */
export function moveRectWithPage<R extends Box>(rect: R, before: Homography, after: Homography): R {
  const move = (x: number, y: number) => {
    const spot = before.toPhotograph(x, y)
    return after.toPage(spot.x, spot.y)
  }
  const { x, y, width, height } = rect
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  const [left, right] = [move(x, middleY), move(x + width, middleY)]
  const [top, bottom] = [move(middleX, y), move(middleX, y + height)]
  const centre = move(middleX, middleY)
  const isTurned = Math.abs(right.y - left.y) > Math.abs(right.x - left.x)
  const across = Math.hypot(right.x - left.x, right.y - left.y)
  const down = Math.hypot(bottom.x - top.x, bottom.y - top.y)
  const [movedWidth, movedHeight] = isTurned ? [down, across] : [across, down]
  return roundRect({
    ...rect,
    x: centre.x - movedWidth / 2,
    y: centre.y - movedHeight / 2,
    width: movedWidth,
    height: movedHeight,
  })
}
