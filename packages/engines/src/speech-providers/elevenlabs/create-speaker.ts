import type { SpeechRequest, SpeechResult } from '@lectern/backend/ports'
import type { MatchPool } from './matching-calls'
import { countBytes } from '../../http-calls/read-shared-body'
import type { ProviderModel } from './response-schemas'
import type { CallProvider } from './create-caller'
import type { Dictionaries } from './create-dictionaries'
import { failSpeech } from './fail-speech'
import { readAudioTags } from './model-traits'
import { readTimedSpeech, type SpeechResponse } from './read-timed-speech'
import { writeSpeechBody } from './write-speech-body'

/** Speaks one text in one request. */
export type SpeakText = (request: SpeechRequest, model: ProviderModel) => Promise<SpeechResult>

/** Sample rates in order of preference; an account without the first falls back to the next. */
const SAMPLE_RATES = [24_000, 22_050, 16_000] as const
const TIMEOUT = { seconds: 60, charactersPerSecond: 50 }
/** Half a minute of sound; a worker parses longer responses, so that the event loop stays free. */
const SHORT_RESPONSE_BYTES = 2_000_000
const READING_SECONDS = 60

export function createSpeaker(call: CallProvider, dictionaries: Dictionaries, matching: MatchPool): SpeakText {
  let allowedRate = 0

  async function read(response: SpeechResponse, signal: AbortSignal | undefined): Promise<SpeechResult> {
    const outcome =
      countBytes(response.body) <= SHORT_RESPONSE_BYTES
        ? ({ kind: 'replied', reply: readTimedSpeech(response) } as const)
        : await matching.call({ kind: 'timed-speech', ...response }, { timeoutSeconds: READING_SECONDS, signal })
    switch (outcome.kind) {
      case 'replied': {
        const { reply } = outcome
        if (reply.kind === 'placed') throw new Error('A worker replied to a spoken text with places in a recording')
        return reply.kind === 'spoken' ? reply : failSpeech('answer-unusable', reply.detail)
      }
      case 'cancelled':
        return failSpeech('cancelled')
      case 'timeout':
      case 'crashed':
        return failSpeech('answer-unusable', 'Its response is too long to be read. Speak the text in parts.')
    }
  }

  async function speak(request: SpeechRequest, model: ProviderModel, isRetry: boolean): Promise<SpeechResult> {
    const { dictionaries: wanted = [], text, voiceId, signal } = request
    const located = await dictionaries.locate(wanted)
    if (located.kind === 'failed') {
      // Copying a dictionary costs nothing.
      const { mayBePaid: _nothingPaid, ...failure } = located
      return failSpeech(failure)
    }
    const rate = allowedRate
    const sampleRate = SAMPLE_RATES[rate] ?? SAMPLE_RATES[0]
    const result = await call({
      method: 'POST',
      path: `/v1/text-to-speech/${encodeURIComponent(voiceId)}/with-timestamps?output_format=pcm_${sampleRate}`,
      body: { kind: 'json', json: writeSpeechBody(request, model, located.locators) },
      timeoutSeconds: TIMEOUT.seconds + text.length / TIMEOUT.charactersPerSecond,
      signal,
    })
    if (result.kind === 'received') {
      const { language } = request
      return read({ body: result.bytes, text, language, tags: readAudioTags(model), sampleRate }, signal)
    }
    const isAbout = (word: string): boolean => result.codes.some((code) => code.includes(word))
    if (isAbout('output_format') && rate < SAMPLE_RATES.length - 1) {
      allowedRate = Math.max(allowedRate, rate + 1)
      return speak(request, model, isRetry)
    }
    if (isAbout('dictionary') && !isRetry && wanted.some(({ origin }) => origin === 'own')) {
      dictionaries.forget(wanted)
      return speak(request, model, true)
    }
    return failSpeech(result)
  }

  return (request, model) => speak(request, model, false)
}
