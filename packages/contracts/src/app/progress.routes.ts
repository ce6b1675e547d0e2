import { z } from 'zod'
import { defineRoute } from '../route'
import { commonErrors, NumericId } from '../shared.schema'

const id = z.number().int().positive()
const secondsOfAWeek = 604_800

export const BookProgress = z
  .object({
    bookId: z.number().int(),
    currentPageId: z.number().int().nullable().meta({ description: 'Null if the reader has not started' }),
    totalSeconds: z.number().meta({ description: 'Seconds spent in the book, over all visits and devices' }),
    userId: z.number().int(),
    updatedAt: z.string().nullable(),
  })
  .meta({ id: 'BookProgress' })

export const RecentBook = z
  .object({
    bookId: z.number().int(),
    pageNumber: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'Number of the last page among all pages of the book, from 1 on; null if it was deleted' }),
    updatedAt: z.string(),
  })
  .meta({ id: 'RecentBook' })

export const BookProgressWrite = z
  .object({
    bookId: id,
    currentPageId: id,
    totalSecondsSpentOnCurrentPage: z
      .number()
      .min(0)
      .max(secondsOfAWeek)
      .default(0)
      .meta({ description: 'Seconds since the last call, which are added to the total' }),
    userId: id.nullish().meta({ description: 'If given, must be the signed-in account' }),
  })
  .meta({ id: 'BookProgressWrite' })

export const getProgress = defineRoute({
  backend: 'app',
  method: 'get',
  path: '/api/book/progress',
  operationId: 'getProgress',
  summary: "The reader's last position in a book, on any device",
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
  summary: "Save the reader's position; the newest call wins, the seconds are added up",
  access: 'signed-in',
  tag: 'Progress',
  body: { kind: 'json', schema: BookProgressWrite },
  responses: { 200: { description: 'The current state', schema: BookProgress }, ...commonErrors },
})

export const listRecentBooks = defineRoute({
  backend: 'app',
  method: 'get',
  path: '/api/book/progress/recent',
  operationId: 'listRecentBooks',
  summary: 'Up to 24 books that the reader has a position in, on any device, last read first',
  access: 'signed-in',
  tag: 'Progress',
  responses: { 200: { description: 'The books', schema: z.array(RecentBook) }, ...commonErrors },
})
