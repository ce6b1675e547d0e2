import { z } from 'zod'
import { Credentials, MailedToken, SignUp, tooManyErrors, unverifiableErrors } from '../account.schema'
import { defineRoute } from '../route'
import { Session, TokenPair } from '../session.schema'
import { commonErrors, Done } from '../shared.schema'

export const logIn = defineRoute({
  backend: 'publishing',
  method: 'post',
  path: '/auth/login',
  operationId: 'logIn',
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

export const signUp = defineRoute({
  backend: 'publishing',
  method: 'post',
  path: '/auth/signup',
  operationId: 'signUp',
  summary: 'Ask for a student account; it is made when the mailed link is followed',
  access: 'public',
  tag: 'Session',
  body: { kind: 'json', schema: SignUp },
  responses: {
    200: { description: 'A mail goes to the address, whether it has an account or not', schema: Done },
    ...commonErrors,
    ...tooManyErrors,
  },
})

export const verifySignUp = defineRoute({
  backend: 'publishing',
  method: 'post',
  path: '/auth/verify',
  operationId: 'verifySignUp',
  summary: 'Make the account whose link was mailed, and sign in',
  access: 'public',
  tag: 'Session',
  body: { kind: 'json', schema: z.object({ token: MailedToken }) },
  responses: { 200: { description: 'Signed in', schema: Session }, ...commonErrors },
})

export const refreshPublishing = defineRoute({
  backend: 'publishing',
  method: 'post',
  path: '/auth/refresh',
  operationId: 'refreshPublishing',
  summary: 'Exchange a refresh token for a new pair; using one twice ends its whole family',
  access: 'public',
  tag: 'Session',
  body: { kind: 'json', schema: z.object({ refreshToken: z.string().min(1).max(200) }) },
  responses: { 200: { description: 'The new pair', schema: TokenPair }, ...commonErrors },
})
