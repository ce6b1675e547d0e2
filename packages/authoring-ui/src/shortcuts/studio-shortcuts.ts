import { shortcutSheetKeys } from '@lectern/ui/dialogs'

/** Commands with shortcuts. */
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
  'tapTime',
  'playTimes',
  'nextPage',
  'previousPage',
  'showShortcuts',
] as const
export type StudioCommand = (typeof studioCommands)[number]

/** The keys of each command, as `Kbd` takes them: both matched and displayed. */
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
  tapTime: ['Enter', 'T'],
  playTimes: ['Space'],
  nextPage: ['PageDown'],
  previousPage: ['PageUp'],
  showShortcuts: [shortcutSheetKeys],
}
