import { quizEditorMessages } from '@lectern/messages'
import { Badge, Icon, useTranslate } from '@lectern/ui'
import { ChevronDown, ChevronRight } from '@lectern/ui/icons'
import { useId } from 'react'
import { listQuestionProblems } from './list-question-problems'
import { QuestionForm, type QuestionFormProps } from './question-form'
import { typeTexts } from './question-types'
import { typeOf } from './quiz-draft'
import * as styles from './quizzes.css'

export interface QuestionRowProps extends QuestionFormProps {
  readonly number: number
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** A question in the list: its text, and below it the form while it is open. */
export function QuestionRow({ number, isOpen, onToggle, ...form }: QuestionRowProps) {
  const { question, writing } = form
  const t = useTranslate(quizEditorMessages)
  const formId = useId()
  const type = typeOf(question)
  const problems = listQuestionProblems(question)
  const nameOfType = type === null ? t('quizTypeUnknown', { type: String(question.type) }) : t(typeTexts[type])
  const isUntitled = question.text.trim() === ''
  return (
    <div className={styles.question}>
      <button
        type="button"
        className={styles.questionToggle}
        aria-expanded={isOpen}
        aria-controls={formId}
        onClick={onToggle}
      >
        <Icon of={isOpen ? ChevronDown : ChevronRight} size="s" followsText />
        <span className={styles.questionSummary}>
          <span className={styles.questionType}>
            {t('quizQuestionName', { number })} · {nameOfType}
          </span>
          <span className={styles.questionText} lang={isUntitled ? undefined : writing.base} dir="auto">
            {isUntitled ? t('quizQuestionUntitled') : question.text}
          </span>
        </span>
        {problems.length > 0 && <Badge tone="warning">{t('quizProblems', { count: problems.length })}</Badge>}
      </button>
      <div id={formId} hidden={!isOpen}>
        {isOpen && <QuestionForm {...form} />}
      </div>
    </div>
  )
}
