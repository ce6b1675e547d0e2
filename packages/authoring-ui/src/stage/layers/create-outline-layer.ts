import { Graphics } from 'pixi.js'
import type { EditorState } from '../../editor/editor-state'
import type { RectDocument } from '../../editor/rect-document'
import { drawOutlines } from '../draw-outlines'
import { findSeenBox } from '../find-seen-box'
import { rectTone } from '../rect-tone'
import type { StageLook } from '../stage-look'

/** Hairlines around the visible rects, except the selected ones: those have frames of their own, so dragging is cheap. */
export interface OutlineLayer {
  readonly node: Graphics
  /** Draws the hairlines again if anything in them has changed. */
  readonly draw: (state: EditorState, visible: ReadonlySet<string>, look: StageLook) => void
}

export function createOutlineLayer(document: RectDocument): OutlineLayer {
  const node = new Graphics()
  let drawnFor: readonly unknown[] = []
  return {
    node,
    draw({ selected, viewport, canvasSize, settledVersion }, visible, { palette, view }) {
      const { zoom } = viewport
      const inputs = [visible, selected, zoom, settledVersion, palette, view]
      if (inputs.length === drawnFor.length && inputs.every((input, index) => input === drawnFor[index])) return
      drawnFor = inputs
      const rects = [...visible]
        .map((id) => (selected.has(id) ? undefined : document.get(id)?.rect))
        .filter((rect) => rect !== undefined)
      drawOutlines(
        node,
        rects.map((box) => ({ box, tone: rectTone(box, view) })),
        { seen: findSeenBox(viewport, canvasSize), zoom },
        palette,
      )
    },
  }
}
