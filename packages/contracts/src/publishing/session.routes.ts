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
  summary: 'Request a student account; it is created when the mailed link is opened',
  access: 'public',
  tag: 'Session',
  body: { kind: 'json', schema: SignUp },
  responses: {
    200: { description: 'A mail is sent to the address, whether it has an account or not', schema: Done },
    ...commonErrors,
    ...tooManyErrors,
  },
})

export const verifySignUp = defineRoute({
  backend: 'publishing',
  method: 'post',
  path: '/auth/verify',
  operationId: 'verifySignUp',
  summary: 'Create the account of a mailed link, and sign in',
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
  summary: 'Exchange a refresh token for a new pair; using one twice ends all sessions of its family',
  access: 'public',
  tag: 'Session',
  body: { kind: 'json', schema: z.object({ refreshToken: z.string().min(1).max(200) }) },
  responses: { 200: { description: 'The new tokens', schema: TokenPair }, ...commonErrors },
})
