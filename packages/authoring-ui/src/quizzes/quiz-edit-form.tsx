import { nameLanguage, quizEditorMessages } from '@lectern/messages'
import { ButtonLink, Heading, Select, Text, TextField, useLocale, useTranslate } from '@lectern/ui'
import { BookOpenText } from '@lectern/ui/icons'
import { useState, type Ref } from 'react'
import type { QuizDesk } from './create-quiz-desk'
import { QuestionList } from './question-list'
import type { QuizDraft } from './quiz-draft'
import { titleMaximum } from './quiz-limits'
import { QuizSettings } from './quiz-settings'
import { QuizTitles } from './quiz-titles'
import { ScoreFeedbackFields } from './score-feedback-fields'
import * as styles from './quizzes.css'

export interface QuizEditFormProps {
  readonly desk: QuizDesk
  readonly draft: QuizDraft
  /** Languages of the book. */
  readonly languages: readonly string[]
  readonly isUnsaved: boolean
  /** Address of the quiz in the reader. */
  readonly previewUrl: string
  /** Its input takes the focus when the title is missing. */
  readonly titleField: Ref<HTMLDivElement>
}

/** The fields of a quiz: its titles, its questions, its settings and what it says about scores. */
export function QuizEditForm({ desk, draft, languages, isUnsaved, previewUrl, titleField }: QuizEditFormProps) {
  const t = useTranslate(quizEditorMessages)
  const { locale } = useLocale()
  const [base, ...others] = languages
  // Texts in languages that the book no longer has can be seen and removed.
  const codes = [...new Set([...others, ...listCodes(draft)])]
  const [chosen, setChosen] = useState<string | null>(null)
  const writing = { base, other: chosen !== null && codes.includes(chosen) ? chosen : null }
  const nameOf = (code: string) => nameLanguage(code, locale)
  return (
    <div className={styles.edit}>
      <div ref={titleField} className={styles.title}>
        <TextField
          label={t('quizTitleLabel')}
          hint={languages.length > 1 ? t('quizTitleHint') : undefined}
          value={draft.title}
          lang={base}
          dir="auto"
          maximum={titleMaximum}
          error={draft.title.trim() === '' ? t('quizTitleMissing') : undefined}
          onChange={(title) => desk.edit((quiz) => ({ ...quiz, title }), 'title')}
        />
      </div>
      <QuizTitles
        titles={draft.titles}
        languages={others}
        onChange={(titles, name) => desk.edit((quiz) => ({ ...quiz, titles }), name)}
      />
      <Heading level={2} size="l">
        {t('quizQuestions')}
      </Heading>
      {base !== undefined && codes.length > 0 && (
        <div className={styles.title}>
          <Select
            label={t('quizWriting')}
            hint={writing.other === null ? undefined : t('quizWritingHint', { language: nameOf(base) })}
            value={writing.other ?? base}
            options={[base, ...codes].map((code) => ({ value: code, label: nameOf(code) }))}
            onChange={(code) => setChosen(code === base ? null : code)}
          />
        </div>
      )}
      <QuestionList desk={desk} questions={draft.questions} writing={writing} />
      <div className={styles.trial}>
        <ButtonLink icon={BookOpenText} href={previewUrl} target="_blank" rel="noopener">
          {t('quizTry')}
        </ButtonLink>
        {isUnsaved && (
          <Text size="s" tone="muted">
            {t('quizTryUnsaved')}
          </Text>
        )}
      </div>
      <QuizSettings quiz={draft} onChange={(fields, name) => desk.edit((quiz) => ({ ...quiz, ...fields }), name)} />
      <ScoreFeedbackFields
        ranges={draft.scoreFeedback}
        writing={writing}
        onChange={(scoreFeedback, name) => desk.edit((quiz) => ({ ...quiz, scoreFeedback }), name)}
      />
    </div>
  )
}

/** Returns the codes of the languages that have texts of their own. */
function listCodes({ questions, scoreFeedback }: QuizDraft): string[] {
  const texts = [
    ...questions.flatMap((question) => [question.texts, question.feedbacks]),
    ...questions.flatMap(({ answers }) => answers.map((answer) => answer.texts)),
    ...scoreFeedback.map((range) => range.texts),
  ]
  return texts.flatMap((byCode) => Object.keys(byCode))
}
