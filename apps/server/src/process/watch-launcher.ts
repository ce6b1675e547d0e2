/** The part of `process` with the IPC channel to the parent process. */
export interface LauncherChannel {
  /** undefined without a channel. */
  readonly send?: unknown
  readonly connected: boolean
  once(event: 'disconnect', listener: () => void): unknown
}

/**
 * Calls `onGone` when the launcher is gone: the system closes the channel of a killed process too. A server that was started
 * by hand has no channel and runs until it is ended.
 */
export function watchLauncher(channel: LauncherChannel, onGone: () => void): void {
  if (channel.send === undefined) return
  if (channel.connected) channel.once('disconnect', onGone)
  else onGone()
}
