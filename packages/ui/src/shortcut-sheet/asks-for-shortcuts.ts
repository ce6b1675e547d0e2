/** The key that opens the list, as `Kbd` takes it: for the list itself. */
export const shortcutSheetKeys = '?'

/** A key press, and where it was made. */
export interface SheetKeyPress {
  readonly key: string
  readonly hasModifier: boolean
  /** The focus is in something that is written in. */
  readonly isTyping: boolean
  readonly isInDialog: boolean
}

/**
 * Whether a key press opens the list of shortcuts: "?", wherever the keyboard has it, and never while something is written
 * or asked. Shift is no modifier here: on most keyboards there is no question mark without it.
 */
export function asksForShortcuts({ key, hasModifier, isTyping, isInDialog }: SheetKeyPress): boolean {
  return key === shortcutSheetKeys && !hasModifier && !isTyping && !isInDialog
}
