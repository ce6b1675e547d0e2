import { z } from 'zod'
import { defineRoute } from '../route'
import { ApiError, commonErrors, NumericId } from '../shared.schema'

export const CoachingMedia = z
  .object({
    files: z.array(
      z.object({
        fileName: z.string().meta({ description: "The file's name as sent" }),
        link: z.string().meta({ description: 'A link that can be played immediately and stored in a coaching point' }),
      }),
    ),
  })
  .meta({ id: 'CoachingMedia' })

const params = z.object({
  id: NumericId,
  n: z.string().regex(/^[A-Za-z0-9_-]{1,100}$/, 'the number or id of a coaching point'),
})
const body = { kind: 'multipart', schema: z.object({}), files: ['files', 'file'] } as const
const responses = { 200: { description: 'The files', schema: CoachingMedia }, ...commonErrors } as const

export const uploadCoachingAudio = defineRoute({
  backend: 'main',
  method: 'post',
  path: '/books/{id}/coaching/{n}/audio',
  operationId: 'uploadCoachingAudio',
  summary: 'Upload audio tracks of a coaching point (MP3 or WAV)',
  access: 'author',
  tag: 'Coaching',
  params,
  body,
  responses,
})

export const uploadCoachingSubtitles = defineRoute({
  backend: 'main',
  method: 'post',
  path: '/books/{id}/coaching/{n}/subtitles',
  operationId: 'uploadCoachingSubtitles',
  summary: 'Upload subtitles of a coaching point (WebVTT, or SRT, which is converted)',
  access: 'author',
  tag: 'Coaching',
  params,
  body,
  responses,
})

export const presignAudioUpload = defineRoute({
  backend: 'main',
  method: 'post',
  path: '/api/upload/{id}/presigned-url-audio',
  operationId: 'presignAudioUpload',
  summary: 'Get a signed address of the store for uploading one MP3 of a book within 10 minutes',
  access: 'author',
  tag: 'Upload',
  params: z.object({ id: NumericId }),
  query: z.object({
    fileName: z
      .string()
      .max(200)
      .regex(/^[A-Za-z0-9_-][A-Za-z0-9._-]*\.mp3$/i, 'letters, digits, dots, hyphens and underscores, ending in .mp3'),
    size: z.coerce
      .number()
      .int()
      .positive()
      .max(500_000_000)
      .optional()
      .meta({ description: 'Bytes of the file. It is signed: the address refuses a larger file. Default: 500 MB' }),
  }),
  responses: {
    200: {
      description: 'Upload the file there with Content-Type audio/mpeg',
      schema: z.object({ url: z.string(), method: z.literal('PUT') }).meta({ id: 'PresignedUpload' }),
    },
    ...commonErrors,
    409: { description: 'A file of that name exists already', schema: ApiError },
  },
})
