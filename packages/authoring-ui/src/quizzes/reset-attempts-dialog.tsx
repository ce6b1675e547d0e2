import { quizApi } from '@lectern/api-client/quiz'
import { isApiFailure } from '@lectern/api-client/session'
import { quizEditorMessages } from '@lectern/messages'
import { useToast, useTranslate } from '@lectern/ui'
import { ConfirmDialog } from '@lectern/ui/dialogs'
import { useState } from 'react'

/** The readers whose attempts are given back: one of them, or all. */
export type ResetTarget = { readonly userId: number; readonly name: string } | 'all'

export interface ResetAttemptsDialogProps {
  readonly quizId: number
  /** null closes the dialog. */
  readonly target: ResetTarget | null
  readonly onClose: () => void
}

/** Asks before used attempts are given back, and gives them back. */
export function ResetAttemptsDialog({ quizId, target, onClose }: ResetAttemptsDialogProps) {
  const t = useTranslate(quizEditorMessages)
  const toast = useToast()
  const [resetGrades, { isLoading }] = quizApi.useResetUserGradesMutation()
  // The dialog still names its reader while it fades out.
  const [named, setNamed] = useState(target)
  if (target !== null && target !== named) setNamed(target)
  if (named === null) return null

  const reset = async () => {
    const { data, error } = await resetGrades({ quizId, ...(named === 'all' ? {} : { userId: named.userId }) })
    onClose()
    if (data !== undefined) toast({ tone: 'success', message: t('quizResetDone', { count: data.reset }) })
    else toast({ tone: 'critical', message: (isApiFailure(error) && error.msg) || t('quizActionFailed') })
  }
  return (
    <ConfirmDialog
      open={target !== null}
      dangerous="reset-grades"
      busy={isLoading}
      title={named === 'all' ? t('quizResetAllTitle') : t('quizResetOneTitle', { name: named.name })}
      confirmLabel={t(named === 'all' ? 'quizResetAll' : 'quizResetOne')}
      onConfirm={() => void reset()}
      onCancel={onClose}
    >
      {t('quizResetLead')}
    </ConfirmDialog>
  )
}
