import { useRetry } from '@lectern/api-client/retry'
import { quizEditorMessages } from '@lectern/messages'
import { Banner, Button, Heading, ReturnLink, Tabs, useTranslate } from '@lectern/ui'
import { useCallback, useRef, useState } from 'react'
import type { UnsavedWork } from '../connected/unsaved-work'
import type { QuizPaths } from './quiz-paths'
import type { QuizDesk, QuizDeskState } from './create-quiz-desk'
import type { DraftPlace } from './kept-draft'
import { MediaContext, type MediaServices } from './media-context'
import { quizPreviewUrl } from './quiz-preview-url'
import { QuizEditForm } from './quiz-edit-form'
import { QuizConflictDialog } from './quiz-conflict-dialog'
import { titleMaximum } from './quiz-limits'
import { QuizResults } from './quiz-results'
import { QuizSaveBar } from './quiz-save-bar'
import type { ResultQuestion } from './summarise-results'
import { useQuizDesk } from './use-quiz-desk'
import { useQuizKeys } from './use-quiz-keys'
import * as styles from './quizzes.css'

export interface QuizBenchProps {
  readonly desk: QuizDesk
  readonly bookId: number
  readonly quizId: number
  readonly uploadMedium: MediaServices['upload']
  /** The signed-in user may give attempts back. */
  readonly mayReset: boolean
  readonly place: DraftPlace
  /** Languages of the book. */
  readonly languages: readonly string[]
  readonly paths: QuizPaths
  /** Discards changes that were kept from an earlier visit; null if there were none. */
  readonly onDiscardRestored: (() => void) | null
  readonly onUnsaved: (work: UnsavedWork | null) => void
}

/** A quiz at work: its title, its settings and its questions. */
export function QuizBench(props: QuizBenchProps) {
  const { desk, bookId, quizId, uploadMedium, mayReset, place, languages, paths, onDiscardRestored, onUnsaved } = props
  const t = useTranslate(quizEditorMessages)
  const titleField = useRef<HTMLDivElement>(null)
  const save = useCallback(async () => {
    const { title } = desk.getState().draft
    if (title.trim() !== '' && title.length <= titleMaximum) return desk.save()
    titleField.current?.querySelector('input')?.focus()
    return false
  }, [desk])
  const { state, isUnsaved, isKept } = useQuizDesk({ desk, place, save, onUnsaved })
  useQuizKeys(desk, save)
  const { draft, saving, failure } = state
  const retry = useRetry({ error: failure ?? undefined, isTrying: saving !== null, tryAgain: save })
  const [tab, setTab] = useState<'edit' | 'results'>('edit')
  const language = languages[0]
  const edit = (
    <MediaContext value={{ upload: uploadMedium, languages }}>
      <QuizEditForm
        desk={desk}
        draft={draft}
        languages={languages}
        isUnsaved={isUnsaved}
        previewUrl={quizPreviewUrl({ bookId, quizId })}
        titleField={titleField}
      />
    </MediaContext>
  )
  return (
    <div className={styles.screen}>
      <div className={styles.top}>
        <ReturnLink href={paths.list} label={t('quizListBack')}>
          {t('quizListBackShort')}
        </ReturnLink>
        <div className={styles.name}>
          <Heading level={1} size="m" title={draft.title} lang={language} dir="auto">
            {draft.title}
          </Heading>
        </div>
        <QuizSaveBar desk={desk} state={state} isUnsaved={isUnsaved} isKept={isKept} onSave={save} />
      </div>
      {failure !== null && (
        <Banner
          tone="critical"
          title={failure.msg === '' ? t('quizSaveFailed') : failure.msg}
          action={
            <Button size="s" onClick={retry.retryNow}>
              {t('retry')}
            </Button>
          }
        >
          {t('quizSaveKeeps')}
        </Banner>
      )}
      {onDiscardRestored !== null && isUnsaved && (
        <Banner
          action={
            <Button size="s" onClick={onDiscardRestored}>
              {t('quizDiscardRestored')}
            </Button>
          }
        >
          {t('quizRestored')}
        </Banner>
      )}
      {state.hasTakenIn && <Banner>{t('quizTakenIn')}</Banner>}
      <Tabs<'edit' | 'results'>
        label={t('quizTabsLabel')}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'edit', label: t('quizTabEdit'), content: edit },
          {
            value: 'results',
            label: t('quizTabResults'),
            content: tab === 'results' && (
              <QuizResults quizId={quizId} title={draft.title} questions={listQuestions(state)} mayReset={mayReset} />
            ),
          },
        ]}
      />
      <QuizConflictDialog
        conflicts={state.conflicts}
        onResolve={(choices) => void desk.resolve(choices)}
        onClose={desk.postpone}
      />
    </div>
  )
}

/** Returns the stored questions, whose results there can be. */
function listQuestions({ stored: { quiz, parts } }: QuizDeskState): ResultQuestion[] {
  return quiz.questions.flatMap(({ key, text }) => {
    const part = parts.get(key)
    return part === undefined ? [] : [{ id: part.id, text }]
  })
}
