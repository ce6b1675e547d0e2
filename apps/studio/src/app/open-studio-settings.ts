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
 * What of an account's settings the studio draws: theme and language. What is chosen here is kept where the reader keeps it,
 * so the account has to hear of it here too: else the next visit of the reader would take it back.
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
