import type { JobQueue } from './job-queue'

export type JobAnswer<Result> =
  | { status: 200; body: Result }
  | { status: 202; body: { jobId: string; eventsUrl: string }; headers: Readonly<Record<string, string>> }

/**
 * Answers a call whose work is a job: at once with the job when the caller prefers that, else with its result.
 * `read` gives the result its type again.
 */
export async function answerWithJob<Result>(
  queue: JobQueue,
  job: { id: string },
  call: { prefer: string | undefined; signal: AbortSignal; waitsFor: (jobId: string) => Promise<void> },
  read: (result: unknown) => Result,
): Promise<JobAnswer<Result>> {
  if (/(^|,)\s*respond-async\s*(,|;|$)/i.test(call.prefer ?? '')) {
    const eventsUrl = `/api/jobs/${job.id}/events`
    return {
      status: 202,
      body: { jobId: job.id, eventsUrl },
      headers: { location: `/api/jobs/${job.id}`, 'preference-applied': 'respond-async' },
    }
  }
  await call.waitsFor(job.id)
  return { status: 200, body: read(await queue.finish(job.id, call.signal)) }
}
