import type { Box } from '@lectern/core/geometry'
import { createPlaced } from './create-placed'
import { placeNewWord } from './place-new-word'
import { resting, type ToolContext, type ToolStep } from './tool-state'

/** Inserts a rect without a pointer, as one step, and selects it so that keys can move and resize it. */
export function insertRect(seen: Box, context: ToolContext): ToolStep {
  const inOrder = context.inOrder()
  const at = inOrder.findLastIndex((placed) => context.selected.has(placed.id))
  const before = inOrder[at]
  const last = inOrder.at(-1)
  const next = before === undefined ? undefined : inOrder[at + 1]
  const box = placeNewWord({
    words: inOrder.map((placed) => placed.rect),
    after: before?.rect ?? null,
    seen,
    page: context.pageSize,
  })
  const behind = before ?? last
  const order = behind === undefined ? 0 : next === undefined ? behind.order + 1 : (behind.order + next.order) / 2
  const placed = createPlaced(context.scope, box, { id: context.newId(), order })
  return {
    state: resting,
    plan: [
      { do: 'mark' },
      { do: 'set', rects: [placed] },
      { do: 'squash', label: 'draw' },
      { do: 'select', ids: new Set([placed.id]) },
    ],
  }
}
