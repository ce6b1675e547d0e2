import type { z } from 'zod'
import { ApiFailure } from '../../entities/failures/api-failure'
import { firstIssue } from '../../entities/failures/first-issue'

/**
 * Parses a part of a request by its schema; undefined without one.
 * @param read called only if there is something to parse, because it is costly
 */
export function parsePart(schema: z.ZodType | undefined, read: () => unknown): unknown {
  if (!schema) return undefined
  const result = schema.safeParse(read())
  if (result.success) return result.data
  const { field, message } = firstIssue(result.error)
  throw new ApiFailure('invalid-field', `${field || 'The request'}: ${message}.`, field ? { field } : {})
}
