import { firstIssue } from '../../entities/failures/first-issue'
import { CoachingPoint, type PageJsonWrite, TriggersToSave } from '@lectern/contracts/main'
import { z } from 'zod'
import { ApiFailure } from '../../entities/failures/api-failure'
import { parseJsonText } from '../../platform/http/parse-json-text'
import type { ContentWrite } from './page-content.service'

/** Parses JSON text with `schema`; throws with the field if it does not match. */
export function parseContent<S extends z.ZodType>(text: string, schema: S, field: string): z.output<S> {
  const result = schema.safeParse(parseJsonText(text, field))
  if (result.success) return result.data
  const issue = firstIssue(result.error)
  const path = [field, ...issue.path].map(String).join('.')
  throw new ApiFailure('invalid-field', `${path}: ${issue.message}.`, { field: path })
}

/** Parses triggers and coaching points, which clients send as JSON text of lists. */
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
        : { popupTriggers: parseContent(popupTriggers, TriggersToSave, `${index}.popupTriggers`) }),
      ...(coachingPoints === undefined
        ? {}
        : {
            coachingPoints: parseContent(coachingPoints, z.array(CoachingPoint).max(2000), `${index}.coachingPoints`),
          }),
      ...(revision === undefined ? {} : { revision }),
    },
  }))
}
