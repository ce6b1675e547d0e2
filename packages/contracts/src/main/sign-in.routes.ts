import { z } from 'zod'
import { Session } from '../session.schema'
import { defineRoute } from '../route'
import { commonErrors } from '../shared.schema'

export const signIn = defineRoute({
  backend: 'main',
  method: 'post',
  path: '/api/auth/signin',
  operationId: 'signIn',
  summary: 'Sign in with email and password',
  access: 'public',
  tag: 'Session',
  body: {
    kind: 'json',
    schema: z
      .object({
        email: z.email().max(320),
        password: z.string().min(1).max(1024),
        domainId: z.number().int().optional(),
      })
      .meta({ id: 'Credentials' }),
  },
  responses: { 200: { description: 'Signed in', schema: Session }, ...commonErrors },
})
