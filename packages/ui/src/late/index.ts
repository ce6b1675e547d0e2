export { LateShortcutSheet } from './late-shortcut-sheet'
