import { z } from 'zod'
import { boundFields } from '../bounded-fields'
import { defineRoute } from '../route'
import { commonErrors, Done } from '../shared.schema'

const bookOrPage = z.coerce.number().int().positive().nullish()

export const BugReport = boundFields(
  z.looseObject({
    message: z.string().max(10_000).nullish(),
    user_token: z.string().max(4000).nullish().meta({ description: 'Tells who reports; it is not kept' }),
    returnurl: z.string().max(4000).nullish().meta({ description: 'Kept without the token that it may carry' }),
    book_id: bookOrPage,
    page_id: bookOrPage,
    selected_language: z.string().max(100).nullish(),
  }),
).meta({ id: 'BugReport', description: 'Further fields are the problem flags' })

export const reportBug = defineRoute({
  backend: 'app',
  method: 'post',
  path: '/api/bug',
  operationId: 'reportBug',
  summary: 'Report a problem, with an account or without',
  access: 'public',
  tag: 'Bug',
  body: { kind: 'json', schema: BugReport },
  responses: {
    200: { description: 'Kept', schema: Done },
    ...commonErrors,
  },
})
