const attribute = 'data-holds-escape'

/** The mark of an element that answers Escape itself for now: it takes back what was begun in it. */
export function holdEscape(isHeld: boolean): { readonly [attribute]?: '' } {
  return isHeld ? { [attribute]: '' } : {}
}

/** Whether Escape belongs to what it was pressed in, or to an input method that is composing there. */
export function isEscapeHeld({ target, isComposing }: Pick<KeyboardEvent, 'target' | 'isComposing'>): boolean {
  return isComposing || (target instanceof Element && target.closest(`[${attribute}]`) !== null)
}

/**
 * What every layer does with Escape first: Radix listens on the document before anything inside hears of the key, so
 * nothing inside can keep it from a layer. A held Escape arrives there with its default prevented.
 */
export function leaveHeldEscape(event: KeyboardEvent): void {
  if (isEscapeHeld(event)) event.preventDefault()
}
