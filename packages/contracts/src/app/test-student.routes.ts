import { z } from 'zod'
import { defineRoute } from '../route'
import { commonErrors } from '../shared.schema'

export const TestStudent = z
  .object({
    accessToken: z.string().nullable().meta({ description: 'null: quizzes are for signed-in readers only' }),
    expiresAt: z.string().nullable(),
  })
  .meta({ id: 'TestStudent' })

export const getTestStudent = defineRoute({
  backend: 'app',
  method: 'get',
  path: '/api/auth/test-student',
  operationId: 'getTestStudent',
  summary: 'A token with which a reader who is not signed in takes the quizzes of public books, and does nothing else',
  access: 'public',
  tag: 'Session',
  responses: { 200: { description: 'The token, as the server is configured', schema: TestStudent }, ...commonErrors },
})
