import { mainApi, type BookSummary } from '@lectern/api-client/main'
import { useRetry } from '@lectern/api-client/retry'
import { FormDialog } from '@lectern/authoring-ui'
import { studioMessages } from '@lectern/messages'
import { TextField, useTranslate } from '@lectern/ui'
import { useState } from 'react'
import { describeFormFailure } from './describe-form-failure'

export interface RenameBookDialogProps {
  readonly book: BookSummary
  readonly onClose: () => void
}

/** Renames a book. Readers see the title after the next publication. */
export function RenameBookDialog({ book, onClose }: RenameBookDialogProps) {
  const t = useTranslate(studioMessages)
  const [updateBook, { error, isLoading }] = mainApi.useUpdateBookMutation()
  const [title, setTitle] = useState(book.title)
  const [isTitleMissing, setTitleMissing] = useState(false)

  const submit = async () => {
    setTitleMissing(title.trim() === '')
    if (title.trim() === '') return
    const saved = await updateBook({ id: book.id, bookChange: { title: title.trim() } })
    if (saved.error === undefined) onClose()
  }
  const retry = useRetry({ error, isTrying: isLoading, tryAgain: submit })
  const failure = isTitleMissing
    ? t('libraryNewTitleNeeded')
    : describeFormFailure(t, error, retry, t('libraryRenameFailed'))

  return (
    <FormDialog
      open
      title={t('libraryRename')}
      description={book.published ? t('libraryRenameLead') : undefined}
      submitLabel={retry.cause === null ? t('libraryRenameSave') : t('retryNow')}
      busy={isLoading}
      onSubmit={retry.retryNow}
      onClose={onClose}
    >
      <TextField
        label={t('libraryNewTitle')}
        value={title}
        onChange={setTitle}
        dir="auto"
        error={failure}
        maxLength={300}
      />
    </FormDialog>
  )
}
