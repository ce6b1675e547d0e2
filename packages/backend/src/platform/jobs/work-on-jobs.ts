import type { JobClaims } from './create-job-claims'
import type { DeadWorkerDetector } from './detect-dead-workers'
import type { JobChanges } from './job-changes'
import type { JobDefinition } from './job-definition'
import { endLease, type JobKind, type Lease } from './jobs.repository'
import { runJob, type JobWorker } from './run-job'
import { pollMilliseconds } from './watch-job'

export interface JobSlot {
  worker: JobWorker
  claims: JobClaims
  changes: Pick<JobChanges, 'subscribe' | 'canDetectDeadWorkers'>
  deadWorkers: DeadWorkerDetector
  definitionOf: (kind: JobKind) => JobDefinition
}

/** Claims and runs jobs one after the other until the worker stops. Failures are logged and do not end it. */
export async function workOnJobs({ worker, claims, changes, deadWorkers, definitionOf }: JobSlot): Promise<void> {
  const { stopping, logger } = worker
  const news = changes.subscribe(null)
  /** The lease of a run whose end could not be recorded, because the database was away. */
  let unrecorded: Lease | null = null
  while (!stopping.aborted) {
    try {
      if (unrecorded !== null) await endLease(worker.database, unrecorded)
      unrecorded = null
      const claimed = await claims.next()
      if (claimed) {
        unrecorded = claimed.lease
        await runJob(worker, definitionOf(claimed.job.kind), claimed).finally(() => claims.release(claimed.job.id))
        unrecorded = null
        continue
      }
      // A killed process held its lock until then: its jobs need not wait for their leases to expire.
      if (changes.canDetectDeadWorkers() && (await deadWorkers.endLeasesOfDeadWorkers()) > 0) continue
      await news.wait(pollMilliseconds, stopping)
    } catch (error) {
      logger.error({ err: error }, 'the job worker failed; it goes on')
      await news.wait(pollMilliseconds, stopping)
    }
  }
  news.close()
}
