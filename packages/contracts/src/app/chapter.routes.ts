import { z } from 'zod'
import { Chapter } from '../main/book.schema'
import { defineRoute } from '../route'
import { commonErrors, notChanged, NumericId } from '../shared.schema'

export const getBookChapter = defineRoute({
  backend: 'app',
  method: 'get',
  path: '/api/book/chapter/{id}',
  operationId: 'getBookChapter',
  summary: 'One chapter with the rects of its pages',
  access: 'author',
  tag: 'Chapter',
  params: z.object({ id: NumericId }),
  responses: { 200: { description: 'The chapter', schema: Chapter }, ...notChanged, ...commonErrors },
})
