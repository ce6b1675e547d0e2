import { quizMessages } from '@lectern/messages'
import { ConfirmDialog, useTranslate } from '@lectern/ui'
import type { QuizTaking } from './create-quiz-taking'

interface IncompleteDialogProps {
  /** Number of questions without an answer. */
  readonly openCount: number
  readonly taking: QuizTaking
}

/** Asks before answers are sent while some questions have none. */
export function IncompleteDialog({ openCount, taking }: IncompleteDialogProps) {
  const t = useTranslate(quizMessages)
  return (
    <ConfirmDialog
      open
      title={t('quizIncompleteTitle')}
      confirmLabel={t('quizIncompleteSubmit')}
      cancelLabel={t('quizIncompleteBack')}
      onConfirm={taking.submitIncomplete}
      onCancel={() => taking.send({ type: 'incompleteDeclined' })}
    >
      {t('quizIncomplete', { count: openCount })}
    </ConfirmDialog>
  )
}
