import type { readingToolsMessages, TextsOf, Translate } from '@lectern/messages'
import type { ShortcutGroup } from '@lectern/ui'
import { findKey, type KeyOptions } from './command-keys'
import { readerCommands, type ReaderCommand } from './reader-command'

type TranslateFn = Translate<TextsOf<typeof readingToolsMessages>>
type MessageKey = Parameters<TranslateFn>[0]

/** Labels of the commands. */
export const shortcutLabels = {
  'toggle-play': 'shortcutTogglePlay',
  'previous-page': 'playerPreviousPage',
  'next-page': 'playerNextPage',
  'toggle-image': 'shortcutToggleImage',
  'toggle-video': 'shortcutToggleVideo',
  'toggle-sidebar': 'shortcutToggleSidebar',
  'zoom-in': 'shortcutZoomIn',
  'zoom-out': 'shortcutZoomOut',
  'reset-zoom': 'shortcutResetZoom',
  'open-repeat': 'shortcutRepeat',
  'replay-sentence': 'shortcutReplaySentence',
  'next-sentence': 'shortcutNextSentence',
  'open-search': 'shortcutSearch',
  'open-notes': 'panelNotes',
  'show-shortcuts': 'bookShortcuts',
} as const satisfies Readonly<Record<ReaderCommand, MessageKey>>

/** Lists every key that the reader handles, with its label. */
export function listShortcuts(o: KeyOptions, t: TranslateFn): readonly ShortcutGroup[] {
  const shortcuts = readerCommands.flatMap((command) => {
    const [key, label] = [findKey(command, o), shortcutLabels[command]]
    return key === null ? [] : [{ label: t(label), keys: [key] }]
  })
  return [{ label: t('shortcutReading'), shortcuts }]
}
