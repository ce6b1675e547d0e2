import { z } from 'zod'
import { PageVariation, RectData } from '../main/book.schema'
import { defineRoute } from '../route'
import { commonErrors, LanguageCode, NumericId } from '../shared.schema'

/** Query and body of the call, merged. */
export const NewPageVariation = z
  .looseObject({
    pageId: NumericId,
    variation: LanguageCode,
    name: z.string().max(300).nullable().exactOptional(),
    altText: z.string().max(10_000).nullable().exactOptional(),
    textSource: z.enum(['text-layer', 'recognised', 'manual']).nullable().exactOptional(),
    rectData: RectData.exactOptional(),
  })
  .meta({ id: 'NewPageVariation' })

export const addPageVariation = defineRoute({
  backend: 'quiz',
  method: 'post',
  path: '/pages/variation/',
  operationId: 'addPageVariation',
  summary:
    'Add a language to a page: pageId, variation, name, altText and any other field, in the query or the body; the body takes precedence',
  access: 'author',
  tag: 'Page',
  query: z.looseObject({}),
  body: { kind: 'json', schema: z.looseObject({}).meta({ description: 'Fields as in NewPageVariation' }) },
  responses: { 201: { description: 'The page variation', schema: PageVariation }, ...commonErrors },
})
