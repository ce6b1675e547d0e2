import { followJob, type Job } from '@lectern/api-client/app'
import type { SessionKeeper } from '@lectern/api-client/session'

export type JobResult =
  | { readonly kind: 'succeeded'; readonly result: unknown }
  | { readonly kind: 'failed'; readonly message: string }

/** Follows a job to its end. `message` is the server's own, empty when it had none. */
export async function runJob(
  session: SessionKeeper,
  jobId: string,
  onProgress: (progress: Job['progress']) => void,
): Promise<JobResult> {
  const outcome = await followJob({
    session,
    jobId,
    onChange: (job) => onProgress(job.progress),
    wait: (milliseconds) => new Promise((resolve) => window.setTimeout(resolve, milliseconds)),
  })
  if (outcome.kind === 'unreachable') return { kind: 'failed', message: outcome.failure.msg }
  const { job } = outcome
  if (job.state === 'succeeded') return { kind: 'succeeded', result: job.result }
  return { kind: 'failed', message: job.error?.msg ?? '' }
}
