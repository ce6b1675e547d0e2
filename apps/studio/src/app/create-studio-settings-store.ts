import { toInterfaceLocale } from '@lectern/messages'
import type { LocalSettingsStore } from '@lectern/reader-ui/settings'
import {
  parseThemePreference,
  readThemePreference,
  storeThemePreference,
  subscribeToTheme,
  type StoredLocale,
} from '@lectern/ui'

/**
 * Returns the studio's local settings, theme and language, in the storage that the reader also uses. `syncSettings` copies
 * changes to the account; otherwise the reader would overwrite them on its next visit.
 */
export function createStudioSettingsStore(locale: StoredLocale): LocalSettingsStore {
  return {
    read: () => ({ theme: readThemePreference(), locale: locale.current() }),
    apply(settings) {
      if (settings.theme !== undefined) storeThemePreference(parseThemePreference(settings.theme))
      if (settings.locale !== undefined) locale.choose(toInterfaceLocale(settings.locale))
    },
    subscribe(listener) {
      const unsubscribers = [locale.subscribe(listener), subscribeToTheme(listener)]
      return () => {
        for (const unsubscribe of unsubscribers) unsubscribe()
      }
    },
  }
}
