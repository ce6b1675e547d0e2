import { modes } from '@lectern/core/book'
import { z } from 'zod'
import { defineRoute } from '../route'
import { commonErrors, NumericId } from '../shared.schema'

export const BookPartner = z
  .object({
    domainId: z.number().int().nullable().meta({ description: 'null: there is no such book' }),
    mode: z.enum(modes).nullable(),
    color: z.string().nullable().meta({ description: "null: the product's own" }),
    returnLink: z.string().nullable(),
    allowedOrigins: z
      .array(z.string())
      .meta({ description: 'Whose pages may frame the book, speak with it and be returned to' }),
  })
  .meta({ id: 'BookPartner' })

export const getBookPartner = defineRoute({
  backend: 'main',
  method: 'get',
  path: '/file/bookData/{id}/partner',
  operationId: 'getBookPartner',
  summary: "The partner whose book it is: the colour, the return link and the sites of the book's domain",
  access: 'public',
  tag: 'Book',
  params: z.object({ id: NumericId }),
  responses: { 200: { description: 'The partner', schema: BookPartner }, ...commonErrors },
})
