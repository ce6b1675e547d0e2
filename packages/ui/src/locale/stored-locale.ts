import { toInterfaceLocale, type InterfaceLocale } from '@lectern/messages'

/** The key the language of the interface is stored under, locally. */
export const localeStorageKey = 'locale'

export interface StoredLocale {
  readonly current: () => InterfaceLocale
  /** Takes the language, and keeps it for the next visit where it can be stored. */
  readonly choose: (locale: InterfaceLocale) => void
  /** Told after every change, also one made in another window. @returns stops it */
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * The language of the interface as it is kept on this device: what was chosen, else the first of the reader's own
 * languages that the interface speaks.
 *
 * @param storage of this device; of this page alone where the browser has closed it. What it has no room for it keeps for
 *   this page: it never throws, as `localStorage` itself may
 * @param languages what the reader understands, the best first
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
