import { z } from 'zod'
import { defineRoute } from '../route'
import { ApiError, commonErrors, engineErrors, notChanged } from '../shared.schema'

export const Voice = z
  .looseObject({
    voice_id: z.string(),
    name: z.string(),
    category: z.string(),
    preview_url: z.string().nullable(),
    labels: z.looseObject({
      accent: z.string().exactOptional(),
      description: z.string().exactOptional(),
      language: z.string().exactOptional().meta({ description: 'BCP 47' }),
    }),
    languages: z
      .array(z.string())
      .exactOptional()
      .meta({ description: 'BCP 47 codes of its languages; empty if it speaks every language of its models' }),
  })
  .meta({ id: 'Voice' })

export const Model = z
  .looseObject({
    model_id: z.string(),
    name: z.string(),
    description: z.string(),
    languages: z.array(z.looseObject({ language_id: z.string(), name: z.string() })),
    can_use_style: z.boolean(),
    can_use_similarity: z
      .boolean()
      .exactOptional()
      .meta({ description: 'false: its voices ignore `similarity_boost` of the voice settings' }),
    price_modifier: z.number().exactOptional(),
    honours_phoneme_rules: z
      .boolean()
      .exactOptional()
      .meta({ description: 'false: it skips phoneme rules of pronunciation dictionaries, but not alias rules' }),
    uses_neighbouring_text: z
      .boolean()
      .exactOptional()
      .meta({ description: 'true: after a change, the neighbouring sentences are spoken again too' }),
  })
  .meta({ id: 'Model' })

export const Subscription = z
  .looseObject({
    character_count: z.number().int(),
    character_limit: z.number().int(),
    next_character_count_reset_unix: z.number().int().exactOptional(),
  })
  .meta({ id: 'Subscription' })

export const listVoices = defineRoute({
  backend: 'speech',
  method: 'get',
  path: '/api/speech/voices',
  operationId: 'listVoices',
  summary: 'The voices of the speech provider',
  access: 'author',
  tag: 'Voice',
  responses: { 200: { description: 'The voices', schema: z.object({ voices: z.array(Voice) }) }, ...commonErrors },
})

export const listModels = defineRoute({
  backend: 'speech',
  method: 'get',
  path: '/api/speech/models',
  operationId: 'listModels',
  summary: 'The models of the speech provider',
  access: 'author',
  tag: 'Model',
  responses: { 200: { description: 'The models', schema: z.array(Model) }, ...commonErrors },
})

export const getSubscription = defineRoute({
  backend: 'speech',
  method: 'get',
  path: '/api/speech/subscription',
  operationId: 'getSubscription',
  summary: "Characters used and allowed this month; those of the provider's account if it has less left",
  access: 'author',
  tag: 'Subscription',
  responses: { 200: { description: 'The usage', schema: Subscription }, ...commonErrors },
})

export const getVoicePreview = defineRoute({
  backend: 'speech',
  method: 'get',
  path: '/api/speech/voices/{voiceId}/preview',
  operationId: 'getVoicePreview',
  summary: 'A short sample of a voice; needs no token, since audio elements request it',
  access: 'public',
  tag: 'Voice',
  params: z.object({ voiceId: z.string().min(1).max(200) }),
  responses: {
    200: { description: 'The sample', contentType: 'audio/wav' },
    206: { description: 'The requested range', contentType: 'audio/wav' },
    ...notChanged,
    ...commonErrors,
    ...engineErrors,
    416: { description: 'The range starts after the end of the sample', schema: ApiError },
  },
})
