import { z } from 'zod'

/** Ids of books, chapters, pages and their variations: positive integers (text ids belong to rects). */
export const NumericId = z.coerce.number().int().positive()

export const LanguageCode = z
  .string()
  .regex(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/, 'a BCP 47 language code such as en or es-MX')
  .meta({ id: 'LanguageCode', description: 'BCP 47', examples: ['en', 'es'] })

/** Error response of every backend. */
export const ApiError = z
  .object({
    code: z.string().meta({ description: 'Stable, for programs' }),
    msg: z.string().meta({ description: 'For people: what is wrong and what to do' }),
    field: z.string().exactOptional().meta({ description: 'The field that is wrong, dotted' }),
    requestId: z.string().exactOptional(),
    currentRevision: z.number().int().exactOptional().meta({ description: 'With 412: the revision that stands now' }),
  })
  .meta({ id: 'ApiError' })

export const Done = z.object({ success: z.literal(true) }).meta({ id: 'Done' })

export const JobAccepted = z
  .object({ jobId: z.string(), eventsUrl: z.string() })
  .meta({ id: 'JobAccepted', description: 'Long work has been queued; follow it at eventsUrl or by polling the job' })

export const PreferHeader = z.object({
  prefer: z.string().optional().meta({ description: 'respond-async: answer 202 with a job instead of waiting' }),
})

/** Error responses that any call may return. */
export const commonErrors = {
  400: { description: 'The request cannot be read', schema: ApiError },
  401: { description: 'No valid token', schema: ApiError },
  403: { description: 'Not allowed', schema: ApiError },
  404: { description: 'No such thing, or not visible to the caller', schema: ApiError },
  409: { description: 'It stands against what is there already, or the call is at work', schema: ApiError },
  413: { description: 'The body is too large', schema: ApiError },
  422: { description: 'A field is wrong', schema: ApiError },
  429: { description: 'Too often; Retry-After says how many seconds to wait', schema: ApiError },
  503: {
    description: 'The server is starting or stopping, or a part of it is away; try again in a moment',
    schema: ApiError,
  },
} as const

/** Further responses of a call with an ETag. */
export const notChanged = { 304: { description: 'The answer of this ETag is still the current one' } } as const

/** Further responses of a call that uses an engine or an outside provider. */
export const engineErrors = {
  502: { description: 'What does this work outside of the server failed', schema: ApiError },
} as const

/** Headers of a call that may conflict with another change. */
export const IfMatchHeader = z.object({
  'if-match': z
    .string()
    .optional()
    .meta({ description: 'The ETag that the change was made on; 412 when it is not the current one' }),
})

/** Further responses of a call that may conflict with another change. */
export const staleErrors = {
  412: { description: 'Someone else saved meanwhile; currentRevision says what stands now', schema: ApiError },
} as const
