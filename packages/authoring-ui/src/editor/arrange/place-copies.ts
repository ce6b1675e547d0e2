import { roundRect, translateRects, type Rect } from '@lectern/core/geometry'
import { placeRect, type PlacedRect, type RectScope } from '../placed-rect'
import type { CopiedRects } from '../rect-clipboard'
import type { Size } from '../viewport'

/** Distance in page-image pixels between a copy and what lies in its place already. */
const stepAside = 12

export interface CopyTarget {
  readonly scope: RectScope
  readonly pageSize: Size
  /** The rects of the page in reading order. */
  readonly inOrder: readonly PlacedRect[]
  readonly selected: ReadonlySet<string>
  readonly newId: () => string
}

/**
 * Places copies on a page: at the same place of the picture, whatever its size in pixels, and a step aside where a rect lies
 * there already. They follow the last selected rect in reading order, or come last. Copies have no times and belong to no
 * sentence, because both are those of another page or language.
 */
export function placeCopies(copied: CopiedRects, target: CopyTarget): readonly PlacedRect[] {
  const { scope, pageSize, inOrder, selected, newId } = target
  const scaleX = pageSize.width / copied.pageSize.width
  const scaleY = pageSize.height / copied.pageSize.height
  const scaled = copied.rects.map((rect) => ({
    ...withoutPlace(rect),
    ...roundRect({
      x: rect.x * scaleX,
      y: rect.y * scaleY,
      width: rect.width * scaleX,
      height: rect.height * scaleY,
    }),
  }))
  const isTaken = (moved: readonly Rect[]) =>
    moved.some((rect) => inOrder.some((other) => other.rect.x === rect.x && other.rect.y === rect.y))
  const bounds = { x: 0, y: 0, ...pageSize }
  let moved: readonly Rect[] = translateRects(scaled, 0, 0, { bounds })
  // A group at the edge of the page cannot step aside, so the number of steps is bounded.
  for (let steps = 1; steps <= inOrder.length && isTaken(moved); steps += 1) {
    moved = translateRects(scaled, steps * stepAside, steps * stepAside, { bounds })
  }
  const found = inOrder.findLastIndex(({ id }) => selected.has(id))
  const before = found === -1 ? inOrder.at(-1) : inOrder[found]
  const after = found === -1 ? undefined : inOrder[found + 1]
  const from = before === undefined ? -1 : before.order
  const step = after === undefined ? 1 : (after.order - from) / (moved.length + 1)
  return moved.map((rect, index) => placeRect(scope, { ...rect, id: newId() }, from + (index + 1) * step))
}

function withoutPlace({
  startTime: _start,
  endTime: _end,
  timing: _timing,
  sentenceId: _sentence,
  ...rect
}: Rect): Rect {
  return rect
}
