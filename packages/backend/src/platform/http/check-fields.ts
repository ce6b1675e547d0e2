import { firstIssue } from '../../entities/failures/first-issue'
import type { z } from 'zod'
import { ApiFailure } from '../../entities/failures/api-failure'

/** Parses fields that can be checked only after they are combined from several parts of a request. */
export function checkFields<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const { field, message } = firstIssue(result.error)
  const problem = `${field || 'The request'}: ${message}.`
  throw new ApiFailure('invalid-field', problem, field ? { field } : {})
}
