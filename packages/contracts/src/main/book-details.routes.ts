import { z } from 'zod'
import { defineRoute } from '../route'
import { commonErrors, engineErrors, IfMatchHeader, NumericId, staleErrors } from '../shared.schema'
import { BookInfo, BookSummary } from './book.schema'
import { IdList } from './ordering.schema'

const byId = z.object({ id: NumericId })

export const getBook = defineRoute({
  backend: 'main',
  method: 'get',
  path: '/books/{id}/{scope}',
  operationId: 'getBook',
  summary: 'One book as in the list of books; for its authors with an ETag for saving',
  access: 'public',
  tag: 'Book',
  params: z.object({
    id: NumericId,
    scope: z.string().min(1).meta({ default: '7', description: 'Any segment, 7 by convention; all return the same' }),
  }),
  responses: { 200: { description: 'The book', schema: BookSummary }, ...commonErrors },
})

export const listBooksById = defineRoute({
  backend: 'main',
  method: 'post',
  path: '/books/minimal',
  operationId: 'listBooksById',
  summary: 'The books of these ids that the caller may see, in the order of the ids',
  access: 'public',
  tag: 'Book',
  body: { kind: 'json', schema: IdList },
  responses: { 200: { description: 'The books', schema: z.array(BookSummary) }, ...commonErrors },
})

export const setBookDescription = defineRoute({
  backend: 'main',
  method: 'post',
  path: '/books/{id}/description',
  operationId: 'setBookDescription',
  summary: 'Change the description of a book',
  access: 'author',
  tag: 'Book',
  params: byId,
  headers: IfMatchHeader,
  body: { kind: 'json', schema: z.object({ description: z.string().max(10_000).nullable() }) },
  responses: {
    200: { description: 'The book; its ETag is the revision', schema: BookInfo },
    ...commonErrors,
    ...staleErrors,
  },
})

export const setBookCover = defineRoute({
  backend: 'main',
  method: 'post',
  path: '/books/{id}/cover',
  operationId: 'setBookCover',
  summary: 'Set the cover of a book: a file, or a page of the book',
  access: 'author',
  tag: 'Book',
  params: byId,
  headers: IfMatchHeader,
  body: {
    kind: 'multipart',
    files: ['cover', 'file'],
    schema: z.object({
      pageVariationId: NumericId.optional().meta({
        description: 'A page variation of the book whose image becomes the cover, instead of a file',
      }),
    }),
  },
  responses: {
    200: { description: 'The book; its ETag is the revision', schema: BookInfo },
    ...commonErrors,
    ...staleErrors,
    ...engineErrors,
  },
})
