import { z } from 'zod'
import { defineRoute } from '../route'
import { ApiError, commonErrors, JobAccepted, NumericId, paidResultError, PreferHeader } from '../shared.schema'
import { SpeechNotInText } from '../main/forced-alignment.routes'
import { SentenceDigests, TimedWord } from './speech-generation.routes'

const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER)

export const ChapterToAlign = z
  .object({
    chapterVariationId: id,
    enabled_spooled_file: z.boolean().default(false).meta({ description: 'Accepted, without effect' }),
    bookId: id.meta({ description: 'The book of the chapter variation' }),
    editor: z.string().max(500).nullable().default(null).meta({
      description: 'Null for automatic requests; any other value is replaced by the signed-in email',
    }),
    pageData: z
      .array(
        z.object({
          pageVariationId: id,
          text: z.string().max(400_000),
          sentences: SentenceDigests.exactOptional(),
        }),
      )
      .min(1)
      .max(10_000)
      .meta({
        description: 'The text of the pages in reading order; at most 400,000 characters together',
      }),
  })
  .meta({ id: 'ChapterToAlign' })

export const AlignedChapter = z
  .object({
    words: z.array(TimedWord),
    audioFileName: z.string().meta({ description: 'The track to which the times belong' }),
    speechNotInText: SpeechNotInText,
    textNotSpoken: z.array(z.object({ pageVariationId: id, start: z.number().int(), end: z.number().int() })).meta({
      description: "Parts of a page's text that are not read aloud, whose words are missing, as UTF-16 offsets",
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
    "Align the text of a chapter's pages with its track; the words are stored and current from now on, rects do not change",
  access: 'author',
  tag: 'Speech',
  headers: PreferHeader,
  body: { kind: 'json', schema: ChapterToAlign },
  responses: {
    200: { description: 'The words with their times', schema: AlignedChapter },
    202: { description: 'Queued', schema: JobAccepted },
    ...commonErrors,
    402: paidResultError,
    501: { description: 'No alignment engine is installed', schema: ApiError },
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
  summary: "Convert a chapter variation's track to MP3 on the server and use it; its words keep their times",
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
