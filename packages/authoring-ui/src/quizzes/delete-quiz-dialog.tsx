import { quizApi, type QuizSummary } from '@lectern/api-client/quiz'
import { isApiFailure } from '@lectern/api-client/session'
import { quizEditorMessages } from '@lectern/messages'
import { useToast, useTranslate } from '@lectern/ui'
import { ConfirmDialog } from '@lectern/ui/dialogs'
import { useState } from 'react'

export interface DeleteQuizDialogProps {
  /** The quiz to delete; null closes the dialog. */
  readonly quiz: QuizSummary | null
  readonly bookId: number
  readonly onClose: () => void
}

/** Asks before a quiz is deleted, deletes it and says so. */
export function DeleteQuizDialog({ quiz, bookId, onClose }: DeleteQuizDialogProps) {
  const t = useTranslate(quizEditorMessages)
  const toast = useToast()
  const [deleteQuiz, { isLoading }] = quizApi.useDeleteQuizMutation()
  // The dialog still names its quiz while it fades out.
  const [named, setNamed] = useState(quiz)
  if (quiz !== null && quiz !== named) setNamed(quiz)
  if (named === null) return null

  const remove = async () => {
    const { error } = await deleteQuiz({ id: bookId, quizId: named.id })
    onClose()
    if (error === undefined) toast({ tone: 'success', message: t('quizDeleted', { title: named.title }) })
    else toast({ tone: 'critical', message: (isApiFailure(error) && error.msg) || t('quizActionFailed') })
  }
  return (
    <ConfirmDialog
      open={quiz !== null}
      dangerous="delete-quiz"
      busy={isLoading}
      title={t('quizDeleteTitle', { title: named.title })}
      confirmLabel={t('quizDeleteConfirm')}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {t('quizDeleteLead')}
    </ConfirmDialog>
  )
}
