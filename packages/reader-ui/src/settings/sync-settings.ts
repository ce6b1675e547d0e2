import { toServerSettings, type LocalSettings, type ServerSettings } from '@lectern/core/book'
import { findChanges } from './find-changes'
import { mergeSettings } from './merge-settings'
import type { SaveFailure } from './save-reports'

/** The settings stored on this device and applied to the page. */
export interface LocalSettingsStore {
  readonly read: () => LocalSettings
  /** Applies and stores settings from elsewhere; ignores unknown ones. */
  readonly apply: (settings: LocalSettings) => void
  /** Calls the listener after a change has been stored. @returns a function that unsubscribes it */
  readonly subscribe: (listener: () => void) => () => void
}

/** The settings of the account. Neither call rejects: an unreachable server leaves the device's settings in use. */
export interface SettingsServer {
  /** null without a response. */
  readonly load: () => Promise<ServerSettings | null>
  /** Resolves with the reason why they are kept on the device only; null after a success. */
  readonly save: (changes: ServerSettings) => Promise<SaveFailure | null>
}

export interface SettingsSync {
  readonly device: LocalSettingsStore
  readonly server: SettingsServer
  /** Called when the last change has been saved, and when a save has failed. */
  readonly onSaved: (failure: SaveFailure | null) => void
}

/**
 * Synchronises device and account while one user is signed in: loads the account's settings first, then sends every change.
 * Changes during a save are sent together after it; those of a failed one again with the next change.
 * @returns a function that unsubscribes it
 */
export function syncSettings({ device, server, onSaved }: SettingsSync): () => void {
  let known = device.read()
  let isAsking = true
  let isSaving = false
  let isOver = false

  const send = () => {
    if (isAsking || isSaving || isOver) return
    const before = known
    const changed = findChanges(before, device.read())
    if (Object.keys(changed).length === 0) return
    known = device.read()
    isSaving = true
    void server.save(toServerSettings(changed)).then((failure) => {
      isSaving = false
      if (isOver) return
      const isLatest = Object.keys(findChanges(known, device.read())).length === 0
      if (failure !== null) known = forget(known, before, changed)
      if (failure !== null || isLatest) onSaved(failure)
      if (!isLatest) send()
    })
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

/** Returns `known` with the values of `before` for the settings that changed, as if the change was still to be sent. */
function forget(known: LocalSettings, before: LocalSettings, changed: LocalSettings): LocalSettings {
  const kept = Object.entries(known).filter(([name]) => !Object.hasOwn(changed, name))
  return { ...Object.fromEntries(kept), ...pick(before, changed) }
}

/** Returns the settings of `from` whose keys are in `like`. */
function pick(from: LocalSettings, like: LocalSettings): LocalSettings {
  return Object.fromEntries(Object.entries(from).filter(([name]) => Object.hasOwn(like, name)))
}
