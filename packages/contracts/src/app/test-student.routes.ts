import { z } from 'zod'
import { defineRoute } from '../route'
import { commonErrors } from '../shared.schema'

export const TestStudent = z
  .object({
    accessToken: z.string().nullable().meta({ description: 'null if quizzes are for signed-in readers only' }),
    expiresAt: z.string().nullable(),
  })
  .meta({ id: 'TestStudent' })

export const getTestStudent = defineRoute({
  backend: 'app',
  method: 'get',
  path: '/api/auth/test-student',
  operationId: 'getTestStudent',
  summary: 'Get a token with which a reader without an account can take quizzes of public books, and nothing else',
  access: 'public',
  tag: 'Session',
  responses: { 200: { description: "The token of the server's configuration", schema: TestStudent }, ...commonErrors },
})
