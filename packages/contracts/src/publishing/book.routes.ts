import { z } from 'zod'
import { BookData } from '../main/book.schema'
import { defineRoute } from '../route'
import { commonErrors, notChanged, NumericId } from '../shared.schema'

export const getPublishedBook = defineRoute({
  backend: 'publishing',
  method: 'get',
  path: '/books/data/{id}',
  operationId: 'getPublishedBook',
  summary: 'The current publication of a book',
  access: 'public',
  tag: 'Book',
  params: z.object({ id: NumericId }),
  responses: { 200: { description: 'The book', schema: BookData }, ...notChanged, ...commonErrors },
})
