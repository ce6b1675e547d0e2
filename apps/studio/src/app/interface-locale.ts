import { toInterfaceLocale, type InterfaceLocale } from '@lectern/messages'

const storageKey = 'locale'

/** The language of the interface: the one chosen before, else the browser's. */
export function readInterfaceLocale(storage: Pick<Storage, 'getItem'>, browserLanguage: string): InterfaceLocale {
  return toInterfaceLocale(storage.getItem(storageKey) ?? browserLanguage)
}

export function storeInterfaceLocale(storage: Pick<Storage, 'setItem'>, locale: InterfaceLocale): void {
  storage.setItem(storageKey, locale)
}
