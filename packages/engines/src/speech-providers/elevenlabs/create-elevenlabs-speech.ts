import type { Speech, SpeechRequest, SpeechResult } from '@lectern/backend/ports'
import type { ProviderAccess } from '../../choices/engine-choices'
import type { MatchPool } from './matching-calls'
import type { CallEnvironment } from '../../http-calls/call-environment'
import { isSpeakable } from '../../word-times/is-speakable'
import { Subscription } from './response-schemas'
import { callAndParse } from './call-and-parse'
import { createCaller } from './create-caller'
import { createDictionaries } from './create-dictionaries'
import { createSpeaker } from './create-speaker'
import { createCatalog } from './create-catalog'
import { failSpeech } from './fail-speech'
import { fetchPreview } from './fetch-preview'
import { readAudioTags } from './model-traits'
import { speakWithPauses } from './speak-with-pauses'
import { toSpeechModel } from './to-speech-model'
import { toSpeechVoice } from './to-speech-voice'

const SUBSCRIPTION_TIMEOUT_SECONDS = 10

/** Creates speech by ElevenLabs. Long responses are parsed by the workers of `matching`. */
export function createElevenLabsSpeech(access: ProviderAccess, outside: CallEnvironment, matching: MatchPool): Speech {
  const call = createCaller(access, outside)
  const catalog = createCatalog(call, outside)
  const dictionaries = createDictionaries(call, outside)
  const speakText = createSpeaker(call, dictionaries, matching)

  async function speak(request: SpeechRequest): Promise<SpeechResult> {
    const models = await catalog.models()
    if (models.kind === 'failed') return failSpeech(models)
    const model = models.entries.find(({ model_id: id }) => id === request.modelId)
    if (!model) return failSpeech('unknown-model')
    if (!isSpeakable(request.text, readAudioTags(model))) return failSpeech('empty-text')
    const most = toSpeechModel(model).maximum_text_length_per_request
    if (request.text.length > most) return failSpeech('text-too-long', `This model takes ${most} characters.`)
    return speakWithPauses(speakText, request, model)
  }

  return {
    isPaid: true,
    speak,
    async voices() {
      const listed = await catalog.voices()
      return listed.kind === 'listed' ? listed.entries.map(toSpeechVoice) : []
    },
    async models() {
      const listed = await catalog.models()
      return listed.kind === 'listed' ? listed.entries.map(toSpeechModel) : []
    },
    async dictionaries() {
      const listed = await dictionaries.list()
      return listed.kind === 'listed' ? { kind: 'listed', dictionaries: listed.entries } : failSpeech(listed)
    },
    removeDictionary: (id, versionIds) => dictionaries.archive(id, versionIds),
    async subscription() {
      const request = {
        method: 'GET',
        path: '/v1/user/subscription',
        timeoutSeconds: SUBSCRIPTION_TIMEOUT_SECONDS,
      } as const
      const result = await callAndParse(call, request, Subscription)
      if (result.kind === 'failed') return null
      const { character_count, character_limit, next_character_count_reset_unix: resetsAt } = result.value
      return {
        characterCount: character_count,
        characterLimit: character_limit,
        ...(resetsAt ? { resetsAt } : {}),
      }
    },
    async preview(voiceId) {
      const listed = await catalog.voices()
      if (listed.kind === 'failed') return failSpeech(listed)
      const voice = listed.entries.find(({ voice_id: id }) => id === voiceId)
      if (!voice) return failSpeech('unknown-voice')
      return voice.preview_url ? fetchPreview(outside, voice.preview_url, access.url) : { kind: 'none' }
    },
  }
}
