import { ApiFailure } from '../http/api-failure'

export interface CallLimit {
  /** Counts a call; throws `too-many-tries` once there were too many within a minute. */
  count(who: string): void
}

const minute = 60_000

/** Counts in this process alone: of several processes each lets as many through. */
export function createCallLimit(callsPerMinute: number, now: () => Date): CallLimit {
  let startedAt = now().getTime()
  let counts = new Map<string, number>()
  return {
    count(who) {
      const time = now().getTime()
      if (Math.abs(time - startedAt) >= minute) {
        startedAt = time
        counts = new Map()
      }
      const count = (counts.get(who) ?? 0) + 1
      counts.set(who, count)
      if (count <= callsPerMinute) return
      const seconds = Math.ceil((startedAt + minute - time) / 1000)
      throw new ApiFailure('too-many-tries', `That is too often. Wait ${seconds} seconds.`, {
        headers: { 'retry-after': String(seconds) },
      })
    },
  }
}
