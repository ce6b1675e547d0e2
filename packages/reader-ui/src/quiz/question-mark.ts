import { CircleAlert, CircleCheck, Info } from '@lectern/ui/icons'
import type { QuestionFieldProps } from './question-choices'

interface QuestionMark {
  readonly icon: typeof Info
  readonly text: 'quizRight' | 'quizWrong' | 'quizNotAnswered' | 'quizNotGraded'
}

/** Icon and text of a question after grading. */
export const questionMarks: Readonly<Record<'right' | 'wrong' | 'open' | 'ungraded', QuestionMark>> = {
  right: { icon: CircleCheck, text: 'quizRight' },
  wrong: { icon: CircleAlert, text: 'quizWrong' },
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
