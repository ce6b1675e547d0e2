import { toServerSettings, type LocalSettings, type ServerSettings } from '@lectern/core/book'
import { findChanges } from './find-changes'
import { mergeSettings } from './merge-settings'

/** The settings stored on this device and applied to the page. */
export interface LocalSettingsStore {
  readonly read: () => LocalSettings
  /** Applies and stores settings from elsewhere; ignores unknown ones. */
  readonly apply: (settings: LocalSettings) => void
  /** Calls the listener after a change has been stored. @returns a function that unsubscribers it */
  readonly subscribe: (listener: () => void) => () => void
}

/** The settings of the account. Neither call rejects: an unreachable server leaves the device's settings in use. */
export interface SettingsServer {
  /** null without a response. */
  readonly load: () => Promise<ServerSettings | null>
  readonly save: (changes: ServerSettings) => Promise<void>
}

/**
 * Synchronises device and account while one user is signed in: loads the account's settings first, then sends every change.
 * @returns a function that unsubscribers it
 */
export function syncSettings({ device, server }: { device: LocalSettingsStore; server: SettingsServer }): () => void {
  let known = device.read()
  let isAsking = true
  let isOver = false

  const send = () => {
    if (isAsking) return
    const changed = findChanges(known, device.read())
    known = device.read()
    if (Object.keys(changed).length > 0) void server.save(toServerSettings(changed))
  }
  const receive = (response: ServerSettings | null) => {
    if (isOver) return
    const local = known
    const changed = findChanges(local, device.read())
    device.apply(findChanges(device.read(), mergeSettings({ server: response, local, changed })))
    // Sends only changes made on the device during the request, not the values that the account just sent.
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

/** Returns the settings of `from` whose keys are in `like`. */
function pick(from: LocalSettings, like: LocalSettings): LocalSettings {
  return Object.fromEntries(Object.entries(from).filter(([name]) => Object.hasOwn(like, name)))
}
