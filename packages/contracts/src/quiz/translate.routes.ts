import { z } from 'zod'
import { defineRoute } from '../route'
import { ApiError, commonErrors, LanguageCode } from '../shared.schema'

export const translateUpload = defineRoute({
  backend: 'quiz',
  method: 'post',
  path: '/upload/translate',
  operationId: 'translateUpload',
  summary: 'Translate a text, or a text file in UTF-8, of at most 50,000 characters',
  access: 'author',
  tag: 'Translation',
  body: {
    kind: 'multipart',
    files: ['file'],
    schema: z.object({
      text: z.string().optional().meta({ description: 'Either text or a file' }),
      sourceLanguage: LanguageCode.max(35).optional().meta({ description: 'Detected by default' }),
      targetLanguage: LanguageCode.max(35),
    }),
  },
  responses: {
    200: {
      description: 'The translation',
      schema: z
        .object({ translatedText: z.string(), sourceLanguage: z.string(), targetLanguage: z.string() })
        .meta({ id: 'Translation' }),
    },
    ...commonErrors,
    415: { description: 'The file is not text', schema: ApiError },
    501: { description: 'No translation service is configured', schema: ApiError },
    502: { description: 'The translation service failed', schema: ApiError },
  },
})
