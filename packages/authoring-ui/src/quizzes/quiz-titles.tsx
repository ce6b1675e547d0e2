import { nameLanguage, quizEditorMessages } from '@lectern/messages'
import { TextField, useLocale, useTranslate } from '@lectern/ui'
import type { QuizFields } from './quiz-draft'
import { titleMaximum } from './quiz-limits'
import * as styles from './quizzes.css'

export interface QuizTitlesProps {
  readonly titles: QuizFields['titles']
  /** Languages of the book after the first, whose title every quiz has. */
  readonly languages: readonly string[]
  /** Edits with the same name are undone together. */
  readonly onChange: (titles: QuizFields['titles'], name: string) => void
}

/** The title of a quiz in each other language of its book. */
export function QuizTitles({ titles, languages, onChange }: QuizTitlesProps) {
  const t = useTranslate(quizEditorMessages)
  const { locale } = useLocale()
  // Titles in languages that the book no longer has can be seen and removed.
  return [...new Set([...languages, ...Object.keys(titles)])].map((code) => (
    <div key={code} className={styles.title}>
      <TextField
        label={t('quizTitleIn', { language: nameLanguage(code, locale) })}
        value={titles[code] ?? ''}
        lang={code}
        dir="auto"
        optional
        maximum={titleMaximum}
        onChange={(title) => {
          const { [code]: _before, ...others } = titles
          onChange(title === '' ? others : { ...titles, [code]: title }, `title ${code}`)
        }}
      />
    </div>
  ))
}
