import { mainApi } from '@lectern/api-client/main'
import { isApiFailure, type ApiFailure } from '@lectern/api-client/session'
import { studioMessages } from '@lectern/messages'
import { useToast, useTranslate } from '@lectern/ui'
import { ConfirmDialog } from '@lectern/ui/dialogs'
import { useState } from 'react'
import type { WorkPage } from './work-page'

export interface DeletePageDialogProps {
  readonly bookId: number
  /** The page to be deleted; null while none is. */
  readonly page: WorkPage | null
  /** Shows the chapter without it; answers what went wrong. */
  readonly onDeleted: () => Promise<ApiFailure | null>
  readonly onClose: () => void
}

/** Asks before a page goes, with everything on it. */
export function DeletePageDialog({ bookId, page, onDeleted, onClose }: DeletePageDialogProps) {
  const t = useTranslate(studioMessages)
  const toast = useToast()
  const [deletePage, { isLoading }] = mainApi.useDeletePageMutation()
  // The dialog still names its page while it fades away.
  const [named, setNamed] = useState(page)
  if (page !== null && page !== named) setNamed(page)
  const remove = async (gone: WorkPage) => {
    try {
      await deletePage({ id: bookId, pageId: gone.pageId }).unwrap()
    } catch (error) {
      const reason = isApiFailure(error) ? error.msg : String(error)
      toast({ tone: 'critical', message: t('pagesDeleteFailed', { page: gone.pageNumber, reason }) })
      onClose()
      return
    }
    onClose()
    const failure = await onDeleted()
    if (failure !== null) toast({ tone: 'critical', message: t('pagesReloadFailed', { reason: failure.msg }) })
  }
  return (
    <ConfirmDialog
      open={page !== null}
      dangerous="delete-page"
      busy={isLoading}
      title={t('pagesDeleteTitle', { page: named?.pageNumber ?? 0 })}
      confirmLabel={t('pagesDeleteConfirm')}
      onConfirm={() => page !== null && void remove(page)}
      onCancel={onClose}
    >
      {t('pagesDeleteLead')}
    </ConfirmDialog>
  )
}
