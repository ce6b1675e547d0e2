/** The key that opens the list, as `Kbd` takes it, for use in the list itself. */
export const shortcutSheetKeys = '?'

/** A key press and the element it was made in. */
export interface SheetKeyPress {
  readonly key: string
  readonly hasModifier: boolean
  /** The focus is in an editable element. */
  readonly isTyping: boolean
  /** Searches the whole page: called for the key of the list only. */
  readonly isInDialog: () => boolean
}

/**
 * Returns true when a key press opens the list of shortcuts: "?", wherever the keyboard has it, and never while typing
 * or in a dialog. Shift does not count as a modifier, because most keyboards need it for the question mark.
 */
export function asksForShortcuts({ key, hasModifier, isTyping, isInDialog }: SheetKeyPress): boolean {
  return key === shortcutSheetKeys && !hasModifier && !isTyping && !isInDialog()
}
