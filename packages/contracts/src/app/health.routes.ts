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
  summary: 'The version, and the state of each part',
  access: 'public',
  tag: 'Health',
  responses: {
    200: { description: 'The server works', schema: Health },
    403: { description: 'Called with the token of the test student, which can only take quizzes', schema: ApiError },
    503: { description: 'Starting, or a required part has failed', schema: Health },
  },
})

export const getReadiness = defineRoute({
  backend: 'app',
  method: 'get',
  path: '/ready',
  operationId: 'getReadiness',
  summary: 'Check whether this process can take calls, for a load balancer',
  access: 'public',
  tag: 'Health',
  responses: {
    200: { description: 'Ready for calls', schema: Readiness },
    403: { description: 'Called with the token of the test student, which can only take quizzes', schema: ApiError },
    503: { description: 'Not ready: it is starting or stopping, or the named part is missing', schema: Readiness },
  },
})

export const getMetrics = defineRoute({
  backend: 'app',
  method: 'get',
  path: '/metrics',
  operationId: 'getMetrics',
  summary: 'Metrics of this process and its queue in the text format of Prometheus, for the operator',
  access: 'public',
  tag: 'Health',
  responses: {
    200: { description: 'The metrics', contentType: 'text/plain; version=0.0.4' },
    403: { description: 'Called with the token of the test student, which can only take quizzes', schema: ApiError },
    404: { description: 'Not for this caller, see METRICS_TOKEN', schema: ApiError },
  },
})
