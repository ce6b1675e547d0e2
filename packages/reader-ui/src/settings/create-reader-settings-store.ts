import type { LocalSettings } from '@lectern/core/book'
import { toInterfaceLocale } from '@lectern/messages'
import {
  parseThemePreference,
  readThemePreference,
  storeThemePreference,
  subscribeToTheme,
  type StoredLocale,
} from '@lectern/ui'
import type { Store } from '@reduxjs/toolkit'
import type { Preferences, SyncedPreferences } from '../store/preferences'
import { preferencesChanged } from '../store/preferences-slice'
import type { ReaderStoreState } from '../store/store-shape'
import type { LocalSettingsStore } from './sync-settings'

export interface ReaderSettingsStoreOptions {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  readonly locale: StoredLocale
  readonly store: Pick<Store<ReaderStoreState>, 'getState' | 'subscribe' | 'dispatch'>
}

/** Returns the settings of this device that an account keeps too. */
export function createReaderSettingsStore({ storage, locale, store }: ReaderSettingsStoreOptions): LocalSettingsStore {
  const readPreferences = () => store.getState().preferences
  return {
    read: () => ({
      ...listSynced(readPreferences()),
      ...readDomain(storage),
      theme: readThemePreference(),
      locale: locale.current(),
    }),
    apply({ theme, locale: language, domainId, ...preferences }) {
      store.dispatch(preferencesChanged(preferences))
      if (domainId !== undefined) storage.setItem(DOMAIN_KEY, String(domainId))
      if (theme !== undefined) storeThemePreference(parseThemePreference(theme))
      if (language !== undefined) locale.choose(toInterfaceLocale(language))
    },
    subscribe(listener) {
      let known = readPreferences()
      const watchPreferences = () => {
        if (readPreferences() === known) return
        known = readPreferences()
        listener()
      }
      const unsubscribers = [store.subscribe(watchPreferences), locale.subscribe(listener), subscribeToTheme(listener)]
      return () => {
        for (const unsubscribe of unsubscribers) unsubscribe()
      }
    },
  }
}

const DOMAIN_KEY = 'domainId'

function readDomain(storage: Pick<Storage, 'getItem'>): Pick<LocalSettings, 'domainId'> {
  const domainId = Number(storage.getItem(DOMAIN_KEY))
  return Number.isSafeInteger(domainId) && domainId > 0 ? { domainId } : {}
}

function listSynced(preferences: Preferences): SyncedPreferences {
  const { autoFlip, autoScroll, continuousPlay, flipVideo, rectColor, screenLayout, activeWordColor } = preferences
  return { autoFlip, autoScroll, continuousPlay, flipVideo, rectColor, screenLayout, activeWordColor }
}
