import type { SpeechRequest, SpeechResult } from '@lectern/backend/ports'
import type { z } from 'zod'
import { hearWords } from '../word-times/hear-words'
import { timeTokens } from '../word-times/time-tokens'
import { type ProviderModel, TimedSpeech } from './answers'
import { ask } from './ask'
import type { CallProvider } from './create-caller'
import type { Dictionaries } from './create-dictionaries'
import { failSpeech } from './fail-speech'
import { readAudioTags } from './model-traits'
import { readCharacters } from './read-characters'
import { readPcm } from './read-pcm'
import { writeSpeechBody } from './write-speech-body'

/** Says one text in one request. */
export type SpeakText = (request: SpeechRequest, model: ProviderModel) => Promise<SpeechResult>

/** Samples a second; every plan has the first, and an account that has not takes the next. */
const SAMPLE_RATES = [24_000, 22_050, 16_000] as const
const LIMIT = { seconds: 60, charactersPerSecond: 50 }
/** The last character may be said to begin a little after the sound has ended. */
const MISSING_SECONDS = 0.5

export function createSpeaker(call: CallProvider, dictionaries: Dictionaries): SpeakText {
  let allowedRate = 0

  async function speak(request: SpeechRequest, model: ProviderModel, isSecondTry: boolean): Promise<SpeechResult> {
    const { dictionaries: wanted = [], text, voiceId, signal } = request
    const located = await dictionaries.locate(wanted)
    if (located.kind === 'failed') return failSpeech(located)
    const rate = allowedRate
    const sampleRate = SAMPLE_RATES[rate] ?? SAMPLE_RATES[0]
    const answered = await ask(
      call,
      {
        method: 'POST',
        path: `/v1/text-to-speech/${encodeURIComponent(voiceId)}/with-timestamps?output_format=pcm_${sampleRate}`,
        body: { kind: 'json', json: writeSpeechBody(request, model, located.locators) },
        limitSeconds: LIMIT.seconds + text.length / LIMIT.charactersPerSecond,
        signal,
      },
      TimedSpeech,
    )
    if (answered.kind === 'answered') return readSpeech(request, model, answered.answer, sampleRate)
    const isAbout = (word: string): boolean => answered.reasons.some((reason) => reason.includes(word))
    if (isAbout('output_format') && rate < SAMPLE_RATES.length - 1) {
      allowedRate = Math.max(allowedRate, rate + 1)
      return speak(request, model, isSecondTry)
    }
    if (isAbout('dictionary') && !isSecondTry && wanted.some(({ origin }) => origin === 'own')) {
      dictionaries.forget(wanted)
      return speak(request, model, true)
    }
    return failSpeech(answered)
  }

  return (request, model) => speak(request, model, false)
}

function readSpeech(
  { text, language }: SpeechRequest,
  model: ProviderModel,
  { audio_base64: sound, alignment }: z.output<typeof TimedSpeech>,
  sampleRate: number,
): SpeechResult {
  const pcm = readPcm(sound)
  const characters = readCharacters(alignment)
  const durationSeconds = (pcm?.length ?? 0) / sampleRate
  const lastStart = characters.reduce((latest, { startTime }) => Math.max(latest, startTime), 0)
  if (!pcm || lastStart > durationSeconds + MISSING_SECONDS) {
    return failSpeech('engine-failed', 'The sound that it sent is cut short.')
  }
  const tags = readAudioTags(model)
  const words = timeTokens(text, hearWords(characters, language, tags), { language, durationSeconds, tags })
  return { kind: 'spoken', pcm, sampleRate, words }
}
