import type { MenuEntry } from './menu-entry'

/**
 * Returns true when the entries of a menu need space before their labels for icons or check marks, so that all labels
 * line up. Submenus are judged separately.
 */
export function hasIconColumn(entries: readonly MenuEntry[]): boolean {
  return entries.some((entry) => {
    switch (entry.kind) {
      case 'separator':
        return false
      case 'choice':
        return true
      case 'group':
        return hasIconColumn(entry.entries)
      case 'submenu':
        return entry.icon !== undefined
      case 'action':
      case undefined:
        return entry.icon !== undefined || entry.checked !== undefined
    }
  })
}
