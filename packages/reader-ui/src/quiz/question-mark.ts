import { Check, CircleAlert, Info, X } from '@lectern/ui/icons'
import type { QuestionFieldProps } from './question-choices'

interface QuestionMark {
  readonly icon: typeof Info
  readonly text: 'quizRight' | 'quizWrong' | 'quizNotAnswered' | 'quizNotGraded'
}

/** Icon and text of a question after grading. The icons differ in shape: colours alone tell some readers nothing. */
export const questionMarks: Readonly<Record<'right' | 'wrong' | 'open' | 'ungraded', QuestionMark>> = {
  right: { icon: Check, text: 'quizRight' },
  wrong: { icon: X, text: 'quizWrong' },
  open: { icon: CircleAlert, text: 'quizNotAnswered' },
  ungraded: { icon: Info, text: 'quizNotGraded' },
}

type QuestionGrade = NonNullable<QuestionFieldProps['grade']>

/** Returns the mark of a graded question. */
export function markOf({ isCorrect, answered }: QuestionGrade): keyof typeof questionMarks {
  if (isCorrect === null) return 'ungraded'
  if (isCorrect) return 'right'
  return answered ? 'wrong' : 'open'
}
