import type { EditorState } from '../editor/editor-state'
import type { RectDocument } from '../editor/rect-document'
import type { OverlayContent } from './draw-overlay'

/** Returns the boxes that the overlay outlines: the hovered rect, the selection box and the highlighted words; and the guides of a drag. */
export function readOverlay(state: EditorState, document: RectDocument, highlighted: Iterable<string>): OverlayContent {
  const { hovered, selected } = state
  const boxesOf = (ids: Iterable<string>) =>
    [...ids].map((id) => document.get(id)?.rect).filter((box) => box !== undefined)
  const showsHover = state.gesture === 'resting' && hovered.kind === 'rect' && !selected.has(hovered.id)
  return {
    onlySelected: selected.size === 1 ? (boxesOf(selected)[0] ?? null) : null,
    hovered: showsHover ? (document.get(hovered.id)?.rect ?? null) : null,
    selectionBox: state.selectionBox,
    guides: state.guides,
    highlighted: boxesOf(highlighted),
    showsHandles: state.tool === 'editRects',
    zoom: state.viewport.zoom,
  }
}
