/** What a key press on the grip of an entry asks for. */
export type ReorderIntent =
  | { readonly kind: 'none' }
  | { readonly kind: 'lift' }
  | { readonly kind: 'move'; readonly to: number }
  | { readonly kind: 'putDown' }
  | { readonly kind: 'putBack' }

export interface ReorderPlace {
  readonly lifted: boolean
  /** Of the entry, from 0, and how many there are. */
  readonly place: number
  readonly total: number
  /** How many stand beside each other; 1 in a list of rows. */
  readonly columns: number
  /** The arrow keys along the text change places where it runs from right to left. */
  readonly mirrored: boolean
}

const none: ReorderIntent = { kind: 'none' }

/**
 * What a key does on a grip: Space and Enter lift and put down; while lifted the arrow keys, Home and End move, Escape
 * puts back, and Tab puts down before it goes on, so that nothing stays lifted behind it.
 */
export function pressReorderKey(key: string, at: ReorderPlace): ReorderIntent {
  if (!at.lifted) return key === ' ' || key === 'Enter' ? { kind: 'lift' } : none
  const along = at.columns > 1 ? 1 : 0
  switch (key) {
    case ' ':
    case 'Enter':
    case 'Tab':
      return { kind: 'putDown' }
    case 'Escape':
      return { kind: 'putBack' }
    case 'ArrowDown':
      return step(at, at.columns)
    case 'ArrowUp':
      return step(at, -at.columns)
    case 'ArrowRight':
      return step(at, at.mirrored ? -along : along)
    case 'ArrowLeft':
      return step(at, at.mirrored ? along : -along)
    case 'Home':
      return step(at, -at.place)
    case 'End':
      return step(at, at.total - 1 - at.place)
    default:
      return none
  }
}

function step({ place, total }: ReorderPlace, by: number): ReorderIntent {
  const to = place + by
  return by === 0 || to < 0 || to >= total ? none : { kind: 'move', to }
}
