/** Presses a key that an input method takes for the text it is still composing. */
export function pressWhileComposing(field: Element, key: string): void {
  field.dispatchEvent(new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true }))
}
