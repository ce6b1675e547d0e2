import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Lets each new caller overtake all waiting ones, as real engines may: a test that relies on the order of parallel
 * requests fails here instead of on a slower machine.
 */
export function createOvertaking(): () => Promise<void> {
  let calls = 0
  return async () => {
    calls += 1
    if (calls % 2 === 1) await sleep(3)
  }
}
