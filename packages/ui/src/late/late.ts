export { Kbd } from '../kbd/kbd'
export { ShortcutSheet } from '../shortcut-sheet/shortcut-sheet'
