import { translateRects } from '@lectern/core/geometry'
import type { PlacedRect } from '../placed-rect'
import { snapMove } from './snap-move'
import { resting, type ToolContext, type PointerToolEvent, type ToolState, type ToolStep } from './tool-state'

type Translating = Extract<ToolState, { kind: 'translating' }>

/** Drags rects. Each move starts from their original positions, so that rounding never adds up. */
export function stepTranslating(state: Translating, event: PointerToolEvent, context: ToolContext): ToolStep {
  if (event.kind === 'cancel') return { state: resting, plan: [{ do: 'abandon' }] }
  if (event.kind === 'down') return { state, plan: [] }
  const pulled = { x: event.page.x - state.from.x, y: event.page.y - state.from.y }
  const { by, guides } = event.free === true ? { by: pulled, guides: [] } : snapMove(state.before, pulled, context)
  const moved = translatePlaced(state.before, by.x, by.y, context.pageSize)
  if (event.kind === 'move') {
    return {
      state,
      plan: [
        { do: 'set', rects: moved },
        { do: 'guide', guides },
      ],
    }
  }
  // Dropped at its origin.
  if (moved === state.before) return { state: resting, plan: [{ do: 'abandon' }] }
  return {
    state: resting,
    plan: [
      { do: 'set', rects: moved },
      { do: 'squash', label: 'move' },
    ],
  }
}

/** Moves rects together by whole pixels, within the page's edges. Returns the same array if none moved. */
export function translatePlaced(
  before: readonly PlacedRect[],
  dx: number,
  dy: number,
  page: { readonly width: number; readonly height: number },
): readonly PlacedRect[] {
  const moved = translateRects(
    before.map((placed) => placed.rect),
    Math.round(dx),
    Math.round(dy),
    { bounds: { x: 0, y: 0, ...page } },
  )
  const after = before.map((placed, index) => ({ ...placed, rect: moved[index] ?? placed.rect }))
  const stayed = after.every(({ rect }, index) => rect.x === before[index]?.rect.x && rect.y === before[index]?.rect.y)
  return stayed ? before : after
}
