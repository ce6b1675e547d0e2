import { setTimeout as wait } from 'node:timers/promises'
import type { CallEnvironment } from './call-environment'

/** Creates access to the network, the clock and random numbers of this process. */
export function createCallEnvironment(closing: AbortSignal): CallEnvironment {
  return {
    fetch: (url, init) => fetch(url, init),
    nowMs: () => Date.now(),
    random: () => Math.random(),
    closing,
    async sleep(milliseconds, signal) {
      try {
        await wait(milliseconds, undefined, { signal })
      } catch (error) {
        if (!signal.aborted) throw error
      }
    },
  }
}
