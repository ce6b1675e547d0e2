import type { SessionKeeper } from '@lectern/api-client/session'
import { openSettingsServer } from './open-settings-server'
import { syncSettings, type SettingsDevice } from '../settings/sync-settings'

/** Keeps the settings of this device and those of whoever is signed in alike, from one sign-in to the next. @returns stops it */
export function followAccount(session: SessionKeeper, device: SettingsDevice): () => void {
  let userId: number | null = null
  let stopSync = () => {}
  const look = () => {
    const next = session.current()?.id ?? null
    if (next === userId) return
    userId = next
    stopSync()
    stopSync = next === null ? () => {} : syncSettings({ device, server: openSettingsServer(session) })
  }
  look()
  const stopLooking = session.subscribe(look)
  return () => {
    stopLooking()
    stopSync()
  }
}
