/** Visits to desks of this origin, so that a tab can tell abandoned work from work that another tab continues. */
export interface Visits {
  /** Marks a visit as open until the returned function is called or the tab is closed. */
  hold(visitId: string): () => void
  /** Returns the open visits of all tabs. */
  live(): Promise<ReadonlySet<string>>
}

const prefix = 'lectern.visit.'

/**
 * @param locks of the browser, which releases a tab's locks however the tab ends; undefined on an address without TLS,
 * where every visit counts as over
 */
export function openVisits(locks: LockManager | undefined): Visits {
  return {
    hold(visitId) {
      const end = new AbortController()
      locks
        ?.request(`${prefix}${visitId}`, () => new Promise<void>((resolve) => whenAborted(end.signal, resolve)))
        .catch((reason: unknown) => console.warn('Other tabs cannot be notified that this one is at work.', reason))
      return () => end.abort()
    },
    async live() {
      const { held = [], pending = [] } = (await locks?.query()) ?? {}
      const names = [...held, ...pending].flatMap(({ name }) => (name?.startsWith(prefix) === true ? [name] : []))
      return new Set(names.map((name) => name.slice(prefix.length)))
    },
  }
}

function whenAborted(signal: AbortSignal, resolve: () => void): void {
  if (signal.aborted) resolve()
  else signal.addEventListener('abort', () => resolve(), { once: true })
}
