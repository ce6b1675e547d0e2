/** Commands of the reader; `command-keys.ts` has their keys. `toggle-video` shows a message in an audio book; `open-notes` has no key. */
export const readerCommands = [
  'toggle-play',
  'previous-page',
  'next-page',
  'toggle-image',
  'toggle-video',
  'toggle-sidebar',
  'open-repeat',
  'zoom-in',
  'zoom-out',
  'reset-zoom',
  'replay-sentence',
  'next-sentence',
  'open-search',
  'open-notes',
  'show-shortcuts',
] as const
export type ReaderCommand = (typeof readerCommands)[number]

/** A command with a letter, which readers may change or turn off. */
export type LetterCommand =
  | 'toggle-image'
  | 'toggle-video'
  | 'toggle-sidebar'
  | 'open-repeat'
  | 'replay-sentence'
  | 'next-sentence'
