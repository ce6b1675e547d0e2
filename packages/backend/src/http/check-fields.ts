import type { z } from 'zod'
import { ApiFailure } from './api-failure'

/** The fields as the schema reads them, for calls whose parts can be checked only once they are put together. */
export function checkFields<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const field = issue?.path.map(String).join('.') ?? ''
  const problem = `${field || 'The request'}: ${issue?.message ?? 'is wrong'}.`
  throw new ApiFailure('invalid-field', problem, field ? { field } : {})
}
