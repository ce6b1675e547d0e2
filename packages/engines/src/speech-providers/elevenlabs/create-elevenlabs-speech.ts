import type { Speech, SpeechFailure, SpeechRequest, SpeechResult } from '@lectern/backend/ports'
import type { ProviderAccess } from '../../engine-choices'
import type { Outside } from '../outside'
import { blankTags } from '../word-times/blank-tags'
import { hearWords } from '../word-times/hear-words'
import { timeTokens } from '../word-times/time-tokens'
import { type ProviderModel, Subscription, TimedSpeech } from './answers'
import { ask } from './ask'
import { createCaller } from './create-caller'
import { createDictionaries } from './create-dictionaries'
import { createVoiceList } from './create-voice-list'
import { explainFailure } from './explain-failure'
import { fetchPreview } from './fetch-preview'
import { readCharacters } from './read-characters'
import { readPcm } from './read-pcm'
import { toSpeechModel } from './to-speech-model'
import { toSpeechVoice } from './to-speech-voice'
import { writeSpeechBody } from './write-speech-body'

/** Samples a second; every plan has the first, and an account that has not takes the next. */
const SAMPLE_RATES = [24_000, 22_050, 16_000] as const
const QUESTION_LIMIT_SECONDS = 20
const SPEAKING_LIMIT = { seconds: 60, charactersPerSecond: 50 }
/** The last character may be said to end a little after the sound. */
const MISSING_SECONDS = 0.5

/** Speech by ElevenLabs. */
export function createElevenLabsSpeech(access: ProviderAccess, outside: Outside): Speech {
  const call = createCaller(access, outside)
  const list = createVoiceList(call, outside)
  const dictionaries = createDictionaries(call)
  let allowedRate = 0

  async function speak(request: SpeechRequest): Promise<SpeechResult> {
    if (!/[\p{L}\p{N}]/u.test(blankTags(request.text))) return fail('empty-text')
    const models = await list.models()
    if (models.kind === 'failed') return models
    const model = models.entries.find(({ model_id: id }) => id === request.modelId)
    if (!model) return fail('unknown-model')
    const most = toSpeechModel(model).maximum_text_length_per_request
    if (request.text.length > most) return fail('text-too-long', `This model takes ${most} characters.`)
    const spoken = await speakWith(request, model)
    return spoken.kind === 'failed' ? { kind: 'failed', code: spoken.code, message: spoken.message } : spoken
  }

  async function speakWith(request: SpeechRequest, model: ProviderModel, isSecondTry = false) {
    const { dictionaries: wanted = [], text, voiceId, signal } = request
    const located = await dictionaries.locate(wanted)
    if (located.kind === 'failed') return located
    const sampleRate = SAMPLE_RATES[allowedRate] ?? SAMPLE_RATES[0]
    const answered = await ask(
      call,
      {
        method: 'POST',
        path: `/v1/text-to-speech/${encodeURIComponent(voiceId)}/with-timestamps?output_format=pcm_${sampleRate}`,
        body: { kind: 'json', json: writeSpeechBody(request, model, located.locators) },
        limitSeconds: SPEAKING_LIMIT.seconds + text.length / SPEAKING_LIMIT.charactersPerSecond,
        signal,
      },
      TimedSpeech,
    )
    if (answered.kind === 'answered') return readSpeech(request, answered.answer, sampleRate)
    const isAbout = (word: string): boolean => answered.reasons.some((reason) => reason.includes(word))
    if (isAbout('output_format') && allowedRate < SAMPLE_RATES.length - 1) {
      allowedRate += 1
      return speakWith(request, model, isSecondTry)
    }
    if (isAbout('dictionary') && !isSecondTry && wanted.some(({ origin }) => origin === 'own')) {
      dictionaries.forget(wanted)
      return speakWith(request, model, true)
    }
    return answered
  }

  return {
    speak,
    async voices() {
      const listed = await list.voices()
      return listed.kind === 'listed' ? listed.entries.map(toSpeechVoice) : []
    },
    async models() {
      const listed = await list.models()
      return listed.kind === 'listed' ? listed.entries.map(toSpeechModel) : []
    },
    async dictionaries() {
      const listed = await dictionaries.list()
      return listed.kind === 'listed' ? listed.entries : []
    },
    async subscription() {
      const request = { method: 'GET', path: '/v1/user/subscription', limitSeconds: QUESTION_LIMIT_SECONDS } as const
      const answered = await ask(call, request, Subscription)
      if (answered.kind === 'failed') return null
      const { character_count, character_limit, next_character_count_reset_unix: resetsAt } = answered.answer
      return {
        characterCount: character_count,
        characterLimit: character_limit,
        ...(resetsAt ? { resetsAt } : {}),
      }
    },
    async preview(voiceId) {
      const listed = await list.voices()
      if (listed.kind === 'failed') return { kind: 'failed', code: listed.code, message: listed.message }
      const voice = listed.entries.find(({ voice_id: id }) => id === voiceId)
      if (!voice) return fail('unknown-voice')
      return voice.preview_url ? fetchPreview(outside, voice.preview_url, access.url) : { kind: 'none' }
    },
  }
}

function readSpeech(
  { text, language }: SpeechRequest,
  { audio_base64, alignment }: (typeof TimedSpeech)['_output'],
  sampleRate: number,
): SpeechResult {
  const pcm = readPcm(audio_base64)
  const characters = readCharacters(alignment)
  const durationSeconds = (pcm?.length ?? 0) / sampleRate
  const lastStart = characters.reduce((latest, { startTime }) => Math.max(latest, startTime), 0)
  if (!pcm || lastStart > durationSeconds + MISSING_SECONDS) {
    return fail('engine-failed', 'The sound that it sent is cut short.')
  }
  const words = timeTokens(text, hearWords(characters, language), { language, durationSeconds })
  return { kind: 'spoken', pcm, sampleRate, words }
}

function fail(code: SpeechFailure, detail?: string): Extract<SpeechResult, { kind: 'failed' }> {
  const advice = explainFailure(code, '', 0)
  return { kind: 'failed', code, message: detail === undefined ? advice : `${advice} ${detail}` }
}
