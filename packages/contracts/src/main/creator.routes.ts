import { z } from 'zod'
import { defineRoute } from '../route'
import { commonErrors, IfMatchHeader, NumericId, staleErrors } from '../shared.schema'
import { BookCreator, BookCreators, Creator, NamedCreator } from './catalogue.schema'

const byId = z.object({ id: NumericId })

export const listCreators = defineRoute({
  backend: 'main',
  method: 'get',
  path: '/creators/min',
  operationId: 'listCreators',
  summary: "The ids and names of the creators of the caller's domain, by name",
  access: 'signed-in',
  tag: 'Creator',
  responses: { 200: { description: 'The creators', schema: z.array(NamedCreator) }, ...commonErrors },
})

export const listCreatorsOfDomain = defineRoute({
  backend: 'main',
  method: 'get',
  path: '/creators/domain/{id}',
  operationId: 'listCreatorsOfDomain',
  summary: "The creators of a domain with all their fields, by name; of the caller's own domain only",
  access: 'signed-in',
  tag: 'Creator',
  params: byId,
  responses: { 200: { description: 'The creators', schema: z.array(Creator) }, ...commonErrors },
})

export const listCreatorsOfBook = defineRoute({
  backend: 'main',
  method: 'get',
  path: '/books/{id}/creators',
  operationId: 'listCreatorsOfBook',
  summary: 'The creators of a book, by name',
  access: 'signed-in',
  tag: 'Creator',
  params: byId,
  responses: { 200: { description: 'The creators', schema: z.array(BookCreator) }, ...commonErrors },
})

export const setCreatorsOfBook = defineRoute({
  backend: 'main',
  method: 'post',
  path: '/books/{id}/creators',
  operationId: 'setCreatorsOfBook',
  summary: 'Replace the creators of a book',
  access: 'author',
  tag: 'Creator',
  params: byId,
  headers: IfMatchHeader,
  body: { kind: 'json', schema: BookCreators },
  responses: {
    200: { description: "The creators; the ETag is the book's revision", schema: z.array(BookCreator) },
    ...commonErrors,
    ...staleErrors,
  },
})
