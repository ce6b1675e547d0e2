import { z } from 'zod'
import { defineRoute } from '../route'
import { Session, TokenPair } from '../session.schema'
import { commonErrors } from '../shared.schema'

export const refreshToken = defineRoute({
  backend: 'app',
  method: 'post',
  path: '/api/auth/refreshtoken',
  operationId: 'refreshToken',
  summary: 'Exchange a refresh token for a new pair; using one twice ends all sessions of its family',
  access: 'public',
  tag: 'Session',
  body: { kind: 'json', schema: z.object({ refreshToken: z.string().min(1) }) },
  responses: { 200: { description: 'The new tokens', schema: TokenPair }, ...commonErrors },
})

export const openSignInLink = defineRoute({
  backend: 'app',
  method: 'post',
  path: '/api/auth/sign-in-link',
  operationId: 'openSignInLink',
  summary: 'Sign in with a one-time link',
  access: 'public',
  tag: 'Session',
  body: {
    kind: 'json',
    schema: z.object({
      token: z.string().min(1),
      nonce: z.string().min(16).max(200).exactOptional().meta({
        description:
          'A secret that the client made up. With it, the same link signs in again for two minutes if the response was lost',
      }),
    }),
  },
  responses: { 200: { description: 'Signed in', schema: Session }, ...commonErrors },
})
