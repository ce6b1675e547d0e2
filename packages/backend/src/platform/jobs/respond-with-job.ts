import type { JobQueue } from './job-queue'

export type JobResponse<Result> =
  | { status: 200; body: Result }
  | { status: 202; body: { jobId: string; eventsUrl: string }; headers: Readonly<Record<string, string>> }

/**
 * Responds with 202 and the job if the client prefers that, otherwise with the result once the job has ended.
 * @param read parses the stored result
 */
export async function respondWithJob<Result>(
  queue: JobQueue,
  job: { id: string },
  call: { prefer: string | undefined; signal: AbortSignal; beforeWaiting: (jobId: string) => Promise<void> },
  read: (result: unknown) => Result,
): Promise<JobResponse<Result>> {
  const { prefer = '' } = call
  if (/(^|,)\s*respond-async\s*(,|;|$)/i.test(prefer)) {
    const eventsUrl = `/api/jobs/${job.id}/events`
    return {
      status: 202,
      body: { jobId: job.id, eventsUrl },
      headers: { location: `/api/jobs/${job.id}`, 'preference-applied': 'respond-async' },
    }
  }
  await call.beforeWaiting(job.id)
  return { status: 200, body: read(await queue.finish(job.id, call.signal)) }
}
