/** As much of a browser's storage as sessions and choices are kept in. */
export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Storage of the browser; memory, for as long as the page lives, where that is closed: in a frame without an origin, or
 * with cookies blocked, already asking the window for it throws. What it has no room for is in memory too, until another
 * window writes the same.
 *
 * @param open asks the window
 */
export function openStorage(open: () => KeyStorage): KeyStorage {
  const storage = openBrowserStorage(open)
  const read = (key: string) => storage?.getItem(key) ?? null
  const unwritten = new Map<string, { readonly value: string; readonly over: string | null }>()
  return {
    getItem(key) {
      const written = read(key)
      const own = unwritten.get(key)
      return own?.over === written ? own.value : written
    },
    setItem(key, value) {
      unwritten.delete(key)
      try {
        if (storage) return storage.setItem(key, value)
      } catch (reason) {
        console.warn(`"${key}" is forgotten with this page.`, reason)
      }
      unwritten.set(key, { value, over: read(key) })
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
