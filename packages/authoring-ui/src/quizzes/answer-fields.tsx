import type { QuestionType } from '@lectern/core/book'
import { quizEditorMessages } from '@lectern/messages'
import { Button, ReorderList, Text, useTranslate } from '@lectern/ui'
import { Plus } from '@lectern/ui/icons'
import { useId } from 'react'
import { createAnswer, markAnswer } from './edit-quiz'
import { answerMaximum } from './quiz-limits'
import { AnswerRow } from './answer-row'
import type { AnswerDraft, QuestionDraft } from './quiz-draft'
import type { WritingLanguage } from './writing-language'
import * as styles from './quizzes.css'

export interface AnswerFieldsProps {
  readonly question: QuestionDraft
  readonly type: QuestionType
  readonly writing: WritingLanguage
  readonly onChange: (change: (question: QuestionDraft) => QuestionDraft, name?: string) => void
}

/** The answers of a question in their order. Those of a short answer are all right. */
export function AnswerFields({ question, type, writing, onChange }: AnswerFieldsProps) {
  const t = useTranslate(quizEditorMessages)
  const group = useId()
  const { answers } = question
  const isShort = type === 'short-answer'
  const numberOf = ({ key }: AnswerDraft) => answers.findIndex((answer) => answer.key === key) + 1
  const setAnswers = (edit: (current: readonly AnswerDraft[]) => readonly AnswerDraft[], name?: string) =>
    onChange((current) => ({ ...current, answers: edit(current.answers) }), name)
  const changeAnswer = (key: string, edit: (answer: AnswerDraft) => AnswerDraft, name?: string) =>
    setAnswers((current) => current.map((answer) => (answer.key === key ? edit(answer) : answer)), name)
  return (
    <div className={styles.answers} role="group" aria-labelledby={`${group}-label`}>
      <span id={`${group}-label`} className={styles.answersLabel}>
        {t(isShort ? 'quizAccepted' : 'quizAnswers')}
      </span>
      {isShort && (
        <Text size="s" tone="muted">
          {t('quizAcceptedHint')}
        </Text>
      )}
      <div className={styles.wideEntries}>
        <ReorderList
          label={t(isShort ? 'quizAccepted' : 'quizAnswers')}
          entries={answers}
          entryKey={({ key }) => key}
          entryName={(answer) => t('quizAnswerName', { number: numberOf(answer) })}
          onReorder={(ordered) => setAnswers(() => ordered)}
        >
          {(answer) => (
            <AnswerRow
              answer={answer}
              number={numberOf(answer)}
              type={type}
              group={group}
              writing={writing}
              onMark={(isCorrect) => onChange((current) => markAnswer(current, answer.key, isCorrect))}
              onChange={(edit, name) => changeAnswer(answer.key, edit, name)}
              onDelete={() => setAnswers((current) => current.filter(({ key }) => key !== answer.key))}
            />
          )}
        </ReorderList>
      </div>
      {type !== 'true-false' && answers.length < answerMaximum && (
        <div>
          <Button
            size="s"
            tone="quiet"
            icon={Plus}
            onClick={() => setAnswers((current) => [...current, createAnswer('', isShort)])}
          >
            {t('quizAddAnswer')}
          </Button>
        </div>
      )}
    </div>
  )
}
