import { Credentials, tooManyErrors, unverifiableErrors } from '../account.schema'
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
  body: { kind: 'json', schema: Credentials },
  responses: {
    200: { description: 'Signed in', schema: Session },
    ...commonErrors,
    ...tooManyErrors,
    ...unverifiableErrors,
  },
})
