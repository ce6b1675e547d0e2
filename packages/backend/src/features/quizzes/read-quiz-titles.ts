import { QuizSummary } from '@lectern/contracts/quiz'

/** Returns the stored titles of a quiz by language; none for a field of this name that another program stored. */
export function readQuizTitles(otherFields: Readonly<Record<string, unknown>>): Record<string, string> {
  return QuizSummary.shape.titles.safeParse(otherFields['titles']).data ?? {}
}
