import { getSubscription, getVoicePreview, listModels, listVoices } from '@lectern/contracts/speech'
import { ApiFailure } from '../../entities/failures/api-failure'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding'
import { sendObject } from '../../platform/objects/send-object'
import type { ObjectStore, Speech } from '../../ports/index'
import { createVoicePreviews } from './create-voice-previews'
import { readSubscription } from './read-subscription'
import type { SpeechBudget } from './speech-budget'

export interface VoiceServices {
  speech: Speech
  budget: SpeechBudget
  objects: ObjectStore
}

/** Handles the routes of a speech provider, with its field names, for any speech engine. */
export function voiceHandlers(services: VoiceServices): RouteBinding[] {
  const { speech, budget, objects } = services
  const keepPreview = createVoicePreviews(speech, objects)
  return [
    bindRoute(listVoices, async () => {
      const voices = (await speech.voices()).map((voice) => {
        const language = voice.labels.language ?? voice.languages[0]
        return {
          ...voice,
          preview_url: `/api/speech/voices/${encodeURIComponent(voice.voice_id)}/preview`,
          labels: { ...voice.labels, ...(language === undefined ? {} : { language }) },
        }
      })
      return { status: 200, body: { voices } }
    }),
    bindRoute(listModels, async () => {
      const models = (await speech.models()).map((model) => ({
        ...model,
        price_modifier: model.model_rates.character_cost_multiplier,
      }))
      return { status: 200, body: models }
    }),
    bindRoute(getSubscription, async ({ caller }) => ({
      status: 200,
      body: await readSubscription({ speech, budget }, caller.domainId),
    })),
    bindRoute(getVoicePreview, async ({ params, context }) => {
      const voice = (await speech.voices()).find((candidate) => candidate.voice_id === params.voiceId)
      if (!voice) throw new ApiFailure('not-found', `There is no voice "${params.voiceId}".`)
      const key = await keepPreview(voice)
      return sendObject(context, objects, key, 'public, max-age=86400')
    }),
  ]
}
