import { createParser } from 'eventsource-parser'
import { readFailureBody, type ApiFailure } from '../session/read-api-failure'
import type { SessionKeeper } from '../session/create-session-keeper'
import type { Job } from './endpoints.gen'
import { readJob } from './read-job'

export type JobOutcome =
  | { readonly kind: 'ended'; readonly job: Job }
  | { readonly kind: 'unreachable'; readonly failure: ApiFailure }

export interface FollowJobOptions {
  readonly session: SessionKeeper
  readonly jobId: string
  readonly onChange: (job: Job) => void
  readonly signal?: AbortSignal
  /** Resolves after so many milliseconds; an argument, so that tests do not wait. */
  readonly wait: (milliseconds: number) => Promise<void>
}

/** Reconnections without an update before the job counts as unreachable. */
const MAX_RECONNECTIONS = 8

/**
 * Follows a job to its end over server-sent events, read by `fetch`, because an EventSource cannot send a token.
 * A broken stream is reconnected with growing delays. Each stream starts with the job's current state, so a job can be
 * followed for hours behind a proxy that cuts streams every minute.
 */
export async function followJob({ session, jobId, onChange, signal, wait }: FollowJobOptions): Promise<JobOutcome> {
  let reconnections = 0
  const report = (job: Job): void => {
    reconnections = 0
    onChange(job)
  }
  for (;;) {
    const outcome = await readEvents(session, jobId, report, signal)
    if (outcome.kind === 'ended') return outcome
    const { status } = outcome.failure
    if ((status >= 400 && status < 500) || reconnections === MAX_RECONNECTIONS) return outcome
    reconnections++
    signal?.throwIfAborted()
    await untilAborted(wait(Math.min(8000, 250 * 2 ** reconnections)), signal)
    signal?.throwIfAborted()
  }
}

/** Resolves after the delay, or immediately when aborted. */
function untilAborted(pause: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  if (!signal) return pause
  return new Promise((resolve, reject) => {
    const giveUp = (): void => resolve()
    signal.addEventListener('abort', giveUp, { once: true })
    pause.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp))
  })
}

function hasEnded(job: Job): boolean {
  return job.state === 'succeeded' || job.state === 'failed' || job.state === 'cancelled'
}

const unreadable: ApiFailure = {
  status: 0,
  code: 'unreadable',
  msg: 'An event of GET /api/jobs/{jobId}/events has an unexpected format. The server may have a different version.',
}

async function readEvents(
  session: SessionKeeper,
  jobId: string,
  onChange: (job: Job) => void,
  signal: AbortSignal | undefined,
): Promise<JobOutcome> {
  const broken: JobOutcome = { kind: 'unreachable', failure: { status: 0, code: 'network', msg: '' } }
  try {
    const response = await session.fetch(`${session.baseUrl}/api/jobs/${jobId}/events`, {
      headers: { accept: 'text/event-stream' },
      ...(signal ? { signal } : {}),
    })
    if (!response.ok || !response.body) {
      const body: unknown = await response.json().catch(() => null)
      return { kind: 'unreachable', failure: readFailureBody(response.status, body) }
    }
    const updates: (Job | null)[] = []
    const parser = createParser({
      onEvent(event) {
        if (event.event !== 'job') return
        const job = readJob(event.data)
        updates.push(job)
        if (job) onChange(job)
      },
    })
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      parser.feed(chunk.value)
      const job = updates.at(-1)
      if (job === null) return { kind: 'unreachable', failure: unreadable }
      if (job && hasEnded(job)) {
        await reader.cancel()
        return { kind: 'ended', job }
      }
    }
    return broken
  } catch (error) {
    if (signal?.aborted) throw error
    return broken
  }
}
