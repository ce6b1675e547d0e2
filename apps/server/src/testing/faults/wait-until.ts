import { setTimeout as delay } from 'node:timers/promises'

/** A busy machine takes long; only a fault that stays exceeds this. */
const LIMIT_MS = 120_000
const INTERVAL_MS = 50

/**
 * Waits until a condition holds: it returns null. Throws with the last reason why it does not, after two minutes.
 *
 * @param condition returns the reason why it does not hold yet
 */
export async function waitUntil(what: string, condition: () => Promise<string | null>): Promise<void> {
  const endMs = performance.now() + LIMIT_MS
  for (;;) {
    const reason = await condition()
    if (reason === null) return
    if (performance.now() > endMs) throw new Error(`${what}: ${reason}`)
    await delay(INTERVAL_MS)
  }
}
