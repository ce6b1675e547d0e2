import { z } from 'zod'
import { boundFields } from '../bounded-fields'
import { defineRoute } from '../route'
import { commonErrors, Done } from '../shared.schema'

const bookOrPage = z.coerce.number().int().positive().nullish()

export const BugReport = boundFields(
  z.looseObject({
    message: z.string().max(10_000).nullish(),
    user_token: z.string().max(4000).nullish().meta({ description: 'Token of the reporter; it is not stored' }),
    returnurl: z.string().max(4000).nullish().meta({ description: 'Stored without any token in it' }),
    book_id: bookOrPage,
    page_id: bookOrPage,
    selected_language: z.string().max(100).nullish(),
  }),
).meta({ id: 'BugReport', description: 'Other fields are problem flags' })

export const reportBug = defineRoute({
  backend: 'app',
  method: 'post',
  path: '/api/bug',
  operationId: 'reportBug',
  summary: 'Report a problem, with or without an account',
  access: 'public',
  tag: 'Bug',
  body: { kind: 'json', schema: BugReport },
  responses: {
    200: { description: 'Saved', schema: Done },
    ...commonErrors,
  },
})
