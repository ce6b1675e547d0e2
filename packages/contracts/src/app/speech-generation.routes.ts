import { z } from 'zod'
import { defineRoute } from '../route'
import {
  ApiError,
  AudioFileName,
  commonErrors,
  Done,
  JobAccepted,
  LanguageCode,
  NumericId,
  PreferHeader,
} from '../shared.schema'
import { Rect, VoiceSettings } from '../main/book.schema'

export const TextSegment = z
  .object({
    text: z.string(),
    voiceId: z.string(),
    modelId: z.string(),
    voiceSettings: VoiceSettings,
    rects: z.array(Rect).exactOptional(),
  })
  .meta({ id: 'TextSegment' })

export const SentenceDigests = z.array(z.string().min(1).max(64)).max(20_000).meta({
  description:
    "Digests of the sentences that the text was made from, by digestSentences of @lectern/core; without them, the server takes the page's words as stored",
})

export const SpeechRequest = z
  .object({
    voiceId: z.string().min(1),
    modelId: z.string().min(1),
    voiceSettings: VoiceSettings,
    chapterId: z.number().int().positive(),
    variation: LanguageCode,
    selectedLanguage: LanguageCode.exactOptional(),
    pages: z
      .array(
        z.object({
          pageVariationId: z.number().int().positive(),
          textSegments: z.array(TextSegment),
          sentences: SentenceDigests.exactOptional(),
        }),
      )
      .min(1),
    pronunciationDictionaries: z
      .array(z.string().min(1).max(200))
      .max(3)
      .exactOptional()
      .meta({ description: 'Ids; if two have a rule for the same words, the first one applies' }),
    audioFormat: z.enum(['wav', 'mp3']).default('wav').meta({ description: 'mp3: 128k, with a gapless header' }),
  })
  .meta({ id: 'SpeechRequest' })

export const SpeechReplacement = z
  .object({ field: z.enum(['voiceId', 'modelId']), requested: z.string(), used: z.string() })
  .meta({ id: 'SpeechReplacement', description: 'A voice or model that the provider lacks, and the one used instead' })

export const SpeechGenerated = z
  .object({
    audioLink: z.string(),
    audioFileName: z.string(),
    durationSeconds: z.number(),
    characters: z
      .number()
      .int()
      .meta({ description: 'Characters that were sent to the voice, without those from the cache' }),
    skippedRules: z.array(z.string()).exactOptional().meta({
      description: 'Words whose phoneme rules the model or voice skipped; alias rules work everywhere',
    }),
    replacements: z.array(SpeechReplacement).exactOptional().meta({
      description:
        "Unknown voices and models: the provider's first voice of the language and first model spoke instead",
    }),
  })
  .meta({ id: 'SpeechGenerated' })

export const TimedWord = z
  .looseObject({
    word: z.string(),
    start: z.number(),
    end: z.number(),
    pageVariationId: z.number().int(),
    estimated: z.boolean().exactOptional().meta({ description: 'True if the voice reported no time for this word' }),
    confidence: z.number().exactOptional().meta({
      description: 'Confidence of words that were aligned with a recording, 0 to 1',
    }),
    loss: z
      .number()
      .exactOptional()
      .meta({ description: 'The loss that an alignment provider reports; lower is better' }),
  })
  .meta({ id: 'TimedWord' })

/** Response to speech that must not be paid for, by its code: `budget-spent` or `speech-lost`. */
export const speechCostError = {
  description:
    'budget-spent: the character budget is used up; speech-lost: sentences may have been paid for and their sound was lost, and a new request pays for them again',
  schema: ApiError,
}

export const generateSpeech = defineRoute({
  backend: 'app',
  method: 'post',
  path: '/api/text-to-speech/stream',
  operationId: 'generateSpeech',
  summary: 'Speak the pages of a chapter in one language into one track with a time for every word',
  access: 'author',
  tag: 'Speech',
  headers: PreferHeader,
  body: { kind: 'json', schema: SpeechRequest },
  responses: {
    200: { description: 'The track', schema: SpeechGenerated },
    202: { description: 'Queued', schema: JobAccepted },
    ...commonErrors,
    402: speechCostError,
    501: { description: 'No speech engine is configured', schema: ApiError },
    502: { description: 'The voice failed', schema: ApiError },
  },
})

export const getChapterWords = defineRoute({
  backend: 'app',
  method: 'get',
  path: '/api/chapter-variation-words/{id}',
  operationId: 'getChapterWords',
  summary: 'The words of a chapter variation with their times',
  access: 'author',
  tag: 'Speech',
  params: z.object({ id: NumericId }),
  responses: { 200: { description: 'The words', schema: z.object({ words: z.array(TimedWord) }) }, ...commonErrors },
})

export const getChapterAudio = defineRoute({
  backend: 'app',
  method: 'get',
  path: '/api/chapter-variation-audio/{id}',
  operationId: 'getChapterAudio',
  summary: 'The track of a chapter variation',
  access: 'author',
  tag: 'Speech',
  params: z.object({ id: NumericId }),
  responses: {
    200: {
      description: 'The link',
      schema: z.object({
        audio_link: z.string().nullable().meta({
          description:
            'The audio address: the host, the book id, the ChapterAudios folder and the file name, {host}/{bookId}/ChapterAudios/{name}, and a signature that expires. Without a host, it is relative to this server. It is accepted as audioFileName',
        }),
      }),
    },
    ...commonErrors,
  },
})

export const setChapterAudio = defineRoute({
  backend: 'app',
  method: 'put',
  path: '/api/chapter-variation-audio/{id}',
  operationId: 'setChapterAudio',
  summary: 'Set the track of a chapter variation; the file must have been uploaded',
  access: 'author',
  tag: 'Speech',
  params: z.object({ id: NumericId }),
  body: { kind: 'json', schema: z.object({ audioFileName: AudioFileName }) },
  responses: { 200: { description: 'Saved', schema: Done }, ...commonErrors },
})
