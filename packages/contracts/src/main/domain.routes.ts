import { z } from 'zod'
import { defineRoute } from '../route'
import { commonErrors } from '../shared.schema'
import { NamedDomain } from './catalogue.schema'

export const listDomains = defineRoute({
  backend: 'main',
  method: 'get',
  path: '/domains/min',
  operationId: 'listDomains',
  summary: "The caller's domain; other tenants are not shown",
  access: 'signed-in',
  tag: 'Domain',
  responses: { 200: { description: 'The domains', schema: z.array(NamedDomain) }, ...commonErrors },
})
