import { toLocalSettings, type LocalSettings, type ServerSettings } from '@lectern/core/book'

/**
 * Merges settings: after a sign-in the server's override those on this device; without a user or a response the device's
 * apply. Changes made on the device during the request override both, because they are the latest.
 *
 * @param o.server null without a response
 * @param o.local the device's settings when the request was sent
 * @param o.changed the device's changes since then
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
