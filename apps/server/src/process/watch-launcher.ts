/** The part of `process` that knows the channel to the process which started this one. */
export interface LauncherChannel {
  /** Undefined when nobody opened a channel. */
  readonly send?: unknown
  readonly connected: boolean
  once(event: 'disconnect', listener: () => void): unknown
}

/**
 * Calls `onGone` when the launcher is gone, however it ended: the system closes the channel of a killed process too.
 * A server that was started by hand, without a channel, runs until it is told to end.
 */
export function watchLauncher(channel: LauncherChannel, onGone: () => void): void {
  if (channel.send === undefined) return
  if (channel.connected) channel.once('disconnect', onGone)
  else onGone()
}
