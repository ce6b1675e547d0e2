import { toInterfaceLocale } from '@lectern/messages'
import type { SettingsDevice } from '@lectern/reader-ui/settings'
import {
  parseThemePreference,
  readThemePreference,
  storeThemePreference,
  subscribeToTheme,
  type StoredLocale,
} from '@lectern/ui'

/**
 * Opens the account settings that the studio uses: theme and language. A choice is stored where the reader stores it too, and
 * in the account, since the reader would otherwise undo it at the next visit.
 */
export function openStudioSettings(locale: StoredLocale): SettingsDevice {
  return {
    read: () => ({ theme: readThemePreference(), locale: locale.current() }),
    take(settings) {
      if (settings.theme !== undefined) storeThemePreference(parseThemePreference(settings.theme))
      if (settings.locale !== undefined) locale.choose(toInterfaceLocale(settings.locale))
    },
    subscribe(listener) {
      const stops = [locale.subscribe(listener), subscribeToTheme(listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
