import { changeToPlaced } from '../editor/rect-changes'
import type { PlacedRect } from '../editor/placed-rect'
import type { RectChange, RectDocument } from '../editor/rect-document'

/**
 * Returns rects with new places in the reading order: before the target if it was read earlier, else after it. Only the moved
 * rects change. They keep their order among themselves.
 *
 * @param inOrder all rects of the page in reading order
 */
export function moveInOrder(
  inOrder: readonly PlacedRect[],
  moved: ReadonlySet<string>,
  targetId: string,
): readonly PlacedRect[] {
  const block = inOrder.filter(({ id }) => moved.has(id))
  const rest = inOrder.filter(({ id }) => !moved.has(id))
  const target = rest.findIndex(({ id }) => id === targetId)
  const [first] = block
  if (first === undefined || target === -1) return []
  const isLater = inOrder.findIndex(({ id }) => id === targetId) > inOrder.indexOf(first)
  const at = isLater ? target + 1 : target
  const before = rest[at - 1]
  const after = rest[at]
  if (before !== undefined && after !== undefined && after.order - before.order < 1e-6) {
    // Places between them are used up, after very many moves.
    return [...rest.slice(0, at), ...block, ...rest.slice(at)].map((placed, order) => ({ ...placed, order }))
  }
  const from = before?.order ?? (after === undefined ? 0 : after.order - block.length - 1)
  const to = after?.order ?? from + block.length + 1
  const step = (to - from) / (block.length + 1)
  return block.map((placed, index) => ({ ...placed, order: from + (index + 1) * step }))
}

/** Returns the change that moves a rect, or the whole selection if it is part of one, to the place of another. */
export function changeOrder(
  document: RectDocument,
  id: string,
  { targetId, selected }: { readonly targetId: string; readonly selected: ReadonlySet<string> },
): RectChange {
  const placed = document.get(id)
  const moved = selected.has(id) && !selected.has(targetId) ? selected : new Set([id])
  return changeToPlaced(document, placed === undefined ? [] : moveInOrder(document.inOrder(placed), moved, targetId))
}
