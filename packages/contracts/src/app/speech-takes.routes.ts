import { z } from 'zod'
import { defineRoute } from '../route'
import { ApiError, commonErrors, JobAccepted, LanguageCode, PreferHeader } from '../shared.schema'
import { VoiceSettings } from '../main/book.schema'
import { speechCostError, SpeechGenerated, SpeechRequest, TimedWord } from './speech-generation.routes'

const adjacentText = z.string().max(10_000).exactOptional()
const speechErrors = {
  ...commonErrors,
  402: speechCostError,
  501: { description: 'No speech engine is installed', schema: ApiError },
  502: { description: 'The voice failed', schema: ApiError },
} as const

export const TargetedSpeechRequest = SpeechRequest.extend({
  previousText: adjacentText.meta({
    description: 'The text before it, for a natural transition; not spoken and not charged',
  }),
  nextText: adjacentText.meta({ description: 'The text after it' }),
  take: z.number().int().min(2).max(1000).exactOptional().meta({
    description:
      'Speaks the same text once more: each number has a sound of its own, which is paid for once. Sentences are spoken although they are locked',
  }),
}).meta({ id: 'TargetedSpeechRequest' })

export const SpeechTake = SpeechGenerated.extend({
  words: z.array(TimedWord).meta({ description: 'Seconds from the start of this recording' }),
}).meta({ id: 'SpeechTake' })

export const speakTargetedText = defineRoute({
  backend: 'app',
  method: 'post',
  path: '/api/text-to-speech/targeted-text',
  operationId: 'speakTargetedText',
  summary: "Speak a part of a chapter into a separate recording; the chapter's track and words do not change",
  access: 'author',
  tag: 'Speech',
  headers: PreferHeader,
  body: { kind: 'json', schema: TargetedSpeechRequest },
  responses: {
    200: { description: 'The recording', schema: SpeechTake },
    202: { description: 'Queued', schema: JobAccepted },
    ...speechErrors,
  },
})

export const SpeechCost = z
  .object({
    characters: z.number().int().meta({
      description: 'Characters that speaking this sends to the voice: those of the sentences that are not stored yet',
    }),
    unspoken: z
      .array(
        z.object({
          pageVariationId: z.number().int(),
          text: z.string(),
          sound: z.string().exactOptional().meta({
            description: 'The same for sentences that sound the same: they are sent, and charged, once',
          }),
        }),
      )
      .meta({ description: 'The sentences that are not stored yet, in order' }),
    locks: z
      .array(z.object({ pageVariationId: z.number().int(), text: z.string(), fits: z.boolean() }))
      .exactOptional()
      .meta({
        description:
          'The locked sentences of these pages, which cost nothing; `fits` is false if the text of this request has no such sentence on the page. Absent without locks',
      }),
  })
  .meta({ id: 'SpeechCost' })

export const estimateSpeech = defineRoute({
  backend: 'app',
  method: 'post',
  path: '/api/text-to-speech/cost',
  operationId: 'estimateSpeech',
  summary: 'Count the characters that speaking a chapter or a part of it would send to the voice now; speaks nothing',
  access: 'author',
  tag: 'SpeechCost',
  body: { kind: 'json', schema: TargetedSpeechRequest },
  responses: { 200: { description: 'The cost', schema: SpeechCost }, ...speechErrors },
})

export const QuizSpeechRequest = z
  .object({
    text: z.string().min(1).max(20_000),
    bookId: z.number().int().positive().max(Number.MAX_SAFE_INTEGER).exactOptional().meta({
      description: 'The book whose language is spoken; absent for a definition of the glossary',
    }),
    language: LanguageCode.max(35)
      .exactOptional()
      .meta({ description: "Language of the text, instead of the book's; English without a book" }),
    voiceSettings: VoiceSettings.extend({
      voiceId: z.string().min(1).max(200).exactOptional(),
      modelId: z.string().min(1).max(200).exactOptional(),
    }).meta({
      description: "By default the provider's first voice of the language, and its first model",
    }),
  })
  .meta({ id: 'QuizSpeechRequest' })

export const QuizSpeech = SpeechGenerated.extend({ voiceId: z.string(), modelId: z.string() }).meta({
  id: 'QuizSpeech',
  description:
    'An MP3 at an address that does not expire, to be stored in the media of a question or an answer, or in a definition',
})

export const speakQuizText = defineRoute({
  backend: 'app',
  method: 'post',
  path: '/api/text-to-speech/quiz',
  operationId: 'speakQuizText',
  summary: 'Speak the text of a quiz of a book, or a definition of the glossary',
  access: 'author',
  tag: 'Speech',
  headers: PreferHeader,
  body: { kind: 'json', schema: QuizSpeechRequest },
  responses: {
    200: { description: 'The recording', schema: QuizSpeech },
    202: { description: 'Queued', schema: JobAccepted },
    ...speechErrors,
  },
})
