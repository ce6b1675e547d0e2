/** What a page knows of the other tabs that share its storage. */
export interface OtherTabs {
  /** Runs `work` while no other tab runs theirs. */
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>
  /** Tells of every write of another tab. */
  readonly onWrite: (listener: () => void) => void
}

/** The tabs of this browser, as far as it tells of them: an address without TLS has no locks, Node has no tabs. */
export function browserTabs(lockName: string): OtherTabs {
  const locks: LockManager | undefined = typeof navigator === 'undefined' ? undefined : navigator.locks
  return {
    inTurn: (work) => (locks ? locks.request(lockName, work) : work()),
    onWrite(listener) {
      if (typeof addEventListener === 'function') addEventListener('storage', listener)
    },
  }
}
