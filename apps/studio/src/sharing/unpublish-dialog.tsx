import { appApi } from '@lectern/api-client/app'
import { isApiFailure } from '@lectern/api-client/session'
import { sharingMessages } from '@lectern/messages'
import { useToast, useTranslate } from '@lectern/ui'
import { ConfirmDialog } from '@lectern/ui/dialogs'

export interface UnpublishDialogProps {
  readonly bookId: number
  readonly title: string
  readonly open: boolean
  readonly onClose: () => void
  readonly onUnpublished: () => void
}

/** Asks before a book is taken away from its readers, and says what they will see. */
export function UnpublishDialog({ bookId, title, open, onClose, onUnpublished }: UnpublishDialogProps) {
  const t = useTranslate(sharingMessages)
  const toast = useToast()
  const [unpublishBook, { isLoading }] = appApi.useUnpublishBookMutation()
  const unpublish = async () => {
    try {
      await unpublishBook({ id: bookId }).unwrap()
      onUnpublished()
      toast({ tone: 'success', message: t('unpublished', { title }) })
    } catch (failure) {
      const reason = isApiFailure(failure) ? failure.msg : String(failure)
      toast({ tone: 'critical', message: t('unpublishFailed', { title, reason }) })
    }
    onClose()
  }
  return (
    <ConfirmDialog
      open={open}
      dangerous="unpublish-book"
      busy={isLoading}
      title={t('unpublishTitle', { title })}
      confirmLabel={t('unpublish')}
      onConfirm={() => void unpublish()}
      onCancel={onClose}
    >
      {t('unpublishLead')}
    </ConfirmDialog>
  )
}
