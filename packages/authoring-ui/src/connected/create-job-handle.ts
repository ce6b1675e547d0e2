/** The job of the server that is under way, so that it can be cancelled. */
export interface JobHandle {
  /** Begins the request for a job. Returns a signal that aborts it. */
  readonly begin: () => AbortSignal
  /** Records the job that the server has accepted, and cancels it if that was asked for meanwhile. */
  readonly accept: (jobId: string) => Promise<void>
  /** Aborts the request and cancels its job. */
  readonly cancel: () => Promise<void>
}

/** @param cancelJob resolves for a job that has ended, too */
export function createJobHandle(cancelJob: (jobId: string) => Promise<unknown>): JobHandle {
  let request = new AbortController()
  let acceptedId: string | null = null
  return {
    begin() {
      request = new AbortController()
      acceptedId = null
      return request.signal
    },
    async accept(jobId) {
      acceptedId = jobId
      if (request.signal.aborted) await cancelJob(jobId)
    },
    async cancel() {
      request.abort()
      if (acceptedId !== null) await cancelJob(acceptedId)
    },
  }
}
