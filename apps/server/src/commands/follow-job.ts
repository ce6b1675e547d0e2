import { getJob, type Job as JobSchema } from '@lectern/contracts/app'
import type { z } from 'zod'
import { CallFailed, callRoute, type Send } from './call-route'

type Job = z.output<typeof JobSchema>

const POLL_MILLISECONDS = 150

/**
 * Polls a job until it has ended and returns its result, parsed with the schema of the call that started it.
 *
 * @throws CallFailed with the job's own error if it did not succeed
 */
export async function followJob<S extends z.ZodType>(options: {
  send: Send
  jobId: string
  resultSchema: S
  onProgress: (progress: { readonly done: number; readonly total: number }) => void
  wait: (milliseconds: number) => Promise<void>
}): Promise<z.output<S>> {
  for (;;) {
    const job: Job = await callRoute(options.send, getJob, { params: { id: options.jobId } })
    options.onProgress(job.progress)
    switch (job.state) {
      case 'queued':
      case 'running':
        await options.wait(POLL_MILLISECONDS)
        break
      case 'succeeded':
        return options.resultSchema.parse(job.result)
      case 'failed':
      case 'cancelled':
        throw new CallFailed(
          job.kind,
          500,
          job.error?.code ?? job.state,
          job.error?.msg ?? `The server could not finish the job (${job.kind}).`,
        )
    }
  }
}
