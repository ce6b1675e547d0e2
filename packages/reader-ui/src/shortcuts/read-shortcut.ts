import type { Direction } from '@lectern/core/text'

/** What a key can do in the reader. `toggle-video` on an audio book is answered by a message instead. */
export type ReaderCommand =
  | 'toggle-image'
  | 'toggle-video'
  | 'toggle-play'
  | 'toggle-sidebar'
  | 'open-repeat'
  | 'previous-page'
  | 'next-page'

/** The commands that have a letter, which readers may change or switch off. */
export type LetterCommand = 'toggle-image' | 'toggle-video' | 'toggle-sidebar' | 'open-repeat'

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
export interface ShortcutOptions {
  /** Of the book, not of the interface: in a right-to-left book the left arrow goes forward. */
  readonly direction: Direction
  /** While times are assigned or the video is in a picture of its own, the arrows turn no page. */
  readonly isTurningBlocked?: boolean
  /** Letters in place of the usual ones; null switches one off, or all of them. */
  readonly letters?: Readonly<Partial<Record<LetterCommand, string | null>>> | null
}

/** The letters that commands have unless a reader chose others. */
const usualLetters: readonly (readonly [LetterCommand, string])[] = [
  ['toggle-image', 'f'],
  ['toggle-video', 'v'],
  ['toggle-sidebar', 'm'],
  ['open-repeat', 'l'],
]

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
  const { direction, isTurningBlocked = false } = o
  switch (press.key) {
    case ' ':
      return press.isOnControl ? null : 'toggle-play'
    case 'ArrowLeft':
    case 'ArrowRight':
      if (press.isOnControl || isTurningBlocked) return null
      return (press.key === 'ArrowRight') === (direction === 'ltr') ? 'next-page' : 'previous-page'
    default:
      return o.letters === null ? null : commandOf(press.key.toLowerCase(), o.letters ?? {})
  }
}

function commandOf(key: string, letters: NonNullable<ShortcutOptions['letters']>): LetterCommand | null {
  const letterOf = (command: LetterCommand, usual: string) => (command in letters ? letters[command] : usual)
  return usualLetters.find(([command, usual]) => letterOf(command, usual)?.toLowerCase() === key)?.[0] ?? null
}
