/** The part of the browser's storage that is used. */
export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Returns the browser's storage, or storage in memory where that is blocked: in a frame without an origin, or with cookies
 * blocked, even reading `window.localStorage` throws. Values that exceed the quota are kept in memory until another window
 * writes them.
 *
 * @param open returns the window's storage
 */
export function openStorage(open: () => KeyStorage): KeyStorage {
  const storage = openBrowserStorage(open)
  const readItem = (key: string) => storage?.getItem(key) ?? null
  const unwritten = new Map<string, { readonly value: string; readonly over: string | null }>()
  return {
    getItem(key) {
      const written = readItem(key)
      const pendingValue = unwritten.get(key)
      return pendingValue?.over === written ? pendingValue.value : written
    },
    setItem(key, value) {
      unwritten.delete(key)
      try {
        if (storage) return storage.setItem(key, value)
      } catch (reason) {
        console.warn(`"${key}" is forgotten with this page.`, reason)
      }
      unwritten.set(key, { value, over: readItem(key) })
    },
    removeItem(key) {
      unwritten.delete(key)
      storage?.removeItem(key)
    },
  }
}

function openBrowserStorage(open: () => KeyStorage): KeyStorage | null {
  try {
    const storage = open()
    storage.getItem('')
    return storage
  } catch (reason) {
    console.warn('What is kept here is forgotten with this page: its storage is closed.', reason)
    return null
  }
}
