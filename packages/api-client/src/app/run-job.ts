import type { SessionKeeper } from '../session/create-session-keeper'
import type { ApiError, Job } from './endpoints.gen'
import { followJob } from './follow-job'

export type JobResult =
  | { readonly kind: 'succeeded'; readonly result: unknown }
  /** `message` is the server's own, empty without one; `lostSpeech`: sentences that may have been paid for. */
  | { readonly kind: 'failed'; readonly message: string; readonly lostSpeech?: ApiError['lostSpeech'] }

/**
 * Follows a started job to its end and returns only what an editor shows: the result, or one message for every failure, a lost
 * connection included. `followJob` distinguishes these, can be aborted, and takes its clock as an argument.
 */
export async function runJob(
  session: SessionKeeper,
  jobId: string,
  onProgress: (progress: Job['progress']) => void,
): Promise<JobResult> {
  const outcome = await followJob({
    session,
    jobId,
    onChange: (job) => onProgress(job.progress),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  })
  if (outcome.kind === 'unreachable') return { kind: 'failed', message: outcome.failure.msg }
  const { job } = outcome
  if (job.state === 'succeeded') return { kind: 'succeeded', result: job.result }
  const { msg = '', lostSpeech } = job.error ?? {}
  return { kind: 'failed', message: msg, ...(lostSpeech === undefined ? {} : { lostSpeech }) }
}
