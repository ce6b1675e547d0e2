import { setTimeout as wait } from 'node:timers/promises'
import type { Outside } from './outside'

/** The network, the clock and chance of this process. */
export function createOutside(closing: AbortSignal): Outside {
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
