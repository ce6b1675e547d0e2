import type { QuizToTake } from '@lectern/api-client/quiz/taking'
import { quizMessages } from '@lectern/messages'
import { Button, useTranslate } from '@lectern/ui'
import { markOf, questionMarks } from './question-mark'
import type { QuestionFieldProps } from './question-choices'
import * as styles from './quiz.css'

export interface QuizOverviewProps {
  readonly questions: QuizToTake['questions']
  readonly grades: ReadonlyMap<number, NonNullable<QuestionFieldProps['grade']>>
  /** Returns the id of the element of a question. */
  readonly idOf: (questionId: number) => string
}

/** The result of each graded question. A press leads to the question. */
export function QuizOverview({ questions, grades, idOf }: QuizOverviewProps) {
  const t = useTranslate(quizMessages)
  return (
    <ol className={styles.overview} aria-label={t('quizOverview')}>
      {questions.map((question, index) => {
        const grade = grades.get(question.id)
        if (grade === undefined) return null
        const mark = markOf(grade)
        const { icon, text } = questionMarks[mark]
        const number = index + 1
        return (
          <li key={question.id} data-mark={mark}>
            <Button
              size="s"
              icon={icon}
              aria-label={t('quizGoTo', { number, mark: t(text) })}
              onClick={() => goTo(idOf(question.id))}
            >
              {number}
            </Button>
          </li>
        )
      })}
    </ol>
  )
}

function goTo(id: string): void {
  const question = document.getElementById(id)
  question?.scrollIntoView({ block: 'start' })
  question?.focus({ preventScroll: true })
}
