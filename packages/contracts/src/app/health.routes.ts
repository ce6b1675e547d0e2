import { z } from 'zod'
import { defineRoute } from '../route'
import { ApiError } from '../shared.schema'

export const PartHealth = z
  .object({ state: z.enum(['well', 'starting', 'unwell', 'absent']), detail: z.string().exactOptional() })
  .meta({ id: 'PartHealth' })

export const Health = z
  .object({
    status: z.enum(['well', 'starting', 'unwell']),
    version: z.string(),
    uptimeSeconds: z.number(),
    parts: z.record(z.string(), PartHealth).meta({ description: 'database, objects, jobs, recognition, speech, …' }),
  })
  .meta({ id: 'Health' })

export const Readiness = z
  .object({
    status: z.enum(['ready', 'starting', 'stopping', 'unwell']),
    parts: z.record(z.string(), PartHealth).meta({ description: 'database, migrations, objects' }),
  })
  .meta({ id: 'Readiness' })

export const getHealth = defineRoute({
  backend: 'app',
  method: 'get',
  path: '/health',
  operationId: 'getHealth',
  summary: 'Version and the state of each part',
  access: 'public',
  tag: 'Health',
  responses: {
    200: { description: 'The server can do its work', schema: Health },
    403: { description: 'By the token of the test student, which only takes quizzes', schema: ApiError },
    503: { description: 'Starting, or a part it cannot do without is unwell', schema: Health },
  },
})

export const getReadiness = defineRoute({
  backend: 'app',
  method: 'get',
  path: '/ready',
  operationId: 'getReadiness',
  summary: 'Whether this process can take calls now, for a load balancer',
  access: 'public',
  tag: 'Health',
  responses: {
    200: { description: 'Send calls', schema: Readiness },
    403: { description: 'By the token of the test student, which only takes quizzes', schema: ApiError },
    503: { description: 'Send calls elsewhere: it starts, stops, or lacks the part that is named', schema: Readiness },
  },
})

export const getMetrics = defineRoute({
  backend: 'app',
  method: 'get',
  path: '/metrics',
  operationId: 'getMetrics',
  summary: 'Figures of this process and its queue in the text format of Prometheus, for the operator',
  access: 'public',
  tag: 'Health',
  responses: {
    200: { description: 'The figures', contentType: 'text/plain; version=0.0.4' },
    403: { description: 'By the token of the test student, which only takes quizzes', schema: ApiError },
    404: { description: 'Not for this caller: METRICS_TOKEN says who may ask', schema: ApiError },
  },
})
