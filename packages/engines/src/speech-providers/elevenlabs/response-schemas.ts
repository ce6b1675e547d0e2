import { z } from 'zod'

// Only the fields that are used, each as optional as it can be: the provider adds fields and drops values.

const Text = z.string().nullish()

export const VoicesPage = z.object({
  voices: z.array(
    z.object({
      voice_id: z.string(),
      name: Text,
      category: Text,
      labels: z.record(z.string(), z.unknown()).nullish(),
      description: Text,
      preview_url: Text,
    }),
  ),
  has_more: z.boolean().nullish(),
  next_page_token: Text,
})
export type ProviderVoice = z.output<typeof VoicesPage>['voices'][number]

export const Models = z.array(
  z.object({
    model_id: z.string(),
    name: Text,
    description: Text,
    can_do_text_to_speech: z.boolean().nullish(),
    can_use_style: z.boolean().nullish(),
    token_cost_factor: z.number().nullish(),
    model_rates: z.object({ character_cost_multiplier: z.number().nullish() }).nullish(),
    maximum_text_length_per_request: z.number().nullish(),
    languages: z.array(z.object({ language_id: z.string(), name: Text })).nullish(),
  }),
)
export type ProviderModel = z.output<typeof Models>[number]

export const Subscription = z.object({
  character_count: z.number(),
  character_limit: z.number(),
  next_character_count_reset_unix: z.number().nullish(),
})

export const DictionariesPage = z.object({
  pronunciation_dictionaries: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      latest_version_id: z.string(),
      latest_version_rules_num: z.number().nullish(),
      creation_time_unix: z.number().nullish(),
      archived_time_unix: z.number().nullish(),
    }),
  ),
  has_more: z.boolean().nullish(),
  next_cursor: Text,
})

export type ListedDictionary = z.output<typeof DictionariesPage>['pronunciation_dictionaries'][number]

export const AddedDictionary = z.object({ id: z.string(), version_id: z.string() })

export const TimedSpeech = z.object({
  audio_base64: z.string(),
  alignment: z
    .object({
      characters: z.array(z.string()),
      character_start_times_seconds: z.array(z.number()),
      character_end_times_seconds: z.array(z.number()),
    })
    .nullish(),
})

export const AlignedSpeech = z.object({
  words: z.array(z.object({ text: z.string(), start: z.number(), end: z.number(), loss: z.number().nullish() })),
})
