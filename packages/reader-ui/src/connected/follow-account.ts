import type { KeyStorage, SessionKeeper } from '@lectern/api-client/session'
import { openSettingsServer } from './open-settings-server'
import { reportSave } from '../settings/save-reports'
import { keepGuestSettings } from '../settings/guest-settings'
import { syncSettings, type LocalSettingsStore } from '../settings/sync-settings'

/**
 * Synchronises the settings of this device with the signed-in account, across sign-ins. Keeps those that a guest had.
 *
 * @returns a function that stops it
 */
export function followAccount(session: SessionKeeper, device: LocalSettingsStore, storage: KeyStorage): () => void {
  let userId: number | null = null
  let stopSync = () => {}
  const look = (isNewSignIn = true) => {
    const next = session.current()?.id ?? null
    if (next === userId) return
    userId = next
    stopSync()
    if (next === null) stopSync = () => {}
    else {
      keepGuestSettings(storage, { isNewSignIn })
      stopSync = syncSettings({ device, server: openSettingsServer(session), onSaved: reportSave })
    }
  }
  look(false)
  const unsubscribe = session.subscribe(() => look())
  return () => {
    unsubscribe()
    stopSync()
  }
}
