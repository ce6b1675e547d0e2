import { shortcutSheetKeys } from '@lectern/ui/dialogs'

/** What a key can do in the studio. */
export const studioCommands = [
  'saveChapter',
  'undo',
  'redo',
  'move',
  'moveFar',
  'resize',
  'resizeFar',
  'remove',
  'letGo',
  'selectNext',
  'selectPrevious',
  'selectFirst',
  'selectLast',
  'selectAll',
  'insert',
  'movePage',
  'showShortcuts',
] as const
export type StudioCommand = (typeof studioCommands)[number]

/** The keys of each command, as `Kbd` takes them. Key presses are read by them, and they are what is told of keys. */
export const studioShortcuts: Readonly<Record<StudioCommand, readonly [string, ...string[]]>> = {
  saveChapter: ['$mod+S'],
  undo: ['$mod+Z'],
  redo: ['$mod+Shift+Z'],
  move: ['Arrows'],
  moveFar: ['Shift+Arrows'],
  resize: ['Alt+Arrows'],
  resizeFar: ['Alt+Shift+Arrows'],
  remove: ['Delete', 'Backspace'],
  letGo: ['Escape'],
  selectNext: ['Tab'],
  selectPrevious: ['Shift+Tab'],
  selectFirst: ['Home'],
  selectLast: ['End'],
  selectAll: ['$mod+A'],
  insert: ['Enter'],
  movePage: ['Space'],
  showShortcuts: [shortcutSheetKeys],
}
