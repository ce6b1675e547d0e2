import { z } from 'zod'
import { defineRoute } from '../route'
import { ApiError, commonErrors, JobAccepted, LanguageCode, paidResultError, PreferHeader } from '../shared.schema'

/** Values of true and false in text fields of a form. */
const Flag = z.enum(['true', 'false'])

export const AlignmentForm = z
  .object({
    text: z.string().min(1).max(400_000).meta({ description: 'The spoken text of the recording, in order' }),
    enabled_spooled_file: Flag.default('false').meta({
      description: 'Accepted, without effect: every file is written to disk while it arrives',
    }),
    language: LanguageCode.default('en').meta({ description: 'Language of the text; not in the specification' }),
  })
  .meta({ id: 'AlignmentForm' })

export const SpeechNotInText = z
  .array(z.object({ start: z.number(), end: z.number() }))
  .meta({ description: 'Intervals with speech that is not in the text, such as an announcement, in seconds' })

export const AlignedAudio = z
  .object({
    words: z.array(
      z.object({
        word: z.string(),
        start: z.number().meta({ description: 'Seconds from the start of the recording' }),
        end: z.number(),
        confidence: z.number().meta({ description: 'Confidence that the word is spoken there, 0 to 1' }),
        loss: z
          .number()
          .exactOptional()
          .meta({ description: 'The loss that an alignment provider reports; lower is better' }),
      }),
    ),
    speechNotInText: SpeechNotInText,
    textNotSpoken: z
      .array(z.object({ start: z.number().int(), end: z.number().int() }))
      .meta({ description: 'Parts of the text that are not read aloud, whose words are missing, as UTF-16 offsets' }),
    durationSeconds: z.number(),
  })
  .meta({ id: 'AlignedAudio' })

export const alignAudio = defineRoute({
  backend: 'main',
  method: 'post',
  path: '/api/text-to-speech/forced-alignment',
  operationId: 'alignAudio',
  summary: 'Align a text with a recording (WAV, MP3, FLAC, Ogg Vorbis or Opus; M4A if the server has ffmpeg)',
  access: 'author',
  tag: 'Speech',
  headers: PreferHeader,
  body: { kind: 'multipart', schema: AlignmentForm, files: ['file'] },
  responses: {
    200: { description: 'The words with their times', schema: AlignedAudio },
    202: { description: 'Queued', schema: JobAccepted },
    ...commonErrors,
    402: paidResultError,
    501: { description: 'No alignment engine is installed', schema: ApiError },
    502: { description: 'The alignment failed', schema: ApiError },
  },
})
