import { quizEditorMessages } from '@lectern/messages'
import { Button, Icon, IconButton, useTranslate } from '@lectern/ui'
import { CircleCheck, Pencil, Redo2, Save, Undo2 } from '@lectern/ui/icons'
import { studioShortcuts } from '../shortcuts/studio-shortcuts'
import type { QuizDesk, QuizDeskState } from './create-quiz-desk'
import * as styles from './quizzes.css'

export interface QuizSaveBarProps {
  readonly desk: QuizDesk
  readonly state: QuizDeskState
  readonly isUnsaved: boolean
  /** The unsaved changes are kept on this device. */
  readonly isKept: boolean
  readonly onSave: () => unknown
}

/** Shows whether the quiz is saved, with the buttons to save, undo and redo. */
export function QuizSaveBar({ desk, state, isUnsaved, isKept, onSave }: QuizSaveBarProps) {
  const t = useTranslate(quizEditorMessages)
  const { saving, past, future } = state
  const text =
    saving !== null
      ? saving.total > 1
        ? t('quizSavingSteps', { done: saving.done, total: saving.total })
        : t('quizSaving')
      : t(!isUnsaved ? 'quizSaved' : isKept ? 'quizUnsavedKept' : 'quizUnsaved')
  return (
    <div className={styles.saveBar} role="group" aria-label={t('save')}>
      <span role="status" className={styles.saveState}>
        <Icon of={isUnsaved ? Pencil : CircleCheck} size="s" /> {text}
      </span>
      <IconButton
        size="s"
        icon={Undo2}
        label={t('undo')}
        shortcut={studioShortcuts.undo[0]}
        aria-disabled={past.length === 0}
        onClick={desk.undo}
      />
      <IconButton
        size="s"
        icon={Redo2}
        label={t('quizRedo')}
        shortcut={studioShortcuts.redo[0]}
        aria-disabled={future.length === 0}
        onClick={desk.redo}
      />
      {/* `aria-disabled` instead of `disabled`, so that the button keeps the focus when nothing is left to save. */}
      <Button
        size="s"
        tone={isUnsaved ? 'accent' : 'quiet'}
        icon={Save}
        busy={saving !== null}
        aria-disabled={!isUnsaved}
        onClick={() => isUnsaved && void onSave()}
      >
        {t('save')}
      </Button>
    </div>
  )
}
