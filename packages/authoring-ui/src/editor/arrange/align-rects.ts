import { unionRects } from '@lectern/core/geometry'
import type { PlacedRect } from '../placed-rect'

/** Edges or middles of a group of rects that can be brought to one line, named as they lie on the page image. */
export const alignments = ['left', 'centre', 'right', 'top', 'middle', 'bottom'] as const
export type Alignment = (typeof alignments)[number]

/** Moves rects, in whole pixels, so that one of their edges or their middles lie on the line of the box around them all. */
export function alignRects(placed: readonly PlacedRect[], alignment: Alignment): readonly PlacedRect[] {
  const around = unionRects(placed.map(({ rect }) => rect))
  if (around === null) return placed
  return placed.map((each) => {
    const { rect } = each
    const spareX = around.width - rect.width
    const spareY = around.height - rect.height
    switch (alignment) {
      case 'left':
        return movePlaced(each, around.x, rect.y)
      case 'centre':
        return movePlaced(each, around.x + spareX / 2, rect.y)
      case 'right':
        return movePlaced(each, around.x + spareX, rect.y)
      case 'top':
        return movePlaced(each, rect.x, around.y)
      case 'middle':
        return movePlaced(each, rect.x, around.y + spareY / 2)
      case 'bottom':
        return movePlaced(each, rect.x, around.y + spareY)
    }
  })
}

/** Moves a rect to whole pixels. Returns the same object if it lies there. */
export function movePlaced(placed: PlacedRect, x: number, y: number): PlacedRect {
  const to = { x: x === placed.rect.x ? x : Math.round(x), y: y === placed.rect.y ? y : Math.round(y) }
  if (to.x === placed.rect.x && to.y === placed.rect.y) return placed
  return { ...placed, rect: { ...placed.rect, ...to } }
}
