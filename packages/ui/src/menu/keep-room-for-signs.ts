import type { MenuEntry } from './menu-entry'

/**
 * Whether the rows of a menu keep room for a sign before their words, so that the words stand in one line: one of them
 * has a sign or may be checked. Submenus have rows of their own.
 */
export function keepRoomForSigns(entries: readonly MenuEntry[]): boolean {
  return entries.some((entry) => {
    switch (entry.kind) {
      case 'separator':
        return false
      case 'choice':
        return true
      case 'group':
        return keepRoomForSigns(entry.entries)
      case 'submenu':
        return entry.icon !== undefined
      case 'action':
      case undefined:
        return entry.icon !== undefined || entry.checked !== undefined
    }
  })
}
