import type { SessionKeeper } from './create-session-keeper'

/** What a store passes to thunks and base queries. */
export interface SessionExtra {
  readonly session: SessionKeeper
}

export function isSessionExtra(extra: unknown): extra is SessionExtra {
  return typeof extra === 'object' && extra !== null && 'session' in extra
}
