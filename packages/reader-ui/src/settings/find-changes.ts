import type { LocalSettings } from '@lectern/core/book'

/** The settings of `after` that `before` has not, or has otherwise. */
export function findChanges(before: LocalSettings, after: LocalSettings): LocalSettings {
  const known = new Map(Object.entries(before))
  return Object.fromEntries(Object.entries(after).filter(([name, value]) => known.get(name) !== value))
}
