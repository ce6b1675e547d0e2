import { z } from 'zod'
import { defineRoute } from '../route'
import { ApiError, commonErrors, JobAccepted, NumericId, PreferHeader } from '../shared.schema'
import { VoiceSettings } from '../main/book.schema'
import { SpeechGenerated } from './speech-generation.routes'

const SentenceTake = z
  .object({
    id: z.number().int(),
    text: z.string(),
    voiceId: z.string().nullable().meta({ description: 'Null if the voice is not known' }),
    modelId: z.string().nullable(),
    voiceSettings: VoiceSettings.nullable(),
    durationSeconds: z.number(),
    createdAt: z.string(),
    isUsed: z.boolean().meta({ description: 'The narration has the sentence with this sound' }),
  })
  .meta({ id: 'SentenceTake' })

export const SentenceTakes = z
  .object({
    hasTakes: z.boolean().meta({
      description:
        'False if the takes of the narration are not known, because it is a recording or older than takes: no take can be put into it',
    }),
    takes: z.array(SentenceTake).meta({ description: 'The newest first' }),
  })
  .meta({ id: 'SentenceTakes' })

const TakeParams = z.object({ id: NumericId, takeId: NumericId })

export const listSentenceTakes = defineRoute({
  backend: 'app',
  method: 'get',
  path: '/api/chapter-variation-takes/{id}',
  operationId: 'listSentenceTakes',
  summary: 'The sounds that voices have made of the sentences of a page',
  access: 'author',
  tag: 'SentenceTakes',
  params: z.object({ id: NumericId }),
  query: z.object({ pageVariationId: NumericId }),
  responses: { 200: { description: 'The takes', schema: SentenceTakes }, ...commonErrors },
})

export const hearSentenceTake = defineRoute({
  backend: 'app',
  method: 'get',
  path: '/api/chapter-variation-takes/{id}/{takeId}',
  operationId: 'hearSentenceTake',
  summary: 'The sound of a take, as a WAV',
  access: 'author',
  tag: 'SentenceTakeSound',
  params: TakeParams,
  responses: {
    200: { description: 'The link, which expires', schema: z.object({ audioLink: z.string() }) },
    ...commonErrors,
  },
})

export const chooseSentenceTake = defineRoute({
  backend: 'app',
  method: 'post',
  path: '/api/chapter-variation-takes/{id}/{takeId}/choose',
  operationId: 'chooseSentenceTake',
  summary:
    "Put a take into the narration: the chapter's track is joined again from stored takes, and nothing is sent to a voice",
  access: 'author',
  tag: 'SentenceTakes',
  params: TakeParams,
  headers: PreferHeader,
  body: {
    kind: 'json',
    schema: z
      .object({
        isLocked: z.boolean().meta({ description: 'True: the sentence keeps this take. False: its lock ends' }),
      })
      .meta({ id: 'TakeChoice' }),
  },
  responses: {
    200: { description: 'The track', schema: SpeechGenerated },
    202: { description: 'Queued', schema: JobAccepted },
    ...commonErrors,
    502: { description: 'The sound could not be encoded', schema: ApiError },
  },
})
