const attribute = 'data-holds-escape'

/** Marks an element that handles Escape itself for now, to undo an edit in progress. */
export function holdEscape(isHeld: boolean): { readonly [attribute]?: '' } {
  return isHeld ? { [attribute]: '' } : {}
}

/** Returns true when Escape belongs to the element it was pressed in, or to an input method that is composing there. */
export function isEscapeHeld({ target, isComposing }: Pick<KeyboardEvent, 'target' | 'isComposing'>): boolean {
  return isComposing || (target instanceof Element && target.closest(`[${attribute}]`) !== null)
}

/**
 * The Escape handler of every layer. Radix listens on the document before any element in the layer receives the key, so
 * an element cannot keep the key from the layer. This prevents the default of a held Escape, and the layer stays open.
 */
export function leaveHeldEscape(event: KeyboardEvent): void {
  if (isEscapeHeld(event)) event.preventDefault()
}
