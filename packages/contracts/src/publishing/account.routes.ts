import { z } from 'zod'
import { AccountExport, EmailAddress, MailedToken, NewPassword, PersonName, tooManyErrors } from '../account.schema'
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
    200: { description: 'If the address has an account, a mail goes there', schema: Done },
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
  responses: { 200: { description: 'Set; sign in with it', schema: Done }, ...commonErrors },
})

export const acceptInvitation = defineRoute({
  backend: 'publishing',
  method: 'post',
  path: '/auth/invitation',
  operationId: 'acceptInvitation',
  summary: 'Become an author of the book that one was invited to, and sign in',
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

export const exportAccount = defineRoute({
  backend: 'publishing',
  method: 'get',
  path: '/auth/account/export',
  operationId: 'exportAccount',
  summary: 'Everything that is kept about the own account',
  access: 'signed-in',
  tag: 'Account',
  responses: { 200: { description: 'The data', schema: AccountExport }, ...commonErrors },
})

export const deleteAccount = defineRoute({
  backend: 'publishing',
  method: 'delete',
  path: '/auth/account',
  operationId: 'deleteAccount',
  summary: 'Delete the own account with its notes, progress and answers, and the books that have no other author',
  access: 'signed-in',
  tag: 'Account',
  body: {
    kind: 'json',
    schema: z.object({ email: EmailAddress.meta({ description: 'Of the account, so that nothing goes by mistake' }) }),
  },
  responses: { 200: { description: 'Gone', schema: Done }, ...commonErrors },
})
