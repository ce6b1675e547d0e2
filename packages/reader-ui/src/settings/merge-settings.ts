import { toLocalSettings, type LocalSettings, type ServerSettings } from '@lectern/core/book'

/**
 * The settings that apply: after a sign-in those of the server, over the copy on this device; that copy alone while nobody
 * is signed in, or the server did not answer. What was changed here while the server was asked stands: it is the latest.
 *
 * @param o.server null without an answer
 * @param o.local the copy as it was when the server was asked
 * @param o.changed what was changed here since
 *
 * @example
 * mergeSettings({ server: { theme: 'light' }, local: { theme: 'dark', locale: 'es' }, changed: {} })
 * // => { theme: 'light', locale: 'es' }
 */
export function mergeSettings(o: {
  readonly server: ServerSettings | null
  readonly local: LocalSettings
  readonly changed: LocalSettings
}): LocalSettings {
  return { ...o.local, ...(o.server === null ? {} : toLocalSettings(o.server)), ...o.changed }
}
