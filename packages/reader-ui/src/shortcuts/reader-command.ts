/** What a key can do in the reader. `toggle-video` on an audio book is answered by a message instead. */
export const readerCommands = [
  'toggle-play',
  'previous-page',
  'next-page',
  'toggle-image',
  'toggle-video',
  'toggle-sidebar',
  'open-repeat',
  'show-shortcuts',
] as const
export type ReaderCommand = (typeof readerCommands)[number]

/** The commands that have a letter, which readers may change or switch off. */
export type LetterCommand = 'toggle-image' | 'toggle-video' | 'toggle-sidebar' | 'open-repeat'
