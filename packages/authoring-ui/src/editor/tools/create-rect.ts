import { defaultRectFill, defaultRectOpacity } from '@lectern/core/book'
import { roundRect, type Box } from '@lectern/core/geometry'
import type { Rect } from '@lectern/core/page-layout'

/**
 * Creates a rect with the default look. `fields` override the look; the box is rounded to whole page-image pixels, with
 * width and height of at least 1.
 * @throws RangeError when a side of the box is not a finite number
 *
 * @example
 * const rect = createRect({ x: 10.4, y: 20, width: 99.6, height: 30 }, { id: 'r1' })
 * rect // => { id: 'r1', x: 10, y: 20, width: 100, height: 30, fill: '#00ff00', opacity: 0.3 }
 */
export function createRect(box: Box, fields: Partial<Rect> & { id: string }): Rect {
  const { x, y, width, height } = box
  return roundRect({ x, y, width, height, fill: defaultRectFill, opacity: defaultRectOpacity, ...fields })
}
