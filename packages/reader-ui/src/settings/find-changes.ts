import type { LocalSettings } from '@lectern/core/book'

/** Returns the settings of `after` that are missing or different in `before`. */
export function findChanges(before: LocalSettings, after: LocalSettings): LocalSettings {
  const known = new Map(Object.entries(before))
  return Object.fromEntries(Object.entries(after).filter(([name, value]) => known.get(name) !== value))
}
