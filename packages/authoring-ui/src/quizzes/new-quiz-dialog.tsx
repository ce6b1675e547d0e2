import { quizApi } from '@lectern/api-client/quiz'
import { isApiFailure } from '@lectern/api-client/session'
import { quizEditorMessages } from '@lectern/messages'
import { TextField, useTranslate } from '@lectern/ui'
import { useState } from 'react'
import { FormDialog } from '../form-dialog/form-dialog'
import { titleMaximum } from './quiz-limits'

export interface NewQuizDialogProps {
  readonly open: boolean
  readonly bookId: number
  readonly onClose: () => void
  readonly onCreated: (quizId: number) => void
}

/** Asks for the title of a new quiz and creates it. */
export function NewQuizDialog({ open, bookId, onClose, onCreated }: NewQuizDialogProps) {
  const t = useTranslate(quizEditorMessages)
  const [createQuiz, { isLoading, error, reset }] = quizApi.useCreateQuizMutation()
  const [title, setTitle] = useState('')
  const name = title.trim()
  const close = () => {
    reset()
    onClose()
  }
  const create = async () => {
    if (name === '' || name.length > titleMaximum) return
    const { data } = await createQuiz({ id: bookId, newQuiz: { title: name } })
    if (data === undefined) return
    setTitle('')
    close()
    onCreated(data.id)
  }
  return (
    <FormDialog
      open={open}
      title={t('quizNew')}
      submitLabel={t('quizCreate')}
      busy={isLoading}
      ready={name !== '' && name.length <= titleMaximum}
      onSubmit={create}
      onClose={close}
    >
      <TextField
        label={t('quizTitleLabel')}
        value={title}
        dir="auto"
        maximum={titleMaximum}
        error={error === undefined ? undefined : describeFailure(error) || t('quizActionFailed')}
        onChange={setTitle}
      />
    </FormDialog>
  )
}

function describeFailure(error: unknown): string {
  return isApiFailure(error) ? error.msg : ''
}
