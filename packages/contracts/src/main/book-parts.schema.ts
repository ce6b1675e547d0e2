import { z } from 'zod'
import { BookData, Chapter, Page, PageVariation } from './book.schema'
import { ChapterSeconds } from './chapter-seconds.schema'
import { CoachingPoint, PopupTrigger } from './page-mark.schema'

const OutlinePageVariation = z
  .looseObject({
    ...PageVariation.pick({ id: true, variation: true, imageWidth: true, imageHeight: true }).shape,
    span: z
      .object({ start: ChapterSeconds, end: ChapterSeconds })
      .nullable()
      .meta({ description: 'From the first narrated word to the end of the last; null without narration' }),
  })
  .meta({ id: 'OutlinePageVariation' })

const OutlinePage = z
  .looseObject({
    ...Page.pick({ pageId: true, page_number: true, name: true }).shape,
    thumbnailUrl: Page.shape.thumbnailUrl
      .exactOptional()
      .meta({ description: 'Of the first 3 pages of the book, which tell if it has thumbnails' }),
    variations: z.array(OutlinePageVariation),
    popupTriggers: z.array(PopupTrigger).meta({ description: 'Empty: they are in the part' }),
    coachingPoints: z.array(CoachingPoint).meta({ description: 'Empty: they are in the part' }),
  })
  .meta({ id: 'OutlinePage' })

export const BookPartId = z.string().regex(/^[0-9a-f]{40}$/)

export const BookOutline = z
  .looseObject({
    book: z
      .looseObject({ ...BookData.shape, chapters: z.array(Chapter.extend({ pages: z.array(OutlinePage) })) })
      .meta({ description: 'The book; its pages lack their images, texts, triggers and coaching points' }),
    parts: z
      .array(z.object({ id: BookPartId, pageCount: z.number().int().positive() }))
      .meta({ description: 'In order: the first holds the first pages of the book, and so on. A part never changes' }),
  })
  .meta({ id: 'BookOutline' })

export const BookPart = z
  .looseObject({ pages: z.array(Page) })
  .meta({ id: 'BookPart', description: 'A few pages of one chapter, complete and in order' })

export const BookThumbnails = z
  .object({
    thumbnails: z
      .array(z.object({ pageId: z.number().int(), link: z.string() }))
      .meta({ description: 'Of the pages that have one, in the order of the book' }),
  })
  .meta({ id: 'BookThumbnails' })
