import { z } from 'zod'
import { defineRoute } from '../route'
import { Visibility } from '../main/book.schema'
import { commonErrors, NumericId } from '../shared.schema'

export const Publication = z
  .object({
    bookId: z.number().int(),
    revision: z.number().int(),
    visibility: Visibility,
    readerUrl: z.string(),
    publishedAt: z.string(),
  })
  .meta({ id: 'Publication' })

export const publishBook = defineRoute({
  backend: 'app',
  method: 'post',
  path: '/api/book/{id}/publish',
  operationId: 'publishBook',
  summary: 'Publish a book: write an immutable copy for its readers',
  access: 'author',
  tag: 'Book',
  params: z.object({ id: NumericId }),
  body: { kind: 'json', schema: z.object({ visibility: Visibility.exactOptional() }) },
  responses: { 200: { description: 'Published', schema: Publication }, ...commonErrors },
})
