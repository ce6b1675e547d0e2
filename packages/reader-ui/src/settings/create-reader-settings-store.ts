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
import { settingChanged, type ReadingState } from '../store/reading-slice'
import type { ReaderStoreState } from '../store/store-shape'
import { findChanges } from './find-changes'
import { readLocalSettings, writeLocalSettings, type SettingsStorage } from './local-settings'
import type { LocalSettingsStore } from './sync-settings'

export interface ReaderSettingsStoreOptions {
  readonly storage: SettingsStorage
  readonly locale: StoredLocale
  readonly store: Pick<Store<ReaderStoreState>, 'getState' | 'subscribe' | 'dispatch'>
}

/** Returns the reader's settings on this device. Applies stored settings and stores every change immediately. */
export function createReaderSettingsStore({ storage, locale, store }: ReaderSettingsStoreOptions): LocalSettingsStore {
  const read = (): LocalSettings => ({
    ...readLocalSettings(storage),
    ...playbackOf(store.getState().reading),
    theme: readThemePreference(),
    locale: locale.current(),
  })
  const apply = (settings: LocalSettings) => {
    writeLocalSettings(storage, settings)
    const { autoFlip, continuousPlay } = settings
    store.dispatch(
      settingChanged({
        ...(autoFlip === undefined ? {} : { autoPageTurn: autoFlip }),
        ...(continuousPlay === undefined ? {} : { continuousPlay }),
      }),
    )
    if (settings.theme !== undefined) storeThemePreference(parseThemePreference(settings.theme))
    if (settings.locale !== undefined) locale.choose(toInterfaceLocale(settings.locale))
  }
  apply(readLocalSettings(storage))

  return {
    read,
    apply,
    subscribe(listener) {
      let known = playbackOf(store.getState().reading)
      const keepPlayback = () => {
        const now = playbackOf(store.getState().reading)
        const changed = findChanges(known, now)
        if (Object.keys(changed).length === 0) return
        known = now
        writeLocalSettings(storage, changed)
        listener()
      }
      const unsubscribers = [store.subscribe(keepPlayback), locale.subscribe(listener), subscribeToTheme(listener)]
      return () => {
        for (const unsubscribe of unsubscribers) unsubscribe()
      }
    },
  }
}

function playbackOf({ autoPageTurn, continuousPlay }: ReadingState): LocalSettings {
  return { autoFlip: autoPageTurn, continuousPlay }
}
