import type { readerMessages, TextsOf, Translate } from '@lectern/messages'
import type { ShortcutGroup } from '@lectern/ui'
import { keyOf, type KeyOptions } from './key-of'
import { readerCommands, type ReaderCommand } from './reader-command'

type Words = Translate<TextsOf<typeof readerMessages>>
type Word = Parameters<Words>[0]

/** Those of commands that have letters come with the letters. */
const labels = {
  'toggle-play': 'shortcutTogglePlay',
  'previous-page': 'playerPreviousPage',
  'next-page': 'playerNextPage',
  'toggle-image': null,
  'toggle-video': null,
  'toggle-sidebar': null,
  'open-repeat': null,
  'show-shortcuts': 'bookShortcuts',
} as const satisfies Readonly<Record<ReaderCommand, Word | null>>

/** Every key that does something in the reader, with what it does. */
export function listShortcuts(o: KeyOptions, t: Words): readonly ShortcutGroup[] {
  const shortcuts = readerCommands.flatMap((command) => {
    const [key, label] = [keyOf(command, o), labels[command]]
    return key === null || label === null ? [] : [{ label: t(label), keys: [key] }]
  })
  return [{ label: t('shortcutReading'), shortcuts }]
}
