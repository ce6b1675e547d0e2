import { useSyncExternalStore } from 'react'
import type { Session, SessionKeeper } from './create-session-keeper'

/** Returns the signed-in user or null, and renders again when that changes. */
export function useSession(keeper: SessionKeeper): Session | null {
  return useSyncExternalStore(keeper.subscribe, keeper.current)
}
