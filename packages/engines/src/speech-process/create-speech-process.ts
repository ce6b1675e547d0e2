import type { Speech, SpeechModel, SpeechRequest, SpeechResult, SpeechVoice } from '@lectern/backend/ports'
import { createSpeechCalls, type SpeechCalls } from './create-speech-calls'
import { selectRules } from './select-rules'
import type { SpeechCallOutcome } from './speech-jobs'

export interface SpeechProcessOptions {
  /** Program and arguments of a process that follows the protocol; null when none is installed. */
  command: readonly [program: string, ...parameters: string[]] | null
  /** Seconds for one text, including the start of the process. */
  timeoutSeconds?: number
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

const TIMEOUT_SECONDS = 60
const IDLE_SECONDS = 120

const NOT_INSTALLED: SpeechCallOutcome = {
  kind: 'failed',
  code: 'not-installed',
  message: 'No speech engine is installed; add @lectern/speech-espeak or configure a speech provider',
}
const withoutProcess: SpeechCalls = { call: () => Promise.resolve(NOT_INSTALLED), rest() {}, close() {} }

/** Creates speech by a child process that follows the protocol. */
export function createSpeechProcess({
  command,
  timeoutSeconds = TIMEOUT_SECONDS,
  idleSeconds = IDLE_SECONDS,
  maximumMegabytes,
}: SpeechProcessOptions): SpeechProcess {
  const calls = command ? createSpeechCalls({ command, timeoutSeconds, idleSeconds, maximumMegabytes }) : withoutProcess
  let description: Promise<{ voices: SpeechVoice[]; models: SpeechModel[] }> | null = null

  async function describe(): Promise<{ voices: SpeechVoice[]; models: SpeechModel[] }> {
    const described = await calls.call({ type: 'describe' })
    if (described.kind === 'replied' && described.reply.type === 'described') {
      const { voices, models } = described.reply
      return { voices, models }
    }
    description = null
    return { voices: [], models: [] }
  }

  return {
    isPaid: false,
    voices: async () => (await (description ??= describe())).voices,
    models: async () => (await (description ??= describe())).models,
    dictionaries: () => Promise.resolve({ kind: 'listed', dictionaries: [] }),
    subscription: () => Promise.resolve(null),
    async speak(request: SpeechRequest): Promise<SpeechResult> {
      const { text, voiceId, modelId, voiceSettings, language, dictionaries = [], signal } = request
      const rules = selectRules(text, dictionaries)
      const outcome = await calls.call(
        { type: 'speak', text, voiceId, modelId, voiceSettings, language, ...(rules.length === 0 ? {} : { rules }) },
        signal,
      )
      return toResult(outcome)
    },
    rest: () => calls.rest(),
    close: () => calls.close(),
  }
}

function toResult(outcome: SpeechCallOutcome): SpeechResult {
  if (outcome.kind === 'failed') return outcome
  const { reply, pcm } = outcome
  if (reply.type !== 'spoken') {
    const message = 'The voice could not speak this text. Try again, or choose another voice.'
    return {
      kind: 'failed',
      code: 'engine-failed',
      message,
      cause: `The speech process replied to a text with "${reply.type}"`,
    }
  }
  const { sampleRate, words, skippedRules } = reply
  return { kind: 'spoken', pcm, sampleRate, words, ...(skippedRules.length === 0 ? {} : { skippedRules }) }
}
