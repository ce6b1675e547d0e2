import { z } from 'zod'

/** Ids of books, chapters, pages and their variations: positive integers (text ids belong to rects). */
export const NumericId = z.coerce.number().int().positive()

export const LanguageCode = z
  .string()
  .regex(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/, 'a BCP 47 language code such as en or es-MX')
  .meta({ id: 'LanguageCode', description: 'BCP 47', examples: ['en', 'es'] })

/** A bucket's signature makes links long. */
export const AudioFileName = z.string().min(1).max(2000).meta({
  id: 'AudioFileName',
  description: "Name of a track in the book's ChapterAudios folder, or its audio_link",
})

/** Error response of every backend. */
export const ApiError = z
  .object({
    code: z.string().meta({ description: 'Stable code for programs' }),
    msg: z.string().meta({ description: 'For people: the fault and what to do' }),
    field: z.string().exactOptional().meta({ description: 'Path of the invalid field, with dots' }),
    requestId: z.string().exactOptional(),
    currentRevision: z.number().int().exactOptional().meta({ description: 'With 412: the current revision' }),
    lostSpeech: z.object({ sentences: z.number().int(), characters: z.number().int() }).exactOptional().meta({
      description: 'With the code speech-lost: sentences that may have been paid for, and their sound was lost',
    }),
  })
  .meta({ id: 'ApiError' })

/** Response to work of an outside engine that is not paid for, by its code: `budget-spent` or `result-lost`. */
export const paidResultError = {
  description:
    "budget-spent: the provider's account is used up; result-lost: the work may have been paid for and its result was lost, and a new request pays for it again",
  schema: ApiError,
}

export const Done = z.object({ success: z.literal(true) }).meta({ id: 'Done' })

export const JobAccepted = z
  .object({ jobId: z.string(), eventsUrl: z.string() })
  .meta({ id: 'JobAccepted', description: 'The work is queued as a job; follow it at eventsUrl or poll the job' })

export const PreferHeader = z.object({
  prefer: z.string().optional().meta({ description: 'respond-async: respond with 202 and a job instead of waiting' }),
})

/** Error responses of every route while the server cannot do its work; `defineRoute` adds them. */
export const serverErrors = {
  503: {
    description:
      'The server is starting or stopping, or its database or store is unavailable; Retry-After is the number of seconds to wait',
    schema: ApiError,
  },
  507: {
    description: 'The disk of the data folder or of the database is full; nothing was stored',
    schema: ApiError,
  },
} as const

/** Further error responses of most calls. */
export const commonErrors = {
  400: { description: 'The request is malformed', schema: ApiError },
  401: { description: 'No token, or an invalid one', schema: ApiError },
  403: { description: 'Not allowed', schema: ApiError },
  404: { description: 'Does not exist or is not visible to the caller', schema: ApiError },
  409: { description: 'It conflicts with existing data, or the call is still running', schema: ApiError },
  413: { description: 'The body is too large', schema: ApiError },
  422: { description: 'A field is invalid', schema: ApiError },
  429: { description: 'Too many calls; Retry-After is the number of seconds to wait', schema: ApiError },
} as const

/** Further responses of a call with an ETag. */
export const notChanged = { 304: { description: 'The response with this ETag is still current' } } as const

/** Further responses of a call that uses an engine or an outside provider. */
export const engineErrors = {
  502: { description: "The provider's service failed", schema: ApiError },
} as const

/** Headers of a call that may conflict with another change. */
export const IfMatchHeader = z.object({
  'if-match': z
    .string()
    .optional()
    .meta({ description: 'The ETag on which the change is based; 412 if it is not the current one' }),
})

/** Further responses of a call that may conflict with another change. */
export const staleErrors = {
  412: { description: 'Somebody else has saved since; currentRevision is the revision now', schema: ApiError },
} as const
