import { mainApi } from '@lectern/api-client/main'
import { isApiFailure } from '@lectern/api-client/session'
import { studioMessages } from '@lectern/messages'
import { useToast, useTranslate } from '@lectern/ui'
import { ConfirmDialog } from '@lectern/ui/dialogs'
import type { WorkPage } from './work-page'

export interface DeletePageDialogProps {
  readonly bookId: number
  /** The page to be deleted; null while none is. */
  readonly page: WorkPage | null
  readonly onDeleted: () => Promise<void>
  readonly onClose: () => void
}

/** Asks before a page goes, with everything on it. */
export function DeletePageDialog({ bookId, page, onDeleted, onClose }: DeletePageDialogProps) {
  const t = useTranslate(studioMessages)
  const toast = useToast()
  const [deletePage, { isLoading }] = mainApi.useDeletePageMutation()
  const remove = async (gone: WorkPage) => {
    try {
      await deletePage({ id: bookId, pageId: gone.pageId }).unwrap()
      await onDeleted()
    } catch (error) {
      const reason = isApiFailure(error) ? error.msg : String(error)
      toast({ tone: 'critical', message: t('pagesDeleteFailed', { page: gone.pageNumber, reason }) })
    }
    onClose()
  }
  return (
    <ConfirmDialog
      open={page !== null}
      dangerous
      busy={isLoading}
      title={t('pagesDeleteTitle', { page: page?.pageNumber ?? 0 })}
      confirmLabel={t('pagesDeleteConfirm')}
      onConfirm={() => page !== null && void remove(page)}
      onCancel={onClose}
    >
      {t('pagesDeleteLead')}
    </ConfirmDialog>
  )
}
