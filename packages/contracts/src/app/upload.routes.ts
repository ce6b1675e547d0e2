import { z } from 'zod'
import { defineRoute } from '../route'
import { ApiError, commonErrors, engineErrors } from '../shared.schema'

export const uploadFile = defineRoute({
  backend: 'app',
  method: 'post',
  path: '/api/upload',
  operationId: 'uploadFile',
  summary:
    "Store one image, audio, video or subtitle file of at most 100 MB for the caller's domain; images become WebP",
  access: 'author',
  tag: 'Upload',
  body: { kind: 'multipart', files: ['file'], schema: z.object({}) },
  responses: {
    200: {
      description: 'Address, which does not expire',
      schema: z.object({ url: z.string(), contentType: z.string(), sizeBytes: z.number().int() }).meta({
        id: 'UploadedFile',
      }),
    },
    ...commonErrors,
    ...engineErrors,
    415: { description: 'The file type is not accepted', schema: ApiError },
  },
})
