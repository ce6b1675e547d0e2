import { z } from 'zod'
import { BookInfo, BookSummary } from '../main/book.schema'
import { BookCreator, CreatorRole, PlainName } from '../main/catalogue.schema'
import { defineRoute } from '../route'
import { commonErrors, Done, NumericId } from '../shared.schema'

export const findBookByIdentifier = defineRoute({
  backend: 'quiz',
  method: 'get',
  path: '/books/identifier/{id}',
  operationId: 'findBookByIdentifier',
  summary: "The book with this external id: of the caller's domain first, then the newest",
  access: 'signed-in',
  tag: 'Book',
  params: z.object({ id: PlainName.meta({ description: 'The `identifier` of the book' }) }),
  responses: { 200: { description: 'The book', schema: BookSummary }, ...commonErrors },
})

export const createBookFromQuiz = defineRoute({
  backend: 'quiz',
  method: 'post',
  path: '/books/0',
  operationId: 'createBookFromQuiz',
  summary: 'Create a book (0 as its id) from the fields of the query and the body; the body takes precedence',
  access: 'author',
  tag: 'Book',
  query: z.looseObject({}),
  body: { kind: 'json', schema: z.looseObject({}).meta({ description: 'Fields as in POST /books' }) },
  responses: { 201: { description: 'The book', schema: BookInfo }, ...commonErrors },
})

export const addCreatorToBooks = defineRoute({
  backend: 'quiz',
  method: 'post',
  path: '/books/creator/{id}',
  operationId: 'addCreatorToBooks',
  summary: 'Add a creator to books of the caller, besides their other creators',
  access: 'author',
  tag: 'Creator',
  params: z.object({ id: NumericId }),
  body: {
    kind: 'json',
    schema: z.object({
      bookIds: z.array(z.number().int().positive()).min(1).max(100),
      role: CreatorRole.nullable().exactOptional(),
    }),
  },
  responses: { 200: { description: 'The creator', schema: BookCreator }, ...commonErrors },
})

export const removeCreator = defineRoute({
  backend: 'quiz',
  method: 'delete',
  path: '/books/creator/{id}',
  operationId: 'removeCreator',
  summary:
    'Remove a creator from one book (bookId) or from every book of the caller; a creator without books is deleted',
  access: 'author',
  tag: 'Creator',
  params: z.object({ id: NumericId }),
  query: z.object({ bookId: NumericId.optional() }),
  responses: { 200: { description: 'Removed', schema: Done }, ...commonErrors },
})
