import { toServerSettings, type LocalSettings, type ServerSettings } from '@lectern/core/book'
import { findChanges } from './find-changes'
import { mergeSettings } from './merge-settings'

/** The settings of this device: what is drawn and kept here. */
export interface SettingsDevice {
  readonly read: () => LocalSettings
  /** Draws and keeps settings that came from elsewhere; those that are no setting here are left out. */
  readonly take: (settings: LocalSettings) => void
  /** Told after a change, when it is kept already. @returns stops it */
  readonly subscribe: (listener: () => void) => () => void
}

/** The settings of the account. Neither call fails: a server out of reach leaves the device to itself. */
export interface SettingsServer {
  /** null without an answer. */
  readonly load: () => Promise<ServerSettings | null>
  readonly save: (changes: ServerSettings) => Promise<void>
}

/**
 * Keeps device and account alike while one user is signed in: first the account's settings come to the device, from then
 * on every change goes to the account. @returns stops it
 */
export function syncSettings({ device, server }: { device: SettingsDevice; server: SettingsServer }): () => void {
  let known = device.read()
  let isAsking = true
  let isOver = false

  const send = () => {
    if (isAsking) return
    const changed = findChanges(known, device.read())
    known = device.read()
    if (Object.keys(changed).length > 0) void server.save(toServerSettings(changed))
  }
  const receive = (answer: ServerSettings | null) => {
    if (isOver) return
    const local = known
    const changed = findChanges(local, device.read())
    device.take(findChanges(device.read(), mergeSettings({ server: answer, local, changed })))
    // What the account said is no news to it; what was changed here meanwhile is.
    known = { ...device.read(), ...pick(local, changed) }
    isAsking = false
    send()
  }

  const stop = device.subscribe(send)
  void server.load().then(receive)
  return () => {
    isOver = true
    stop()
  }
}

/** The settings of `from` that `like` has. */
function pick(from: LocalSettings, like: LocalSettings): LocalSettings {
  return Object.fromEntries(Object.entries(from).filter(([name]) => Object.hasOwn(like, name)))
}
