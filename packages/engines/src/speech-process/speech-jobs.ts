import type { SpeechFailure } from '@lectern/backend/ports'
import type { SpeechReply } from './speech-replies'

export type SpeechCallOutcome =
  | { kind: 'replied'; reply: SpeechReply; pcm: Int16Array }
  | { kind: 'failed'; code: SpeechFailure; message: string; cause?: string }

export interface SpeechJob {
  id: number
  request: object
  attempts: number
  finish: (outcome: SpeechCallOutcome) => void
}

/** Jobs in the order of their calls: those sent to the process, then those that wait. */
export interface SpeechJobs {
  /** Queues a request. When it is cancelled, it is removed if it waits; else its later outcome is ignored. */
  add(request: object, signal: AbortSignal | undefined): Promise<SpeechCallOutcome>
  /** Marks the next waiting job as sent and returns it; null when none waits or the process has enough. */
  sendNext(): SpeechJob | null
  /** Returns the job that the process is at: it replies in order. */
  current(): SpeechJob | undefined
  /** Removes the job that the process was at and returns it. */
  takeCurrent(): SpeechJob | undefined
  /** Lets all sent jobs wait again. */
  requeue(): void
  /** Removes all jobs and returns them. */
  takeAll(): SpeechJob[]
}

// The process speaks one text and has the next at hand.
const MAX_SENT_TEXTS = 2
const CANCELLED: SpeechCallOutcome = { kind: 'failed', code: 'cancelled', message: 'Speaking was cancelled' }

export function createSpeechJobs(): SpeechJobs {
  const waiting: SpeechJob[] = []
  const sent: SpeechJob[] = []
  let lastId = 0

  return {
    add(request, signal) {
      if (signal?.aborted) return Promise.resolve(CANCELLED)
      lastId += 1
      const id = lastId
      return new Promise((resolve) => {
        const job: SpeechJob = {
          id,
          request: { id, ...request },
          attempts: 0,
          finish: (outcome) => {
            signal?.removeEventListener('abort', abort)
            resolve(outcome)
          },
        }
        // A text being spoken is finished, so that the process need not restart.
        const abort = (): void => {
          const index = waiting.indexOf(job)
          if (index !== -1) waiting.splice(index, 1)
          resolve(CANCELLED)
        }
        signal?.addEventListener('abort', abort, { once: true })
        waiting.push(job)
      })
    },
    sendNext() {
      if (sent.length >= MAX_SENT_TEXTS) return null
      const job = waiting.shift()
      if (!job) return null
      sent.push(job)
      return job
    },
    current: () => sent[0],
    takeCurrent: () => sent.shift(),
    requeue() {
      waiting.unshift(...sent.splice(0))
    },
    takeAll: () => [...sent.splice(0), ...waiting.splice(0)],
  }
}
