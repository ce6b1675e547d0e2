import { mainApi, type BookSummary } from '@lectern/api-client/main'
import { isApiFailure } from '@lectern/api-client/session'
import { FormDialog } from '@lectern/authoring-ui'
import { studioMessages } from '@lectern/messages'
import { TextField, useTranslate } from '@lectern/ui'
import { useState } from 'react'

export interface RenameBookDialogProps {
  readonly book: BookSummary
  readonly onClose: () => void
}

/** Renames a book. Readers see the title after the next publication. */
export function RenameBookDialog({ book, onClose }: RenameBookDialogProps) {
  const t = useTranslate(studioMessages)
  const [updateBook, { isLoading }] = mainApi.useUpdateBookMutation()
  const [title, setTitle] = useState(book.title)
  const [failure, setFailure] = useState<string | undefined>()

  const submit = async () => {
    if (title.trim() === '') {
      setFailure(t('libraryNewTitleNeeded'))
      return
    }
    setFailure(undefined)
    try {
      await updateBook({ id: book.id, bookChange: { title: title.trim() } }).unwrap()
      onClose()
    } catch (error) {
      setFailure(isApiFailure(error) && error.msg !== '' ? error.msg : t('libraryRenameFailed'))
    }
  }

  return (
    <FormDialog
      open
      title={t('libraryRename')}
      description={book.published ? t('libraryRenameLead') : undefined}
      submitLabel={t('libraryRenameSave')}
      busy={isLoading}
      onSubmit={submit}
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
