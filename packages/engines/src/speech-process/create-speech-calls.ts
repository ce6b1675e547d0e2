import type { SpeechFailure } from '@lectern/backend/ports'
import { type SpeechChild, type SpeechChildListeners, startSpeechChild } from './speech-child'
import { createSpeechJobs, type SpeechCallOutcome } from './speech-jobs'

export interface SpeechCallsOptions {
  command: readonly [program: string, ...parameters: string[]]
  /** Seconds for one call, including the start of the process. */
  timeoutSeconds: number
  /** Seconds without work after which the process is ended. */
  idleSeconds: number
  maximumMegabytes: number | undefined
}

export interface SpeechCalls {
  call(request: object, signal?: AbortSignal): Promise<SpeechCallOutcome>
  /** Ends the process if it is idle. */
  rest(): void
  /** Ends the process; its calls fail. */
  close(): void
}

// The call before may have broken the process: a call is retried once.
const MAX_ATTEMPTS = 2
const KNOWN_FAILURES = new Set<SpeechFailure>(['unknown-voice', 'unknown-model', 'empty-text', 'text-too-long'])

function toFailure(code: string): SpeechFailure {
  const known = [...KNOWN_FAILURES].find((failure) => failure === code)
  return known ?? 'engine-failed'
}

/**
 * Creates calls of a child process, which is started with the first call and restarted after it dies. Calls are queued; while
 * one reply is read, the process works at the next. When the process dies or hangs, the call that it was at is retried once;
 * other calls are not affected.
 */
export function createSpeechCalls(o: SpeechCallsOptions): SpeechCalls {
  const jobs = createSpeechJobs()
  let child: SpeechChild | null = null
  let limitTimer: NodeJS.Timeout | undefined
  let idleTimer: NodeJS.Timeout | undefined

  /** Finishes the job that the process was at. */
  function settle(outcome: SpeechCallOutcome): void {
    clearTimeout(limitTimer)
    const job = jobs.takeCurrent()
    startLimit()
    job?.finish(outcome)
    work()
  }

  /** Requeues the jobs of a process that ended; the one that it was at only if it has an attempt left. */
  function requeue(failure: SpeechCallOutcome, canRetry: boolean): void {
    clearTimeout(limitTimer)
    const current = jobs.current()
    const hasAttemptLeft = current !== undefined && current.attempts < MAX_ATTEMPTS
    const failedJob = canRetry && hasAttemptLeft ? undefined : jobs.takeCurrent()
    jobs.requeue()
    failedJob?.finish(failure)
    work()
  }

  function startChild(): SpeechChild {
    const onReply: SpeechChildListeners['onReply'] = (reply, pcm) => {
      if (child !== started || reply.type === 'ready') return
      if (reply.id !== jobs.current()?.id) return
      if (reply.type === 'failed') settle(describeFailure(toFailure(reply.code), reply.message))
      else settle({ kind: 'replied', reply, pcm })
    }
    const onEnd: SpeechChildListeners['onEnd'] = ({ kind, message }) => {
      if (child !== started) return
      child = null
      const isInstalled = kind !== 'not-installed'
      requeue(describeFailure(isInstalled ? 'engine-failed' : kind, message), isInstalled)
    }
    const started = startSpeechChild(o.command, { onReply, onEnd }, o.maximumMegabytes)
    return started
  }

  function stopChild(): void {
    const stopped = child
    child = null
    stopped?.kill()
  }

  /** Starts the time limit of the first job. */
  function startLimit(): void {
    const job = jobs.current()
    if (!job) return
    job.attempts += 1
    limitTimer = setTimeout(() => {
      stopChild()
      const message = `Speaking took longer than ${o.timeoutSeconds} s; send a shorter text`
      requeue({ kind: 'failed', code: 'timeout', message }, true)
    }, o.timeoutSeconds * 1000)
  }

  function work(): void {
    clearTimeout(idleTimer)
    for (let job = jobs.sendNext(); job; job = jobs.sendNext()) {
      child ??= startChild()
      if (jobs.current() === job) startLimit()
      child.send(job.request)
    }
    if (jobs.current()) return
    idleTimer = setTimeout(stopChild, o.idleSeconds * 1000)
    idleTimer.unref()
  }

  return {
    call(request, signal) {
      const outcome = jobs.add(request, signal)
      work()
      return outcome
    },
    rest() {
      // A job waits only while another is sent.
      if (jobs.current()) return
      clearTimeout(idleTimer)
      stopChild()
    },
    close() {
      clearTimeout(idleTimer)
      clearTimeout(limitTimer)
      for (const job of jobs.takeAll()) {
        job.finish({ kind: 'failed', code: 'engine-failed', message: 'The engines were shut down' })
      }
      stopChild()
    },
  }
}

const BROKEN: Readonly<Partial<Record<SpeechFailure, string>>> = {
  'engine-failed': 'The voice stopped at this text. Try again, or choose another voice.',
  'not-installed': 'The speech engine is not where it should be. Install @lectern/speech-espeak again.',
}

/** Refusals of the process are for people; when it breaks, its words are for the log. */
function describeFailure(code: SpeechFailure, text: string): SpeechCallOutcome {
  const message = BROKEN[code]
  return message === undefined
    ? { kind: 'failed', code, message: text }
    : { kind: 'failed', code, message, cause: text }
}
