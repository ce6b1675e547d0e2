import { z } from 'zod'
import { EmailAddress, tooManyErrors } from '../account.schema'
import { defineRoute } from '../route'
import { commonErrors, Done, NumericId } from '../shared.schema'

export const inviteAuthor = defineRoute({
  backend: 'main',
  method: 'post',
  path: '/books/{id}/invitations',
  operationId: 'inviteAuthor',
  summary: 'Mail somebody an invitation as author of the book',
  access: 'author',
  tag: 'Book',
  params: z.object({ id: NumericId }),
  body: { kind: 'json', schema: z.object({ email: EmailAddress }) },
  responses: { 200: { description: 'The mail is sent', schema: Done }, ...commonErrors, ...tooManyErrors },
})
