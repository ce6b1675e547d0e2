import { cancelJob, getJob, getJobEvents, type Job } from '@lectern/contracts/app'
import { streamSSE } from 'hono/streaming'
import type { z } from 'zod'
import type { Database } from '../../entities/schema/database-handle'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { Caller } from '../../entities/rights/caller'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding'
import type { JobQueue } from '../../platform/jobs/job-queue'
import { findVisibleJob, type JobState } from '../../platform/jobs/jobs.repository'

const keepAliveMilliseconds = 15_000

export function jobHandlers(database: Database, queue: JobQueue): RouteBinding[] {
  async function requireJob(caller: Caller, id: string): Promise<JobState> {
    const job = await findVisibleJob(database, caller, id)
    if (!job) throw new ApiFailure('not-found', `There is no job ${id}, or it is not yours.`)
    return job
  }

  async function present(job: JobState): Promise<z.input<typeof Job>> {
    return {
      id: job.id,
      kind: job.kind,
      state: job.state,
      progress: { done: job.done, total: job.total },
      result: await queue.presentResult(job),
      error: job.error,
      createdAt: job.createdAt.toISOString(),
      updatedAt: job.updatedAt.toISOString(),
    }
  }

  return [
    bindRoute(getJob, async ({ params, caller }) => ({
      status: 200,
      body: await present(await requireJob(caller, params.id)),
    })),
    bindRoute(cancelJob, async ({ params, caller }) => {
      const { id } = params
      await queue.cancel(await requireJob(caller, id))
      return { status: 200, body: await present(await requireJob(caller, id)) }
    }),
    bindRoute(getJobEvents, async ({ params, caller, context, signal }) => {
      const { id } = await requireJob(caller, params.id)
      context.header('x-accel-buffering', 'no')
      return streamSSE(context, async (stream) => {
        const closed = new AbortController()
        stream.onAbort(() => closed.abort())
        const keepAlive = setInterval(() => void stream.write(': still here\n\n'), keepAliveMilliseconds)
        try {
          for await (const job of queue.watch(id, AbortSignal.any([signal, closed.signal]))) {
            await stream.writeSSE({ event: 'job', data: JSON.stringify(await present(job)) })
          }
        } finally {
          clearInterval(keepAlive)
        }
      })
    }),
  ]
}
