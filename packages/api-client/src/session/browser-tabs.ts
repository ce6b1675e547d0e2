/** Coordination with the other tabs that share the storage. */
export interface OtherTabs {
  /** Runs `work` under a lock that all tabs share. */
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>
  /** Calls the listener after every write of another tab. */
  readonly onWrite: (listener: () => void) => void
}

/** Returns the coordination that this environment supports: a page without TLS has no locks, Node has no tabs. */
export function browserTabs(lockName: string): OtherTabs {
  const locks: LockManager | undefined = typeof navigator === 'undefined' ? undefined : navigator.locks
  return {
    inTurn: (work) => (locks ? locks.request(lockName, work) : work()),
    onWrite(listener) {
      if (typeof addEventListener === 'function') addEventListener('storage', listener)
    },
  }
}
