import { mayRestart } from './may-restart'
import type { Postmaster, PostmasterStart } from './start-postmaster'

export interface KeepRunningOptions {
  readonly start: () => Promise<PostmasterStart>
  readonly log: (line: string) => void
  readonly nowMs: () => number
}

/**
 * Restarts the database when it ends unexpectedly, such as when the system kills it; clients reconnect automatically.
 * @returns stops the database for good
 */
export function keepRunning(first: Postmaster, options: KeepRunningOptions): () => Promise<void> {
  const restartsMs: number[] = []
  let current = first
  let isStopping = false
  const follow = async (): Promise<void> => {
    const { output } = await current.ended
    if (isStopping) return
    options.log(`the database ended by itself: ${lastLine(output)}`)
    if (!mayRestart(restartsMs, options.nowMs())) {
      options.log('the database keeps ending and is not started again: see the lines above, then restart')
      return
    }
    restartsMs.push(options.nowMs())
    const next = await options.start()
    if (next.kind === 'exited') {
      options.log(`the database could not be started again: ${lastLine(next.output)}`)
      return
    }
    current = next
    await follow()
  }
  const following = follow()
  return async () => {
    isStopping = true
    await current.stop()
    await following
    // A restart may have been in progress when the stop was requested.
    await current.stop()
  }
}

function lastLine(output: string): string {
  return output.trimEnd().replace(/^[^]*\n/, '')
}
