import type { Fault } from './fault'
import { checkThumbnails } from './check-thumbnails'
import { diskFaults } from './disk-faults'
import { jobFaults } from './job-faults'
import { networkFaults } from './network-faults'
import { type FaultLab, openFaultLab } from './open-fault-lab'
import { processFaults } from './process-faults'
import { providerFaults } from './provider-faults'
import { createRandom, type Random } from './random'
import { checkKeyed, prepareKeyed, sendUntilAnswered } from './send-keyed'
import { watchWrites } from './watch-writes'

const faults: readonly Fault[] = [...networkFaults, ...processFaults, ...jobFaults, ...diskFaults, ...providerFaults]
/** Requests with a key in flight when a fault strikes. */
const IN_FLIGHT = 4

export interface FaultCounts {
  strikes: number
  keyedRequests: number
  writes: number
}

export interface FaultRun {
  readonly minutes: number
  readonly seed: number
  /** Id of the only fault that strikes; every one if null. */
  readonly only: string | null
  readonly nowMs: () => number
  readonly log: (line: string) => void
}

/**
 * Lets random faults strike a real server with a real database while clients write, first with a folder as its store, then
 * with a bucket, and checks after each that no acknowledged write is lost, none is done twice, and the server recovers by
 * itself. Every kind strikes before one strikes again. Throws at the first violation.
 */
export async function runFaults({
  minutes,
  seed,
  only,
  nowMs,
  log,
}: FaultRun): Promise<ReadonlyMap<Fault, FaultCounts>> {
  if (only !== null && !faults.some(({ id }) => id === only)) throw new Error(`there is no fault ${only}`)
  const random = createRandom(seed)
  const counts = new Map<Fault, FaultCounts>()
  for (const store of ['folder', 'bucket'] as const) {
    const endMs = nowMs() + minutes * 30_000
    const possible = faults.filter(
      (fault) => (only === null || fault.id === only) && (fault.store === undefined || fault.store === store),
    )
    if (possible.length === 0) continue
    const lab = await openFaultLab(store)
    try {
      let waiting: Fault[] = []
      for (let round = 0; nowMs() < endMs; round += 1) {
        if (waiting.length === 0) waiting = random.sample(possible, possible.length)
        const fault = waiting.shift()
        if (fault === undefined) throw new Error('there is no fault')
        const name = `${store}-${round}-${fault.id}`
        const startMs = nowMs()
        const { keyedRequests, writes } = await strikeOnce(lab, fault, random, name).catch((error: unknown) => {
          throw new Error(`${fault.id} (${fault.title}), round ${round} with a ${store}`, { cause: error })
        })
        log(`${name}: ${((nowMs() - startMs) / 1000).toFixed(1)} s`)
        const { strikes, ...sums } = counts.get(fault) ?? { strikes: 0, keyedRequests: 0, writes: 0 }
        counts.set(fault, {
          strikes: strikes + 1,
          keyedRequests: sums.keyedRequests + keyedRequests,
          writes: sums.writes + writes,
        })
      }
      await checkThumbnails(lab)
    } finally {
      await lab.close()
    }
  }
  return counts
}

/** Lets a fault strike while clients write, and checks every response that they received. */
async function strikeOnce(
  lab: FaultLab,
  fault: Fault,
  random: Random,
  name: string,
): Promise<{ keyedRequests: number; writes: number }> {
  const withJobs = fault.excludesJobs !== true
  const requests = await prepareKeyed(lab, random, { name: `${name}-keyed`, count: IN_FLIGHT, withJobs })
  const writes = await watchWrites(lab, name)
  await writes.waitForMore(1)
  const sending = Promise.all(requests.map((request) => sendUntilAnswered(lab, request)))
  // Awaited below; a failure of the fault itself comes first.
  sending.catch(() => {})
  await fault.strike({ lab, random, name: `${name}-struck`, waitForWrites: (count) => writes.waitForMore(count) })
  await lab.waitUntilWell()
  const answers = await sending
  await writes.waitForMore(2)
  const written = await writes.check()
  await checkKeyed(lab, requests, answers)
  return { keyedRequests: requests.length, writes: written }
}
