import type {
  Speech,
  SpeechFailure,
  SpeechModel,
  SpeechRequest,
  SpeechResult,
  SpeechVoice,
} from '@lectern/backend/ports'
import { selectRules } from './select-rules'
import type { SpeechAnswer } from './speech-answers'
import { type SpeechChild, type SpeechChildListeners, startSpeechChild } from './speech-child'

export interface SpeechProcessOptions {
  /** Program and arguments of a process that follows the protocol; null when none is installed. */
  command: readonly [program: string, ...parameters: string[]] | null
  /** Seconds for one text, including the start of the process. */
  limitSeconds?: number
  /** Seconds without work after which the process is ended. */
  idleSeconds?: number
  /** Memory limit of the process, where the system reports its memory (Linux). */
  maximumMegabytes?: number
}

export interface SpeechProcess extends Speech {
  /** Ends an idle process, which frees a hundred megabytes; the next text starts another. */
  rest: () => void
  close(): void
}

type Asked =
  | { kind: 'answered'; answer: SpeechAnswer; pcm: Int16Array }
  | { kind: 'failed'; code: SpeechFailure; message: string }

interface Job {
  id: number
  request: object
  attempts: number
  finish: (asked: Asked) => void
}

const LIMIT_SECONDS = 60
const IDLE_SECONDS = 120
// The text before may have broken the process: a text is retried once.
const MAXIMUM_ATTEMPTS = 2
// The process speaks one text and has the next at hand.
const MAXIMUM_SENT = 2
const KNOWN_FAILURES = new Set<SpeechFailure>(['unknown-voice', 'unknown-model', 'empty-text', 'text-too-long'])

const NOT_INSTALLED: Extract<Asked, { kind: 'failed' }> = {
  kind: 'failed',
  code: 'not-installed',
  message: 'No speech engine is installed; add @lectern/speech-espeak or configure a speech provider',
}

function toFailure(code: string): SpeechFailure {
  const known = [...KNOWN_FAILURES].find((failure) => failure === code)
  return known ?? 'engine-failed'
}

/**
 * Creates speech by a child process, which is started with the first text and restarted after it dies. Texts are queued; while
 * one answer is read, the process speaks the next. When the process dies or hangs, the text that it was speaking is retried
 * once; other texts are not affected.
 */
export function createSpeechProcess({
  command,
  limitSeconds = LIMIT_SECONDS,
  idleSeconds = IDLE_SECONDS,
  maximumMegabytes,
}: SpeechProcessOptions): SpeechProcess {
  const queue: Job[] = []
  /** Jobs sent to the process, which answers in order; it is at the first. */
  const sent: Job[] = []
  let child: SpeechChild | null = null
  let limitTimer: NodeJS.Timeout | undefined
  let idleTimer: NodeJS.Timeout | undefined
  let lastId = 0
  let description: Promise<{ voices: SpeechVoice[]; models: SpeechModel[] }> | null = null

  /** Finishes the job that the process was at. */
  function settle(asked: Asked): void {
    clearTimeout(limitTimer)
    const job = sent.shift()
    startLimit()
    job?.finish(asked)
    work()
  }

  /** Requeues the jobs of a process that ended; the one that it was at only if it has an attempt left. */
  function requeue(failure: Asked, canRetry: boolean): void {
    clearTimeout(limitTimer)
    const [current] = sent
    const hasAttemptLeft = current !== undefined && current.attempts < MAXIMUM_ATTEMPTS
    const failedJob = canRetry && hasAttemptLeft ? undefined : sent.shift()
    queue.unshift(...sent.splice(0))
    failedJob?.finish(failure)
    work()
  }

  function startChild(): SpeechChild | null {
    if (!command) return null
    const onAnswer: SpeechChildListeners['onAnswer'] = (answer, pcm) => {
      if (child !== started || answer.type === 'ready') return
      if (answer.id !== sent[0]?.id) return
      if (answer.type === 'failed') settle({ kind: 'failed', code: toFailure(answer.code), message: answer.message })
      else settle({ kind: 'answered', answer, pcm })
    }
    const onEnd: SpeechChildListeners['onEnd'] = ({ kind, message }) => {
      if (child !== started) return
      child = null
      const isInstalled = kind !== 'not-installed'
      requeue({ kind: 'failed', code: isInstalled ? 'engine-failed' : kind, message }, isInstalled)
    }
    const started = startSpeechChild(command, { onAnswer, onEnd }, maximumMegabytes)
    return started
  }

  function stopChild(): void {
    const stopped = child
    child = null
    stopped?.kill()
  }

  /** Starts the time limit of the first job. */
  function startLimit(): void {
    const [job] = sent
    if (!job) return
    job.attempts += 1
    limitTimer = setTimeout(() => {
      stopChild()
      const message = `Speaking took longer than ${limitSeconds} s; send a shorter text`
      requeue({ kind: 'failed', code: 'timeout', message }, true)
    }, limitSeconds * 1000)
  }

  function work(): void {
    clearTimeout(idleTimer)
    while (sent.length < MAXIMUM_SENT) {
      const job = queue.shift()
      if (!job) break
      child ??= startChild()
      if (!child) {
        job.finish(NOT_INSTALLED)
        continue
      }
      sent.push(job)
      if (sent.length === 1) startLimit()
      child.send(job.request)
    }
    if (sent.length > 0) return
    idleTimer = setTimeout(stopChild, idleSeconds * 1000)
    idleTimer.unref()
  }

  function ask(request: object, signal?: AbortSignal): Promise<Asked> {
    const cancelled: Asked = { kind: 'failed', code: 'cancelled', message: 'Speaking was cancelled' }
    if (signal?.aborted) return Promise.resolve(cancelled)
    lastId += 1
    const id = lastId
    return new Promise((resolve) => {
      const job: Job = {
        id,
        request: { id, ...request },
        attempts: 0,
        finish: (asked) => {
          signal?.removeEventListener('abort', abort)
          resolve(asked)
        },
      }
      // A text being spoken is finished, so that the process need not restart.
      const abort = (): void => {
        const waiting = queue.indexOf(job)
        if (waiting !== -1) queue.splice(waiting, 1)
        resolve(cancelled)
      }
      signal?.addEventListener('abort', abort, { once: true })
      queue.push(job)
      work()
    })
  }

  async function describe(): Promise<{ voices: SpeechVoice[]; models: SpeechModel[] }> {
    const asked = await ask({ type: 'describe' })
    if (asked.kind === 'answered' && asked.answer.type === 'described') {
      const { voices, models } = asked.answer
      return { voices, models }
    }
    description = null
    return { voices: [], models: [] }
  }

  return {
    voices: async () => (await (description ??= describe())).voices,
    models: async () => (await (description ??= describe())).models,
    dictionaries: () => Promise.resolve({ kind: 'listed', dictionaries: [] }),
    subscription: () => Promise.resolve(null),
    async speak(request: SpeechRequest): Promise<SpeechResult> {
      const { text, voiceId, modelId, voiceSettings, language, dictionaries = [], signal } = request
      const rules = selectRules(text, dictionaries)
      const asked = await ask(
        { type: 'speak', text, voiceId, modelId, voiceSettings, language, ...(rules.length === 0 ? {} : { rules }) },
        signal,
      )
      if (asked.kind === 'failed') return asked
      const { answer, pcm } = asked
      if (answer.type !== 'spoken') {
        return {
          kind: 'failed',
          code: 'engine-failed',
          message: `The speech process answered a text with "${answer.type}"`,
        }
      }
      const { sampleRate, words, skippedRules } = answer
      return { kind: 'spoken', pcm, sampleRate, words, ...(skippedRules.length === 0 ? {} : { skippedRules }) }
    },
    rest() {
      if (sent.length > 0 || queue.length > 0) return
      clearTimeout(idleTimer)
      stopChild()
    },
    close() {
      clearTimeout(idleTimer)
      clearTimeout(limitTimer)
      for (const job of [...sent.splice(0), ...queue.splice(0)]) {
        job.finish({ kind: 'failed', code: 'engine-failed', message: 'The engines were shut down' })
      }
      stopChild()
    },
  }
}
