import { z } from 'zod'
import { defineRoute } from '../route'
import { ApiError, commonErrors } from '../shared.schema'

export const Job = z
  .object({
    id: z.string(),
    kind: z.enum(['import', 'recognise', 'speak', 'speak-text', 'align', 'convert', 'publish', 'choose-take']),
    state: z.enum(['queued', 'running', 'succeeded', 'failed', 'cancelled']),
    progress: z.object({ done: z.number(), total: z.number() }),
    result: z.unknown().nullable().meta({ description: 'The response that the call would have without respond-async' }),
    error: ApiError.nullable(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Job' })

export const getJob = defineRoute({
  backend: 'app',
  method: 'get',
  path: '/api/jobs/{id}',
  operationId: 'getJob',
  summary: 'State, progress and result of a job',
  access: 'author',
  tag: 'Job',
  params: z.object({ id: z.uuid() }),
  responses: { 200: { description: 'The job', schema: Job }, ...commonErrors },
})

export const getJobEvents = defineRoute({
  backend: 'app',
  method: 'get',
  path: '/api/jobs/{id}/events',
  operationId: 'getJobEvents',
  summary: 'The job as server-sent events: one `job` event now and one at each change, until it ends',
  access: 'author',
  tag: 'Job',
  params: z.object({ id: z.uuid() }),
  responses: {
    200: { description: 'Events with a Job as their data', contentType: 'text/event-stream' },
    ...commonErrors,
  },
})

export const cancelJob = defineRoute({
  backend: 'app',
  method: 'post',
  path: '/api/jobs/{id}/cancel',
  operationId: 'cancelJob',
  summary: 'Cancel a job; 409 for speech, which is charged already, and for finished jobs',
  access: 'author',
  tag: 'Job',
  params: z.object({ id: z.uuid() }),
  responses: { 200: { description: 'The job, cancelled', schema: Job }, ...commonErrors },
})
