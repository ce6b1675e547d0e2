export { shortcutSheetKeys } from './asks-for-shortcuts'
export type { Shortcut, ShortcutGroup } from './shortcut-group'
export { ShortcutSheet, type ShortcutSheetProps } from './shortcut-sheet'
export { useShortcutSheet, type ShortcutSheetState } from './use-shortcut-sheet'
