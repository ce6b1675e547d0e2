/** Presses a key that an input method handles while it composes text. */
export function pressWhileComposing(field: Element, key: string): void {
  field.dispatchEvent(new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true }))
}
