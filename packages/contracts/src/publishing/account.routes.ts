import { z } from 'zod'
import {
  Account,
  AccountExport,
  EmailAddress,
  MailedToken,
  NewPassword,
  PersonName,
  tooManyErrors,
  unverifiableErrors,
} from '../account.schema'
import { defineRoute } from '../route'
import { Session } from '../session.schema'
import { commonErrors, Done } from '../shared.schema'

export const forgotPassword = defineRoute({
  backend: 'publishing',
  method: 'post',
  path: '/auth/forgot',
  operationId: 'forgotPassword',
  summary: 'Mail a link that sets a new password',
  access: 'public',
  tag: 'Session',
  body: { kind: 'json', schema: z.object({ email: EmailAddress, domainId: z.number().int().optional() }) },
  responses: {
    200: { description: 'A mail is sent if the address has an account', schema: Done },
    ...commonErrors,
    ...tooManyErrors,
  },
})

export const resetPassword = defineRoute({
  backend: 'publishing',
  method: 'post',
  path: '/auth/reset',
  operationId: 'resetPassword',
  summary: 'Set a new password with the mailed link; ends every session of the account',
  access: 'public',
  tag: 'Session',
  body: { kind: 'json', schema: z.object({ token: MailedToken, password: NewPassword }) },
  responses: { 200: { description: 'Saved; sign in with it', schema: Done }, ...commonErrors },
})

export const acceptInvitation = defineRoute({
  backend: 'publishing',
  method: 'post',
  path: '/auth/invitation',
  operationId: 'acceptInvitation',
  summary: 'Accept an invitation as author of a book, and sign in',
  access: 'public',
  tag: 'Session',
  body: {
    kind: 'json',
    schema: z.object({
      token: MailedToken,
      password: NewPassword.exactOptional().meta({ description: 'For an account that has none yet' }),
      name: PersonName.exactOptional(),
    }),
  },
  responses: { 200: { description: 'Signed in', schema: Session }, ...commonErrors },
})

export const getAccount = defineRoute({
  backend: 'publishing',
  method: 'get',
  path: '/auth/account',
  operationId: 'getAccount',
  summary: "The caller's account",
  access: 'signed-in',
  tag: 'Account',
  responses: { 200: { description: 'The account', schema: Account }, ...commonErrors },
})

export const changePassword = defineRoute({
  backend: 'publishing',
  method: 'post',
  path: '/auth/account/password',
  operationId: 'changePassword',
  summary: "Set a new password of the caller's account; ends its other sessions",
  access: 'signed-in',
  tag: 'Account',
  body: {
    kind: 'json',
    schema: z.object({ currentPassword: z.string().min(1).max(1024), newPassword: NewPassword }),
  },
  responses: {
    200: { description: 'Saved; the session that goes on', schema: Session },
    ...commonErrors,
    ...tooManyErrors,
    ...unverifiableErrors,
  },
})

export const exportAccount = defineRoute({
  backend: 'publishing',
  method: 'get',
  path: '/auth/account/export',
  operationId: 'exportAccount',
  summary: "All data stored about the caller's account",
  access: 'signed-in',
  tag: 'Account',
  responses: { 200: { description: 'The data', schema: AccountExport }, ...commonErrors },
})

export const deleteAccount = defineRoute({
  backend: 'publishing',
  method: 'delete',
  path: '/auth/account',
  operationId: 'deleteAccount',
  summary: "Delete the caller's account with its notes, progress and answers, and the books without another author",
  access: 'signed-in',
  tag: 'Account',
  body: {
    kind: 'json',
    schema: z.object({ email: EmailAddress.meta({ description: 'Email of the account, as a confirmation' }) }),
  },
  responses: { 200: { description: 'Deleted', schema: Done }, ...commonErrors },
})
