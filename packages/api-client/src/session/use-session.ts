import { useSyncExternalStore } from 'react'
import type { Session, SessionKeeper } from './create-session-keeper'

/** The signed-in user, or null; the component is drawn again when that changes. */
export function useSession(keeper: SessionKeeper): Session | null {
  return useSyncExternalStore(keeper.subscribe, keeper.current)
}
