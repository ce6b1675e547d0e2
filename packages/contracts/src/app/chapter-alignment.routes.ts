import { z } from 'zod'
import { defineRoute } from '../route'
import { ApiError, commonErrors, JobAccepted, NumericId, PreferHeader } from '../shared.schema'
import { SpeechNotInText } from '../main/forced-alignment.routes'
import { TimedWord } from './speech-generation.routes'

const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER)

export const ChapterToAlign = z
  .object({
    chapterVariationId: id,
    enabled_spooled_file: z.boolean().default(false).meta({ description: 'Taken and without effect' }),
    bookId: id.meta({ description: 'The book of the chapter variation' }),
    editor: z.string().max(500).nullable().default(null).meta({
      description: 'Null when nobody asked for it by hand; whatever else is sent, the signed-in email is kept',
    }),
    pageData: z
      .array(z.object({ pageVariationId: id, text: z.string().max(400_000) }))
      .min(1)
      .max(10_000)
      .meta({
        description: 'The text of the pages in the order in which they are read; at most 400,000 characters together',
      }),
  })
  .meta({ id: 'ChapterToAlign' })

export const AlignedChapter = z
  .object({
    words: z.array(TimedWord),
    audioFileName: z.string().meta({ description: 'The track that the times are of' }),
    speechNotInText: SpeechNotInText,
    textNotSpoken: z.array(z.object({ pageVariationId: id, start: z.number().int(), end: z.number().int() })).meta({
      description: "Stretches of a page's text that nobody reads and whose words are missing; UTF-16 offsets",
    }),
    durationSeconds: z.number(),
  })
  .meta({ id: 'AlignedChapter' })

export const alignChapter = defineRoute({
  backend: 'app',
  method: 'post',
  path: '/api/text-to-speech/align-from-chapter',
  operationId: 'alignChapter',
  summary:
    "When each word of a chapter's pages is said in its track; the words are kept and count from now on, rects stay",
  access: 'author',
  tag: 'Speech',
  headers: PreferHeader,
  body: { kind: 'json', schema: ChapterToAlign },
  responses: {
    200: { description: 'The words with their times', schema: AlignedChapter },
    202: { description: 'Queued', schema: JobAccepted },
    ...commonErrors,
    402: { description: "The provider's account is spent", schema: ApiError },
    501: { description: 'No engine that aligns is installed', schema: ApiError },
    502: { description: 'The alignment failed', schema: ApiError },
  },
})

export const ConvertedTrack = z
  .object({ audioLink: z.string(), audioFileName: z.string(), durationSeconds: z.number() })
  .meta({ id: 'ConvertedTrack' })

export const convertChapterAudio = defineRoute({
  backend: 'app',
  method: 'post',
  path: '/api/chapter-variation-audio/{id}/convert',
  operationId: 'convertChapterAudio',
  summary: "Make an MP3 of a chapter variation's track on the server and name it; its words keep their times",
  access: 'author',
  tag: 'Speech',
  params: z.object({ id: NumericId }),
  headers: PreferHeader,
  responses: {
    200: { description: 'The track', schema: ConvertedTrack },
    202: { description: 'Queued', schema: JobAccepted },
    ...commonErrors,
    502: { description: 'The conversion failed', schema: ApiError },
  },
})
