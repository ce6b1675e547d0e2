import { mainApi, type BookSummary } from '@lectern/api-client/main'
import { isApiFailure } from '@lectern/api-client/session'
import { studioMessages } from '@lectern/messages'
import { Button, Inline, TextField, useTranslate } from '@lectern/ui'
import { Dialog } from '@lectern/ui/dialogs'
import { useId, useState, type FormEvent } from 'react'

export interface RenameBookDialogProps {
  readonly book: BookSummary
  readonly onClose: () => void
}

/** Gives a book another title. Readers get it with the next publication. */
export function RenameBookDialog({ book, onClose }: RenameBookDialogProps) {
  const t = useTranslate(studioMessages)
  const formId = useId()
  const [updateBook, { isLoading }] = mainApi.useUpdateBookMutation()
  const [title, setTitle] = useState(book.title)
  const [failure, setFailure] = useState<string | undefined>()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
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
    <Dialog
      open
      size="s"
      onOpenChange={(next) => !next && onClose()}
      title={t('libraryRename')}
      description={book.published ? t('libraryRenameLead') : undefined}
      actions={
        <Inline gap="s" justify="end">
          <Button tone="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} tone="accent" busy={isLoading}>
            {t('libraryRenameSave')}
          </Button>
        </Inline>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <TextField label={t('libraryNewTitle')} value={title} onChange={setTitle} error={failure} maxLength={300} />
      </form>
    </Dialog>
  )
}
