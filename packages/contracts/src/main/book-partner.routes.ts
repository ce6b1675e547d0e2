import { modes } from '@lectern/core/book'
import { z } from 'zod'
import { defineRoute } from '../route'
import { commonErrors, NumericId } from '../shared.schema'

export const BookPartner = z
  .object({
    domainId: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'null if there is no such book, or the caller may not read it' }),
    mode: z.enum(modes).nullable(),
    color: z.string().nullable().meta({ description: "null for the product's default" }),
    returnLink: z.string().nullable(),
    allowedOrigins: z.array(z.string()).meta({
      description: 'Origins that may frame the book, exchange messages with it and be the target of the link back',
    }),
  })
  .meta({ id: 'BookPartner' })

export const getBookPartner = defineRoute({
  backend: 'main',
  method: 'get',
  path: '/file/bookData/{id}/partner',
  operationId: 'getBookPartner',
  summary: "The book's partner: colour, return link and sites of its domain",
  access: 'public',
  tag: 'Book',
  params: z.object({ id: NumericId }),
  responses: { 200: { description: 'The partner', schema: BookPartner }, ...commonErrors },
})

export const ReturnLink = z
  .object({
    returnLink: z.string().nullable().meta({ description: 'null if no site of a partner may be returned to' }),
    domainId: z.number().int().nullable().meta({ description: "The domain of the mode's partner, to sign in to" }),
  })
  .meta({ id: 'ReturnLink' })

export const getReturnLink = defineRoute({
  backend: 'main',
  method: 'get',
  path: '/domains/return-link',
  operationId: 'getReturnLink',
  summary:
    'The way back from an address that opens no book: the address asked for, if a partner allows its site, or else the link of the partner of the mode',
  access: 'public',
  tag: 'Domain',
  query: z.object({
    url: z.string().max(2000).exactOptional(),
    mode: z.enum(modes).exactOptional(),
  }),
  responses: { 200: { description: 'The way back', schema: ReturnLink }, ...commonErrors },
})
