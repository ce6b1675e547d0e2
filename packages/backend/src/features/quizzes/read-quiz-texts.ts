import { QuizScoreFeedback, QuizTexts, QuizTitles } from '@lectern/contracts/quiz'
import type { z } from 'zod'

type Stored = Readonly<Record<string, unknown>>
type Texts = z.output<typeof QuizTexts>

// Fields of these names that another program stored in another form are kept, and read as none.

/** Returns the stored titles of a quiz by language. */
export function readQuizTitles(otherFields: Stored): Texts {
  return QuizTitles.safeParse(otherFields['titles']).data ?? {}
}

/** Returns the stored texts of a question or an answer by language. */
export function readTexts(otherFields: Stored): Texts {
  return QuizTexts.safeParse(otherFields['texts']).data ?? {}
}

/** Returns the stored feedback of a question by language. */
export function readFeedbacks(otherFields: Stored): Texts {
  return QuizTexts.safeParse(otherFields['feedbacks']).data ?? {}
}

/** Returns what the author says about scores. */
export function readScoreFeedback(otherFields: Stored): z.output<typeof QuizScoreFeedback> {
  return QuizScoreFeedback.safeParse(otherFields['scoreFeedback']).data ?? []
}
