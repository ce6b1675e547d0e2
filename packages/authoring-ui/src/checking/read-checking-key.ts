/** The parts of a key press and its field that decide what the key does. */
export interface CheckingKey {
  readonly key: string
  readonly hasModifier: boolean
  /** Keys that compose a letter belong to the input method. */
  readonly isComposing: boolean
  /** The whole guess is selected, as it is when the word is shown. */
  readonly isUntouched: boolean
  /** Nothing is left in the field. */
  readonly isEmpty: boolean
}

export type CheckingCommand = 'accept' | 'add' | 'return' | 'remove' | 'restore' | 'skip' | 'end'

/**
 * Returns the command of a key in the field of a doubtful word; null for keys that write or move the cursor. Enter accepts, and
 * with a modifier adds the word to those of the book; Backspace and Delete act on the queue only while the guess is as it was shown.
 */
export function readCheckingKey(press: CheckingKey): CheckingCommand | null {
  if (press.isComposing) return null
  if (press.hasModifier) return press.key === 'Enter' && !press.isEmpty ? 'add' : null
  switch (press.key) {
    case 'Enter':
      return press.isEmpty ? 'restore' : 'accept'
    case 'Escape':
      return press.isUntouched ? 'end' : 'restore'
    case 'Backspace':
      if (press.isUntouched) return 'return'
      return press.isEmpty ? 'restore' : null
    case 'Delete':
      return press.isUntouched ? 'remove' : null
    case 'PageDown':
      return 'skip'
    default:
      return null
  }
}
