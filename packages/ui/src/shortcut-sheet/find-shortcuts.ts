import type { Shortcut, ShortcutGroup } from './shortcut-group'

/** Case and accents do not count. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
}

/**
 * The shortcuts that a search asks for, in their groups: every word of it stands in what the shortcut does, in the name of
 * its group or on its keys. Groups with none are left out.
 *
 * @param keysOf how the keys of a shortcut are written
 */
export function findShortcuts(
  groups: readonly ShortcutGroup[],
  query: string,
  keysOf: (shortcut: Shortcut) => string,
): readonly ShortcutGroup[] {
  const words = fold(query).split(/\s+/u).filter(Boolean)
  return groups.flatMap((group) => {
    const shortcuts = group.shortcuts.filter((shortcut) => {
      const text = fold(`${group.label} ${shortcut.label} ${keysOf(shortcut)}`)
      return words.every((word) => text.includes(word))
    })
    return shortcuts.length === 0 ? [] : [{ ...group, shortcuts }]
  })
}
