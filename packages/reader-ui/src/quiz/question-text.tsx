import { matchLanguage } from '@lectern/core/book'
import { quizMessages } from '@lectern/messages'
import { TextField, useTranslate } from '@lectern/ui'
import type { QuestionFieldProps } from './question-choices'
import * as styles from './quiz.css'

/** The server takes no longer answer. */
const greatestLength = 2000

/** A written answer. */
export function QuestionText({ question, answer, grade, isOpen, language, onAnswer }: QuestionFieldProps) {
  const t = useTranslate(quizMessages)
  const byLanguage = grade?.acceptedTextsByLanguage ?? {}
  const code = matchLanguage(Object.keys(byLanguage), language)
  const accepted = (code !== null && byLanguage[code]) || grade?.acceptedTexts
  return (
    <>
      <TextField
        label={t('quizYourAnswer')}
        value={answer !== undefined && 'text' in answer ? answer.text : ''}
        dir="auto"
        lang={language}
        maxLength={greatestLength}
        autoComplete="off"
        disabled={!isOpen}
        name={`answer-${question.id}`}
        onChange={(text) => onAnswer({ text })}
      />
      {accepted !== undefined && accepted.length > 0 && (
        <p className={styles.note}>
          {t('quizAcceptedTexts')}{' '}
          <span lang={language} dir="auto">
            {accepted.join(' · ')}
          </span>
        </p>
      )}
    </>
  )
}
