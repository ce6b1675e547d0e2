import type { Database } from '../../entities/schema/database-handle'
import { claimJob } from './claim-job'
import type { JobKind } from './jobs.repository'
import type { ClaimedJob } from './run-job'

/** A process runs one of these at a time: they take long, and imports and narrations need a free slot. */
const longKinds: readonly JobKind[] = ['align', 'convert']

/** Jobs that this process has claimed. */
export interface JobClaims {
  /** Claims the next job; null if none is due. Claims one at a time: each decides on the kinds that the next may take. */
  next(): Promise<ClaimedJob | null>
  /** Forgets a job whose run has ended. */
  release(jobId: string): void
  /** Aborts the run of a deleted job, or the claim that may be about to take it. */
  drop(jobId: string): void
}

/** @param owner id of this worker */
export function createJobClaims(database: Database, owner: number): JobClaims {
  /** Each with the controller that aborts its run when the lease is lost. */
  const running = new Map<string, Pick<ClaimedJob, 'job' | 'lost'>>()
  let lastClaim: Promise<unknown> = Promise.resolve()
  let isClaiming = false
  /** Jobs that were deleted while this process was claiming one, which may be among them. */
  const droppedMeanwhile = new Set<string>()

  async function claimOne(): Promise<ClaimedJob | null> {
    const isLongOneRunning = Array.from(running.values()).some(({ job }) => longKinds.includes(job.kind))
    isClaiming = true
    try {
      const excludedKinds = isLongOneRunning ? longKinds : []
      const claimed = await claimJob(database, { owner, running: [...running.keys()], excludedKinds })
      if (!claimed) return null
      const lost = new AbortController()
      running.set(claimed.job.id, { job: claimed.job, lost })
      if (droppedMeanwhile.has(claimed.job.id)) lost.abort()
      return { ...claimed, lost }
    } finally {
      isClaiming = false
      droppedMeanwhile.clear()
    }
  }

  return {
    next() {
      const claim = lastClaim.then(claimOne)
      lastClaim = Promise.allSettled([claim])
      return claim
    },
    release(jobId) {
      running.delete(jobId)
    },
    drop(jobId) {
      running.get(jobId)?.lost.abort()
      if (isClaiming) droppedMeanwhile.add(jobId)
    },
  }
}
