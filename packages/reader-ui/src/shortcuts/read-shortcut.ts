import type { Direction } from '@lectern/core/page-layout'

export type ReaderCommand = 'toggle-play' | 'previous-page' | 'next-page'

/** A key press, and where it was made. */
export interface KeyPress {
  readonly key: string
  readonly hasModifier: boolean
  /** The focus is in something that is written in: a text field, a chooser. */
  readonly isInField: boolean
  /** The focus is on a control that the key works itself: a button, a slider, a link. */
  readonly isOnControl: boolean
  readonly isInDialog: boolean
}

/**
 * What a key does in the reader; null when it is none of the reader's business.
 *
 * @param direction of the book, not of the interface: in a right-to-left book the left arrow goes forward
 */
export function readShortcut(press: KeyPress, direction: Direction): ReaderCommand | null {
  if (press.hasModifier || press.isInField || press.isInDialog) return null
  switch (press.key) {
    case ' ':
      return press.isOnControl ? null : 'toggle-play'
    case 'ArrowLeft':
      return press.isOnControl ? null : direction === 'rtl' ? 'next-page' : 'previous-page'
    case 'ArrowRight':
      return press.isOnControl ? null : direction === 'rtl' ? 'previous-page' : 'next-page'
    default:
      return null
  }
}
