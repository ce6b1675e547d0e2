import { keyOf, type KeyOptions } from './key-of'
import { readerCommands, type ReaderCommand } from './reader-command'

/** A key press, and where it was made. */
export interface KeyPress {
  /** As the keyboard event names it: 'ArrowLeft', ' ', 'f'. */
  readonly key: string
  readonly hasModifier: boolean
  /** The focus is in something that is written in: a text field, a chooser. */
  readonly isInField: boolean
  /** The focus is on a control that the key works itself: a button, a slider, a link. */
  readonly isOnControl: boolean
  readonly isInDialog: boolean
}

/** What besides the key decides what it does. */
export interface ShortcutOptions extends KeyOptions {
  /** While times are assigned or the video is in a picture of its own, the arrows turn no page. */
  readonly isTurningBlocked?: boolean
}

/**
 * What a key does in the reader; null when it is none of the reader's business: while something is written, in a dialog,
 * with a modifier held, and where the focused control takes the key itself. Letters count in either case.
 *
 * @example
 * const press = { key: 'ArrowLeft', hasModifier: false, isInField: false, isOnControl: false, isInDialog: false }
 * readShortcut(press, { direction: 'ltr' }) // => 'previous-page'
 * readShortcut(press, { direction: 'rtl' }) // => 'next-page'
 * readShortcut({ ...press, key: 'F' }, { direction: 'ltr' }) // => 'toggle-image'
 * readShortcut({ ...press, key: 'F', isInField: true }, { direction: 'ltr' }) // => null
 */
export function readShortcut(press: KeyPress, o: ShortcutOptions): ReaderCommand | null {
  if (press.hasModifier || press.isInField || press.isInDialog) return null
  const key = (press.key === ' ' ? 'Space' : press.key).toLowerCase()
  const command = readerCommands.find((each) => keyOf(each, o)?.toLowerCase() === key)
  if (command === undefined) return null
  // Space, and the arrows: controls are worked with them, and never with letters.
  if (press.isOnControl && key.length > 1) return null
  const turns = command === 'previous-page' || command === 'next-page'
  return turns && o.isTurningBlocked ? null : command
}
