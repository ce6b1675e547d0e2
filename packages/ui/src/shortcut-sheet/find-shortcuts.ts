import { foldText } from '../locale/fold-text'
import type { Shortcut, ShortcutGroup } from './shortcut-group'

/**
 * Finds the shortcuts whose action, group or keys contain every word of a search, ignoring case and accents. Keeps
 * their groups and leaves out empty ones.
 *
 * @param keysOf writes the keys of a shortcut
 */
export function findShortcuts(
  groups: readonly ShortcutGroup[],
  query: string,
  keysOf: (shortcut: Shortcut) => string,
): readonly ShortcutGroup[] {
  const words = foldText(query).split(/\s+/u).filter(Boolean)
  return groups.flatMap((group) => {
    const shortcuts = group.shortcuts.filter((shortcut) => {
      const text = foldText(`${group.label} ${shortcut.label} ${keysOf(shortcut)}`)
      return words.every((word) => text.includes(word))
    })
    return shortcuts.length === 0 ? [] : [{ ...group, shortcuts }]
  })
}
