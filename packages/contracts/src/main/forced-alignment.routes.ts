import { z } from 'zod'
import { defineRoute } from '../route'
import { ApiError, commonErrors, JobAccepted, LanguageCode, PreferHeader } from '../shared.schema'

/** Values of true and false in text fields of a form. */
const Flag = z.enum(['true', 'false'])

export const AlignmentForm = z
  .object({
    text: z.string().min(1).max(400_000).meta({ description: 'What is said in the recording, in order' }),
    enabled_spooled_file: Flag.default('false').meta({
      description: 'Taken and without effect: every file is written to the disk while it arrives',
    }),
    language: LanguageCode.default('en').meta({ description: 'Of the text; beyond the specification' }),
  })
  .meta({ id: 'AlignmentForm' })

export const SpeechNotInText = z
  .array(z.object({ start: z.number(), end: z.number() }))
  .meta({ description: 'Stretches in which somebody says what is not in the text, such as an announcement; seconds' })

export const AlignedAudio = z
  .object({
    words: z.array(
      z.object({
        word: z.string(),
        start: z.number().meta({ description: 'Seconds from the start of the recording' }),
        end: z.number(),
        confidence: z.number().meta({ description: '0 to 1: how sure it is that the word is heard there' }),
        loss: z.number().exactOptional().meta({ description: 'As an alignment provider reports it; lower is better' }),
      }),
    ),
    speechNotInText: SpeechNotInText,
    textNotSpoken: z
      .array(z.object({ start: z.number().int(), end: z.number().int() }))
      .meta({ description: 'Stretches of the text that nobody reads and whose words are missing; UTF-16 offsets' }),
    durationSeconds: z.number(),
  })
  .meta({ id: 'AlignedAudio' })

export const alignAudio = defineRoute({
  backend: 'main',
  method: 'post',
  path: '/api/text-to-speech/forced-alignment',
  operationId: 'alignAudio',
  summary:
    'When each word of a text is said in a recording (WAV, MP3, FLAC, Ogg Vorbis or Opus; M4A where the server has ffmpeg)',
  access: 'author',
  tag: 'Speech',
  headers: PreferHeader,
  body: { kind: 'multipart', schema: AlignmentForm, files: ['file'] },
  responses: {
    200: { description: 'The words with their times', schema: AlignedAudio },
    202: { description: 'Queued', schema: JobAccepted },
    ...commonErrors,
    402: { description: "The provider's account is spent", schema: ApiError },
    501: { description: 'No engine that aligns is installed', schema: ApiError },
    502: { description: 'The alignment failed', schema: ApiError },
  },
})
