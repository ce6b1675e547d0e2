import type { SessionKeeper } from '@lectern/api-client/session'
import { openSettingsServer } from './open-settings-server'
import { reportSave } from '../settings/save-reports'
import { syncSettings, type LocalSettingsStore } from '../settings/sync-settings'

/** Synchronises the settings of this device with the signed-in account, across sign-ins. @returns a function that stops it */
export function followAccount(session: SessionKeeper, device: LocalSettingsStore): () => void {
  let userId: number | null = null
  let stopSync = () => {}
  const look = () => {
    const next = session.current()?.id ?? null
    if (next === userId) return
    userId = next
    stopSync()
    stopSync =
      next === null ? () => {} : syncSettings({ device, server: openSettingsServer(session), onSaved: reportSave })
  }
  look()
  const stopLooking = session.subscribe(look)
  return () => {
    stopLooking()
    stopSync()
  }
}
