import { findKey, type KeyOptions } from './command-keys'
import { readerCommands, type ReaderCommand } from './reader-command'

/** A key press and the element that had the focus. */
export interface KeyPress {
  /** `key` of the keyboard event: 'ArrowLeft', ' ', 'f'. */
  readonly key: string
  readonly hasModifier: boolean
  /** True if the focus is in a text field or a select. */
  readonly isInField: boolean
  /** True if the focus is on a control that handles the key itself: a button, a slider, a link. */
  readonly isOnControl: boolean
  readonly isInDialog: boolean
}

/** Options that decide the command of a key. */
export interface ShortcutOptions extends KeyOptions {
  /** True while times are assigned or the video is in picture-in-picture: the arrows turn no page. */
  readonly isTurningBlocked?: boolean
}

/**
 * Returns the reader command of a key press; null in a text field, in a dialog, with a modifier, and if the focused control
 * handles the key itself. Letters match in either case.
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
  // The plus is reached without Shift on the key of the equals sign.
  const key = (press.key === ' ' ? 'Space' : press.key.replace(/^[+=]$/, 'Plus')).toLowerCase()
  const command = readerCommands.find((each) => findKey(each, o)?.toLowerCase() === key)
  if (command === undefined) return null
  // Controls handle space and the arrows, never letters and signs.
  if (press.isOnControl && (press.key === ' ' || press.key.length > 1)) return null
  const turns = command === 'previous-page' || command === 'next-page'
  return turns && o.isTurningBlocked ? null : command
}
