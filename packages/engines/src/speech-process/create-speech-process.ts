import type {
  Speech,
  SpeechFailure,
  SpeechModel,
  SpeechRequest,
  SpeechResult,
  SpeechVoice,
} from '@lectern/backend/ports'
import { rulesForText } from './rules-for-text'
import type { SpeechAnswer } from './speech-answers'
import { type SpeechChild, type SpeechChildListeners, startSpeechChild } from './speech-child'

export interface SpeechProcessOptions {
  /** Program and parameters of a process that speaks the protocol; null when none is installed. */
  command: readonly [program: string, ...parameters: string[]] | null
  /** Seconds that one text may take, start of the process included. */
  limitSeconds?: number
  /** The process is ended after this time without work. */
  idleSeconds?: number
  /** What the process may take, where the system tells (Linux). */
  mostMegabytes?: number
}

export interface SpeechProcess extends Speech {
  /** Ends the process if it has nothing to do, and gives back its hundred megabytes; the next text starts another. */
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
// A text may have been the victim of the one before it: it gets a second process, not a third.
const MOST_ATTEMPTS = 2
// It is at one, and has the next at hand when that is done.
const MOST_SENT = 2
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
 * Speech by a child process, started with the first text and again after it dies. Texts wait for one another; while one is
 * read, the process is at the next. The death or hang of the process costs the text that was being spoken a second
 * attempt, then a failure, and no other text anything.
 */
export function createSpeechProcess({
  command,
  limitSeconds = LIMIT_SECONDS,
  idleSeconds = IDLE_SECONDS,
  mostMegabytes,
}: SpeechProcessOptions): SpeechProcess {
  const queue: Job[] = []
  /** With the process, which answers in order: it is at the first of them. */
  const sent: Job[] = []
  let child: SpeechChild | null = null
  let limitTimer: NodeJS.Timeout | undefined
  let idleTimer: NodeJS.Timeout | undefined
  let lastId = 0
  let description: Promise<{ voices: SpeechVoice[]; models: SpeechModel[] }> | null = null

  /** Ends the text that the process was at. */
  function settle(asked: Asked): void {
    clearTimeout(limitTimer)
    const job = sent.shift()
    watchFirst()
    job?.finish(asked)
    work()
  }

  /** The process is gone: what it had is sent to the next one, the text that it was at only if it has an attempt left. */
  function takeBack(failure: Asked, mayTryAgain: boolean): void {
    clearTimeout(limitTimer)
    const victim = mayTryAgain && (sent[0]?.attempts ?? 0) < MOST_ATTEMPTS ? null : sent.shift()
    queue.unshift(...sent.splice(0))
    victim?.finish(failure)
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
      takeBack({ kind: 'failed', code: isInstalled ? 'engine-failed' : kind, message }, isInstalled)
    }
    const started = startSpeechChild(command, { onAnswer, onEnd }, mostMegabytes)
    return started
  }

  function stopChild(): void {
    const stopped = child
    child = null
    stopped?.kill()
  }

  /** The process begins with the first text that it has: from now on its time runs. */
  function watchFirst(): void {
    const [job] = sent
    if (!job) return
    job.attempts += 1
    limitTimer = setTimeout(() => {
      stopChild()
      const message = `Speaking took longer than ${limitSeconds} s; send a shorter text`
      takeBack({ kind: 'failed', code: 'timeout', message }, true)
    }, limitSeconds * 1000)
  }

  function work(): void {
    clearTimeout(idleTimer)
    while (sent.length < MOST_SENT) {
      const job = queue.shift()
      if (!job) break
      child ??= startChild()
      if (!child) {
        job.finish(NOT_INSTALLED)
        continue
      }
      sent.push(job)
      if (sent.length === 1) watchFirst()
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
      // One being spoken is over in a moment: it is let finish, so that the process need not start anew.
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
      const rules = rulesForText(text, dictionaries)
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
