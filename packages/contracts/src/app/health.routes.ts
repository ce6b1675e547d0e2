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
