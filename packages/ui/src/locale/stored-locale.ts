import { toInterfaceLocale, type InterfaceLocale } from '@lectern/messages'

/** The key of the interface language in local storage. */
export const localeStorageKey = 'locale'

export interface StoredLocale {
  readonly current: () => InterfaceLocale
  /** Sets the language, and stores it for the next visit if possible. */
  readonly choose: (locale: InterfaceLocale) => void
  /** Calls the listener after every change, even in another window. @returns a function that unsubscribes */
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * Opens the interface language stored on this device: the one that was chosen, otherwise the first of the reader's own
 * languages that the interface has.
 *
 * @param storage local storage, or a replacement for this page when the browser has closed it. It must not throw, as
 *   `localStorage` itself may
 * @param languages the reader's languages, in order of preference
 */
export function openStoredLocale(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  languages: readonly string[],
): StoredLocale {
  const listeners = new Set<() => void>()
  return {
    current: () => toInterfaceLocale(storage.getItem(localeStorageKey), ...languages),
    choose(locale) {
      storage.setItem(localeStorageKey, locale)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      window.addEventListener('storage', listener)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', listener)
      }
    },
  }
}
