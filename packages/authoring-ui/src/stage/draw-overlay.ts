import type { Box, Guide } from '@lectern/core/geometry'
import type { Graphics } from 'pixi.js'
import { handlePoints, handleSizePx } from '../editor/handle-points'
import { frameAround } from './frame-around'
import type { StagePalette } from './stage-palette'

export interface OverlayContent {
  /** The selected rect if there is one alone. */
  readonly onlySelected: Box | null
  readonly hovered: Box | null
  readonly selectionBox: Box | null
  readonly guides: readonly Guide[]
  readonly highlighted: readonly Box[]
  readonly showsHandles: boolean
  readonly zoom: number
}

const rimPx = 1.5

/** Draws guides, handles, the selection box and the rims of highlighted words, with widths in screen pixels at any zoom. */
export function drawOverlay(graphics: Graphics, content: OverlayContent, palette: StagePalette): void {
  const px = 1 / content.zoom
  graphics.clear()
  // On dark art a highlight is invisible; its rim is not.
  for (const { x, y, width, height } of content.highlighted) graphics.rect(x, y, width, height)
  if (content.highlighted.length > 0) graphics.stroke({ color: palette.highlighted, width: rimPx * px, alignment: 1 })
  if (content.hovered !== null) {
    outline(graphics, content.hovered, content.zoom)
    graphics.stroke({ color: palette.selected, width: 1.5 * px, alpha: 0.9 })
  }
  if (content.showsHandles && content.onlySelected !== null) {
    const size = handleSizePx * px
    for (const { point } of handlePoints(content.onlySelected, content.zoom)) {
      graphics.circle(point.x, point.y, size / 2)
    }
    graphics.fill(palette.selected).stroke({ color: palette.handle, width: 1.5 * px })
  }
  // A light rim shows the lines on any picture.
  for (const [color, width] of [
    [palette.handle, 3.5],
    [palette.guide, 1.5],
  ] as const) {
    for (const guide of content.guides) addGuide(graphics, guide)
    if (content.guides.length > 0) graphics.stroke({ color, width: width * px })
  }
  if (content.selectionBox !== null) {
    const { x, y, width, height } = content.selectionBox
    graphics
      .setFillStyle({ color: palette.selected, alpha: 0.12 })
      .rect(x, y, width, height)
      .fill()
      .stroke({ color: palette.selected, width: px })
  }
}

function addGuide(graphics: Graphics, { axis, position, from, to }: Guide): void {
  if (axis === 'x') graphics.moveTo(position, from).lineTo(position, to)
  else graphics.moveTo(from, position).lineTo(to, position)
}

/** Adds the outline of a rect to the drawing. It lies just outside the rect, so that its word stays readable. */
function outline(graphics: Graphics, box: Box, zoom: number): void {
  const { x, y, width, height, radius } = frameAround(box, zoom)
  graphics.roundRect(x, y, width, height, radius)
}
