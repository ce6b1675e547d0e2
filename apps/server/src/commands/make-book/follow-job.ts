import type { z } from 'zod'
import { waitForJob } from '../wait-for-job'
import type { Pipeline } from './pipeline'

/** Waits for a job of the pipeline, its progress on the terminal; a stopped pipeline stops waiting. */
export function followJob<S extends z.ZodType>(
  pipeline: Pipeline,
  jobId: string,
  resultSchema: S,
): Promise<z.output<S>> {
  return waitForJob({
    send: pipeline.send,
    jobId,
    resultSchema,
    onProgress: (done, total) => pipeline.progress.advance(done, total),
    wait: pipeline.wait,
  })
}
