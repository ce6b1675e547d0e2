import type { Database } from '../../entities/schema/database-handle'
import type { JobChanges } from './job-changes'
import * as repository from './jobs.repository'

/** Interval at which jobs are checked without a notification. */
export const pollMilliseconds = 2000

/** Yields the job now and at each change until it ends, is deleted, or the signal is aborted. */
export async function* watchJob(
  { database, changes }: { database: Database; changes: Pick<JobChanges, 'subscribe'> },
  id: string,
  signal: AbortSignal,
): AsyncGenerator<repository.JobState> {
  const subscription = changes.subscribe(id)
  let lastShown = ''
  try {
    while (!signal.aborted) {
      const job = await repository.findJob(database, id)
      if (!job) return
      const state = `${job.state} ${job.done} ${job.total} ${job.attempts}`
      if (state !== lastShown) {
        lastShown = state
        yield job
      }
      if (hasEnded(job)) return
      await subscription.wait(pollMilliseconds, signal)
    }
  } finally {
    subscription.close()
  }
}

export function hasEnded(job: repository.JobState): boolean {
  return job.state === 'succeeded' || job.state === 'failed' || job.state === 'cancelled'
}
