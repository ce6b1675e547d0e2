import type { KeyStorage, SessionKeeper } from '@lectern/api-client/session'
import { restoreGuestSettings } from '../settings/guest-settings'
import { clearAccountCopies } from './clear-account-copies'

/** Signs out and removes what the account left on this device. */
export function signOut(session: SessionKeeper, storage: KeyStorage): void {
  const user = session.current()
  session.signedOut()
  if (user !== null) clearAccountCopies(storage, listStoredKeys(), user.id)
  restoreGuestSettings(storage)
}

function listStoredKeys(): readonly string[] {
  try {
    return Object.keys(window.localStorage)
  } catch (reason) {
    // Blocked storage: what was kept in memory is forgotten with this page.
    console.warn('The storage of this browser is closed.', reason)
    return []
  }
}
