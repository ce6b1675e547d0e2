import { parseSession } from './parse-session'
import type { Session } from './session'

export interface StoredSession {
  /** Returns the session as last read or written; the same object until it changes. */
  readonly current: () => Session | null
  /** Reads the storage, which another tab may have changed, and returns the session. */
  readonly read: () => Session | null
  /** Stores a session; null removes it. */
  readonly write: (session: Session | null) => void
  /** Calls the listener after every change. Returns a function that stops that. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Keeps the session under a key of a storage that tabs share. */
export function createStoredSession(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  key: string,
): StoredSession {
  const listeners = new Set<() => void>()
  let storedText = storage.getItem(key)
  let session = parseSession(storedText)

  function change(text: string | null, next: Session | null): void {
    storedText = text
    session = next
    for (const listener of listeners) listener()
  }

  return {
    current: () => session,
    read() {
      const text = storage.getItem(key)
      if (text !== storedText) change(text, parseSession(text))
      return session
    },
    write(next) {
      const text = next && JSON.stringify(next)
      if (text === null) storage.removeItem(key)
      else storage.setItem(key, text)
      change(text, next)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
