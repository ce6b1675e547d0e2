import type { Direction } from '@lectern/core/text'
import type { LetterCommand, ReaderCommand } from './reader-command'

/** Opens the list of shortcuts. */
export const listKey = '?'

/** What decides which key a command has. */
export interface KeyOptions {
  /** Of the book, not of the interface: in a right-to-left book the left arrow goes forward. */
  readonly direction: Direction
  /** Letters in place of the usual ones; null switches one off, or all of them. */
  readonly letters?: Readonly<Partial<Record<LetterCommand, string | null>>> | null
}

/**
 * The key of a command, as `Kbd` takes it; null when it has none. Key presses are read by it, and it is what is told of
 * keys.
 *
 * @example
 * keyOf('next-page', { direction: 'rtl' }) // => 'ArrowLeft'
 */
export function keyOf(command: ReaderCommand, { direction, letters = {} }: KeyOptions): string | null {
  const letter = (own: LetterCommand, usual: string) =>
    letters === null ? null : own in letters ? (letters[own] ?? null) : usual
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
    case 'show-shortcuts':
      return listKey
  }
}
