import { mainApi, type BookSummary } from '@lectern/api-client/main'
import { isApiFailure } from '@lectern/api-client/session'
import { studioMessages } from '@lectern/messages'
import { useToast, useTranslate } from '@lectern/ui'
import { ConfirmDialog } from '@lectern/ui/dialogs'
import { useState } from 'react'

export interface DeleteBookDialogProps {
  /** The book to delete; null closes the dialog. */
  readonly book: BookSummary | null
  readonly onClose: () => void
  readonly onDeleted: (book: BookSummary) => void
}

/** Asks before a book is deleted, deletes it and says so. */
export function DeleteBookDialog({ book, onClose, onDeleted }: DeleteBookDialogProps) {
  const t = useTranslate(studioMessages)
  const toast = useToast()
  const [deleteBook, { isLoading }] = mainApi.useDeleteBookMutation()
  // The dialog still names its book while it fades out.
  const [named, setNamed] = useState(book)
  if (book !== null && book !== named) setNamed(book)
  if (named === null) return null

  const remove = async () => {
    try {
      await deleteBook({ id: named.id }).unwrap()
      onDeleted(named)
      toast({ tone: 'success', message: t('libraryDeleted', { title: named.title }) })
    } catch (failure) {
      const reason = isApiFailure(failure) ? failure.msg : String(failure)
      toast({ tone: 'critical', message: t('libraryDeleteFailed', { reason }) })
    }
    onClose()
  }
  return (
    <ConfirmDialog
      open={book !== null}
      dangerous="delete-book"
      busy={isLoading}
      title={t('libraryDeleteTitle', { title: named.title })}
      confirmLabel={t('libraryDelete')}
      onConfirm={() => book !== null && void remove()}
      onCancel={onClose}
    >
      {t('libraryDeleteLead')}
    </ConfirmDialog>
  )
}
