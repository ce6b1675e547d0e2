import type { Box } from '@lectern/core/geometry'
import { Graphics } from 'pixi.js'
import type { EditorState } from '../../editor/editor-state'
import type { RectDocument } from '../../editor/rect-document'
import { frameAround } from '../frame-around'
import { findCommonMove } from '../find-common-move'
import type { StagePalette } from '../stage-palette'

/** Frames of the selected rects. A drag of all of them moves the drawing and draws none again. */
export interface SelectionLayer {
  readonly node: Graphics
  readonly draw: (state: EditorState, palette: StagePalette) => void
}

/** With more frames than this, the lines of neighbours would touch: the selected rects are filled. */
const maxFrames = 1500
const framePx = 2
const fillAlpha = 0.5

export function createSelectionLayer(document: RectDocument): SelectionLayer {
  const node = new Graphics()
  let drawn: { readonly boxes: readonly Box[]; readonly inputs: readonly unknown[] } = { boxes: [], inputs: [] }
  return {
    node,
    draw({ selected, documentVersion, viewport: { zoom } }, palette) {
      const inputs = [selected, zoom, palette, documentVersion]
      if (inputs.every((input, index) => input === drawn.inputs[index])) return
      const boxes = [...selected].map((id) => document.get(id)?.rect).filter((box) => box !== undefined)
      const hasSameLook = zoom === drawn.inputs[1] && palette === drawn.inputs[2]
      const move = hasSameLook ? findCommonMove(drawn.boxes, boxes) : null
      if (move !== null) {
        node.position.set(move.x, move.y)
        drawn = { boxes: drawn.boxes, inputs }
        return
      }
      drawn = { boxes, inputs }
      node.position.set(0, 0)
      node.clear()
      if (boxes.length > maxFrames) {
        for (const { x, y, width, height } of boxes) node.rect(x, y, width, height)
        node.setFillStyle({ color: palette.selected, alpha: fillAlpha }).fill()
        return
      }
      for (const box of boxes) {
        const { x, y, width, height, radius } = frameAround(box, zoom)
        node.roundRect(x, y, width, height, radius)
      }
      if (boxes.length > 0) node.stroke({ color: palette.selected, width: framePx / zoom })
    },
  }
}
