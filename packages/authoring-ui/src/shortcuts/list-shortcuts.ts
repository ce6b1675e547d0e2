import type { studioMessages, TextsOf, Translate } from '@lectern/messages'
import type { ShortcutGroup } from '@lectern/ui/dialogs'
import { studioCommands, studioShortcuts, type StudioCommand } from './studio-shortcuts'

type TranslateFn = Translate<TextsOf<typeof studioMessages>>
type MessageKey = Extract<Parameters<TranslateFn>[0], `shortcut${string}`>

const parts = [
  'shortcutChapter',
  'shortcutFrames',
  'shortcutPage',
  'shortcutEverywhere',
] as const satisfies readonly MessageKey[]
const listed: Readonly<Record<StudioCommand, { readonly part: (typeof parts)[number]; readonly label: MessageKey }>> = {
  saveChapter: { part: 'shortcutChapter', label: 'shortcutSaveChapter' },
  undo: { part: 'shortcutChapter', label: 'shortcutUndo' },
  redo: { part: 'shortcutChapter', label: 'shortcutRedo' },
  move: { part: 'shortcutFrames', label: 'shortcutMove' },
  moveFar: { part: 'shortcutFrames', label: 'shortcutMoveFar' },
  resize: { part: 'shortcutFrames', label: 'shortcutResize' },
  resizeFar: { part: 'shortcutFrames', label: 'shortcutResizeFar' },
  remove: { part: 'shortcutFrames', label: 'shortcutRemove' },
  letGo: { part: 'shortcutFrames', label: 'shortcutLetGo' },
  selectNext: { part: 'shortcutPage', label: 'shortcutSelectNext' },
  selectPrevious: { part: 'shortcutPage', label: 'shortcutSelectPrevious' },
  selectFirst: { part: 'shortcutPage', label: 'shortcutSelectFirst' },
  selectLast: { part: 'shortcutPage', label: 'shortcutSelectLast' },
  selectAll: { part: 'shortcutPage', label: 'shortcutSelectAll' },
  extendSelection: { part: 'shortcutPage', label: 'shortcutExtendSelection' },
  editSelection: { part: 'shortcutFrames', label: 'shortcutEditSelection' },
  copy: { part: 'shortcutFrames', label: 'shortcutCopy' },
  paste: { part: 'shortcutPage', label: 'shortcutPaste' },
  insert: { part: 'shortcutPage', label: 'shortcutInsert' },
  tapTime: { part: 'shortcutPage', label: 'shortcutTapTime' },
  playTimes: { part: 'shortcutPage', label: 'shortcutPlayTimes' },
  nextPage: { part: 'shortcutChapter', label: 'shortcutNextPage' },
  previousPage: { part: 'shortcutChapter', label: 'shortcutPreviousPage' },
  movePage: { part: 'shortcutPage', label: 'shortcutMovePage' },
  showShortcuts: { part: 'shortcutEverywhere', label: 'shortcutShowShortcuts' },
}

/** Lists every shortcut of the studio with its description. */
export function listShortcuts(t: TranslateFn): readonly ShortcutGroup[] {
  return parts.map((part) => ({
    label: t(part),
    shortcuts: studioCommands
      .filter((command) => listed[command].part === part)
      .map((command) => ({ label: t(listed[command].label), keys: studioShortcuts[command] })),
  }))
}
