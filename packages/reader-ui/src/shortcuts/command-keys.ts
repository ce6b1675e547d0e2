import type { Direction } from '@lectern/core/text'
import type { LetterCommand, ReaderCommand } from './reader-command'

/** Opens the list of shortcuts. */
const listKey = '?'

/** Options that decide the key of a command. */
export interface KeyOptions {
  /** Direction of the book, not of the interface: in a right-to-left book the left arrow goes forward. */
  readonly direction: Direction
  /** Letters that replace the defaults; null or an empty text turns one off, and null all keys of one character. */
  readonly letters?: Readonly<Partial<Record<LetterCommand, string | null>>> | null
}

/**
 * Returns the key of a command, in the form that `Kbd` takes; null without one. Both the key handler and the list of shortcuts
 * use it.
 *
 * @example
 * findKey('next-page', { direction: 'rtl' }) // => 'ArrowLeft'
 */
export function findKey(command: ReaderCommand, { direction, letters = {} }: KeyOptions): string | null {
  const letter = (own: LetterCommand, usual: string) =>
    letters === null ? null : own in letters ? letters[own] || null : usual
  switch (command) {
    case 'toggle-play':
      return 'Space'
    case 'previous-page':
      return direction === 'ltr' ? 'ArrowLeft' : 'ArrowRight'
    case 'next-page':
      return direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft'
    case 'toggle-image':
      return letter(command, 'F')
    case 'toggle-video':
      return letter(command, 'V')
    case 'toggle-sidebar':
      return letter(command, 'M')
    case 'open-repeat':
      return letter(command, 'L')
    case 'zoom-in':
      return letters && 'Plus'
    case 'zoom-out':
      return letters && '-'
    case 'reset-zoom':
      return letters && '0'
    case 'replay-sentence':
      return letter(command, 'R')
    case 'next-sentence':
      return letter(command, 'N')
    case 'open-notes':
      return null
    case 'open-search':
      return '/'
    case 'show-shortcuts':
      return letters && listKey
  }
}
