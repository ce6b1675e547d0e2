export { Kbd } from '../kbd/kbd'
export { ShortcutSheet } from '../shortcut-sheet/shortcut-sheet'
export { ToastViewport } from '../toast/toast-viewport'
