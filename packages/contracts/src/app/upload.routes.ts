import { z } from 'zod'
import { defineRoute } from '../route'
import { ApiError, commonErrors, engineErrors } from '../shared.schema'

export const uploadFile = defineRoute({
  backend: 'app',
  method: 'post',
  path: '/api/upload',
  operationId: 'uploadFile',
  summary: 'Store one image, sound, film or subtitle file of at most 100 MB for the own domain; images become WebP',
  access: 'author',
  tag: 'Upload',
  body: { kind: 'multipart', files: ['file'], schema: z.object({}) },
  responses: {
    200: {
      description: 'Where it is; the address does not run out',
      schema: z.object({ url: z.string(), contentType: z.string(), sizeBytes: z.number().int() }).meta({
        id: 'UploadedFile',
      }),
    },
    ...commonErrors,
    ...engineErrors,
    415: { description: 'No type of file that is kept', schema: ApiError },
  },
})
