import { z } from 'zod'
import { defineRoute } from '../route'
import { commonErrors, NumericId } from '../shared.schema'

const id = z.number().int().positive()
const secondsOfAWeek = 604_800

export const BookProgress = z
  .object({
    bookId: z.number().int(),
    currentPageId: z.number().int().nullable().meta({ description: 'Null when the reader has not begun' }),
    totalSeconds: z.number().meta({ description: 'Spent in the book, over all visits and devices' }),
    userId: z.number().int(),
    updatedAt: z.string().nullable(),
  })
  .meta({ id: 'BookProgress' })

export const BookProgressWrite = z
  .object({
    bookId: id,
    currentPageId: id,
    totalSecondsSpentOnCurrentPage: z
      .number()
      .min(0)
      .max(secondsOfAWeek)
      .default(0)
      .meta({ description: 'Since the last call: it is added to the total' }),
    userId: id.nullish().meta({ description: 'Must be the signed-in one when given' }),
  })
  .meta({ id: 'BookProgressWrite' })

export const getProgress = defineRoute({
  backend: 'app',
  method: 'get',
  path: '/api/book/progress',
  operationId: 'getProgress',
  summary: 'Where the reader stopped in a book, on whatever device',
  access: 'signed-in',
  tag: 'Progress',
  query: z.object({ bookId: NumericId }),
  responses: { 200: { description: 'The last position', schema: BookProgress }, ...commonErrors },
})

export const saveProgress = defineRoute({
  backend: 'app',
  method: 'post',
  path: '/api/book/progress',
  operationId: 'saveProgress',
  summary: 'Keep where the reader is; the newest call wins, the seconds add up',
  access: 'signed-in',
  tag: 'Progress',
  body: { kind: 'json', schema: BookProgressWrite },
  responses: { 200: { description: 'As it stands now', schema: BookProgress }, ...commonErrors },
})
