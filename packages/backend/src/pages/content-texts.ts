import { CoachingPoint, type PageJsonWrite, PopupTrigger } from '@lectern/contracts/main'
import { z } from 'zod'
import { ApiFailure } from '../http/api-failure'
import { parseJsonText } from '../http/parse-json-text'
import type { ContentWrite } from './page-content.service'

/** The content that a JSON text says, in the shape of `schema`; refuses what does not fit, naming the field. */
export function readText<S extends z.ZodType>(text: string, schema: S, field: string): z.output<S> {
  const result = schema.safeParse(parseJsonText(text, field))
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const path = [field, ...(issue?.path ?? [])].map(String).join('.')
  throw new ApiFailure('invalid-field', `${path}: ${issue?.message ?? 'is wrong'}.`, { field: path })
}

/** Triggers and coaching points as clients send them: JSON text of lists. */
export function toContentWrites(
  writes: readonly z.output<typeof PageJsonWrite>[],
  ifMatch: string | undefined,
): ContentWrite[] {
  if (ifMatch !== undefined && writes.length > 1) {
    throw new ApiFailure('invalid-field', 'If-Match is for one page. For several, give each its revision.', {
      field: 'if-match',
    })
  }
  return writes.map(({ pageId, popupTriggers, coachingPoints, revision }, index) => ({
    pageId,
    ifMatch,
    content: {
      ...(popupTriggers === undefined
        ? {}
        : { popupTriggers: readText(popupTriggers, z.array(PopupTrigger).max(2000), `${index}.popupTriggers`) }),
      ...(coachingPoints === undefined
        ? {}
        : { coachingPoints: readText(coachingPoints, z.array(CoachingPoint).max(2000), `${index}.coachingPoints`) }),
      ...(revision === undefined ? {} : { revision }),
    },
  }))
}
