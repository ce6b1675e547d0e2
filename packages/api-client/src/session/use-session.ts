import { useSyncExternalStore } from 'react'
import type { SessionKeeper } from './create-session-keeper'
import type { Session } from './session'

/** Returns the signed-in user or null, and renders again when that changes. */
export function useSession(keeper: SessionKeeper): Session | null {
  return useSyncExternalStore(keeper.subscribe, keeper.current)
}
