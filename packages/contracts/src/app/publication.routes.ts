import { z } from 'zod'
import { defineRoute } from '../route'
import { Visibility } from '../main/book.schema'
import { ChapterStaleness } from './staleness.routes'
import { commonErrors, Done, NumericId } from '../shared.schema'

export const Publication = z
  .object({
    bookId: z.number().int(),
    revision: z.number().int(),
    visibility: Visibility,
    readerUrl: z.string(),
    publishedAt: z.string(),
    stale: z.array(ChapterStaleness).exactOptional().meta({
      description: 'Chapters that were published although something in them is out of date; absent if nothing is',
    }),
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
  body: {
    kind: 'json',
    schema: z.object({
      visibility: Visibility.exactOptional(),
      ifStale: z.enum(['publish', 'refuse']).default('publish').meta({
        description: 'refuse: 409 with the code out-of-date if words, narration or times of a page are stale',
      }),
    }),
  },
  responses: { 200: { description: 'Published', schema: Publication }, ...commonErrors },
})

export const unpublishBook = defineRoute({
  backend: 'app',
  method: 'delete',
  path: '/api/book/{id}/publish',
  operationId: 'unpublishBook',
  summary: 'Take a book away from its readers; its authors keep it, and can publish it again',
  access: 'author',
  tag: 'Book',
  params: z.object({ id: NumericId }),
  responses: { 200: { description: 'Unpublished, or was not published', schema: Done }, ...commonErrors },
})
