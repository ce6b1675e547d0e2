import { foldText } from '../locale/fold-text'
import type { Shortcut, ShortcutGroup } from './shortcut-group'

/**
 * The shortcuts that a search asks for, in their groups: every word of it stands in what the shortcut does, in the name of
 * its group or on its keys, case and accents aside. Groups with none are left out.
 *
 * @param keysOf how the keys of a shortcut are written
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
