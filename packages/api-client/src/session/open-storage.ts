/** As much of a browser's storage as sessions and choices are kept in. */
export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Storage of the browser; memory, for as long as the page lives, where that is closed: in a frame without an origin, or
 * with cookies blocked, already asking the window for it throws.
 *
 * @param open asks the window
 */
export function openStorage(open: () => KeyStorage): KeyStorage {
  try {
    const storage = open()
    storage.getItem('')
    return storage
  } catch (reason) {
    console.warn('What is kept here is forgotten with this page: its storage is closed.', reason)
    return memoryStorage()
  }
}

function memoryStorage(): KeyStorage {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}
