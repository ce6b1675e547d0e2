import type { z } from 'zod'
import { requireValue } from './require-value'

/** Returns the first issue of a failed parse, with the dotted path of its field; the path is empty for the whole value. */
export function firstIssue(error: z.ZodError): { field: string; path: readonly PropertyKey[]; message: string } {
  const { path, message } = requireValue(error.issues[0], 'the issue of a failed parse')
  return { field: path.map(String).join('.'), path, message }
}
