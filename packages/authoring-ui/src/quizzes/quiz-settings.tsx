import { quizEditorMessages } from '@lectern/messages'
import { Checkbox, NumberField, useTranslate } from '@lectern/ui'
import type { QuizFields } from './quiz-draft'
import * as styles from './quizzes.css'

export interface QuizSettingsProps {
  readonly quiz: QuizFields
  /** Called with the changed fields; edits with the same name are undone together. */
  readonly onChange: (fields: Partial<QuizFields>, name: string) => void
}

/** The rules by which a quiz is taken. */
export function QuizSettings({ quiz, onChange }: QuizSettingsProps) {
  const t = useTranslate(quizEditorMessages)
  return (
    <fieldset className={styles.settings}>
      <legend className={styles.legend}>{t('quizSettings')}</legend>
      <NumberField
        label={t('quizAttempts')}
        hint={t('quizAttemptsHint')}
        value={quiz.attemptsAllowed}
        min={1}
        max={1000}
        onChange={(attemptsAllowed) => onChange({ attemptsAllowed }, 'attempts')}
      />
      <Checkbox
        label={t('quizOpenBook')}
        hint={t('quizOpenBookHint')}
        checked={quiz.isOpenBook}
        onChange={(isOpenBook) => onChange({ isOpenBook }, 'open-book')}
      />
      <Checkbox
        label={t('quizShowAnswers')}
        hint={t('quizShowAnswersHint')}
        checked={quiz.showsAnswersToTestStudent}
        onChange={(showsAnswersToTestStudent) => onChange({ showsAnswersToTestStudent }, 'show-answers')}
      />
    </fieldset>
  )
}
