/** The action of a key press on the handle of an entry. */
export type ReorderIntent =
  | { readonly kind: 'none' }
  | { readonly kind: 'lift' }
  | { readonly kind: 'move'; readonly to: number }
  | { readonly kind: 'drop' }
  | { readonly kind: 'cancel' }

export interface ReorderPosition {
  readonly lifted: boolean
  /** Index of the entry, and the number of entries. */
  readonly index: number
  readonly total: number
  /** The number of entries side by side; 1 in a list of rows. */
  readonly columns: number
  /** Swaps the arrow keys along the text when it runs right to left. */
  readonly mirrored: boolean
}

const none: ReorderIntent = { kind: 'none' }

/**
 * Returns the action of a key on a handle. Space and Enter lift and drop; while lifted, the arrow keys, Home and End
 * move, Escape cancels, and Tab drops the entry before the focus moves on.
 */
export function pressReorderKey(key: string, at: ReorderPosition): ReorderIntent {
  if (!at.lifted) return key === ' ' || key === 'Enter' ? { kind: 'lift' } : none
  const along = at.columns > 1 ? 1 : 0
  switch (key) {
    case ' ':
    case 'Enter':
    case 'Tab':
      return { kind: 'drop' }
    case 'Escape':
      return { kind: 'cancel' }
    case 'ArrowDown':
      return step(at, at.columns)
    case 'ArrowUp':
      return step(at, -at.columns)
    case 'ArrowRight':
      return step(at, at.mirrored ? -along : along)
    case 'ArrowLeft':
      return step(at, at.mirrored ? along : -along)
    case 'Home':
      return step(at, -at.index)
    case 'End':
      return step(at, at.total - 1 - at.index)
    default:
      return none
  }
}

function step({ index, total }: ReorderPosition, by: number): ReorderIntent {
  const to = index + by
  return by === 0 || to < 0 || to >= total ? none : { kind: 'move', to }
}
