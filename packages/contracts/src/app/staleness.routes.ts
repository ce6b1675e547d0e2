import { z } from 'zod'
import { defineRoute } from '../route'
import { commonErrors, LanguageCode, NumericId } from '../shared.schema'

export const ProductState = z.enum(['none', 'current', 'unknown', 'stale']).meta({
  id: 'ProductState',
  description:
    'none: does not exist; current: made from what it would be made from now; stale: that has changed since; unknown: made before digests were stored, or without them',
})

const count = z.number().int().min(0)

export const PageStaleness = z
  .object({
    pageId: z.number().int(),
    pageNumber: z.number().int().meta({ description: 'Position in the chapter, from 1' }),
    pageVariationId: z.number().int(),
    words: ProductState,
    narration: ProductState,
    times: ProductState,
    staleSentences: count.meta({ description: 'Sentences that the narration does not speak as they are now' }),
    staleTimes: count.meta({ description: 'Words with matched or estimated times of an earlier narration' }),
    staleTimesByHand: count.meta({ description: 'Words with times that were set by hand for an earlier narration' }),
  })
  .meta({ id: 'PageStaleness' })

export const ChapterStaleness = z
  .object({
    chapterId: z.number().int(),
    name: z.string(),
    chapterVariationId: z.number().int(),
    variation: LanguageCode,
    words: ProductState,
    narration: ProductState,
    times: ProductState,
    hasOtherVoice: z.boolean().meta({ description: 'The narration has another voice than is chosen now' }),
    hasOtherPages: z.boolean().meta({ description: 'The narration speaks pages that are gone, or in another order' }),
    pages: z.array(PageStaleness).meta({ description: 'Pages of which something is stale' }),
  })
  .meta({ id: 'ChapterStaleness', description: 'One chapter in one language' })

export const BookStaleness = z
  .object({
    publication: ProductState.meta({ description: 'Of the book and its glossary' }),
    glossary: ProductState.meta({
      description: 'Of the published definitions; none: neither the book nor its publication has words of the glossary',
    }),
    chapters: z.array(ChapterStaleness),
  })
  .meta({ id: 'BookStaleness' })

export const getBookStaleness = defineRoute({
  backend: 'app',
  method: 'get',
  path: '/api/book/{id}/staleness',
  operationId: 'getBookStaleness',
  summary: 'The parts of a book that are out of date: words, narration and times of each page, and the publication',
  access: 'author',
  tag: 'Book',
  params: z.object({ id: NumericId }),
  responses: { 200: { description: 'The states', schema: BookStaleness }, ...commonErrors },
})

export const NarrationOrigin = z
  .object({
    voice: z.string().nullable().meta({ description: 'Digest of voice, model and settings; null for a recording' }),
    pages: z.array(
      z.object({
        pageVariationId: z.number().int(),
        sentences: z.array(z.string()).nullable().meta({
          description: 'Digests of the sentences that were spoken; null where they are not known',
        }),
        spoken: z.string().meta({ description: "Digest of the page's spoken words and their times" }),
      }),
    ),
  })
  .meta({ id: 'NarrationOrigin', description: 'Digests of what a narration was made from' })

export const getNarrationOrigin = defineRoute({
  backend: 'app',
  method: 'get',
  path: '/api/chapter-variation-origin/{id}',
  operationId: 'getNarrationOrigin',
  summary: "The digests of what a chapter variation's narration was made from",
  access: 'author',
  tag: 'Speech',
  params: z.object({ id: NumericId }),
  responses: {
    200: {
      description: 'The digests',
      schema: z.object({
        hasTrack: z.boolean(),
        origin: NarrationOrigin.nullable().meta({ description: "Null while the track's words are not known" }),
      }),
    },
    ...commonErrors,
  },
})
