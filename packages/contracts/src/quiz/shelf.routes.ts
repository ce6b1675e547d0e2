import { z } from 'zod'
import { defineRoute } from '../route'
import { commonErrors } from '../shared.schema'

export const Series = z.looseObject({ id: z.number().int(), name: z.string() }).meta({ id: 'Series' })
export const Tag = z.looseObject({ id: z.number().int(), name: z.string() }).meta({ id: 'Tag' })

export const listSeries = defineRoute({
  backend: 'quiz',
  method: 'get',
  path: '/series',
  operationId: 'listSeries',
  summary: "The series of the caller's domain, by name",
  access: 'signed-in',
  tag: 'Series',
  responses: { 200: { description: 'The series', schema: z.array(Series) }, ...commonErrors },
})

export const listTags = defineRoute({
  backend: 'quiz',
  method: 'get',
  path: '/tag',
  operationId: 'listTags',
  summary: "The tags of the caller's domain, by name",
  access: 'signed-in',
  tag: 'Tag',
  responses: { 200: { description: 'The tags', schema: z.array(Tag) }, ...commonErrors },
})
