import { studioMessages } from '@lectern/messages'
import { useTranslate } from '@lectern/ui'
import { ConfirmDialog } from '@lectern/ui/dialogs'
import { useState } from 'react'
import type { PageDeletionEvent } from '../pages/step-page-deletion'
import { useDesk, useDeskState } from './use-desk'

/** Asks before a page is deleted with everything on it. */
export function DeletePageDialog() {
  const desk = useDesk()
  const t = useTranslate(studioMessages)
  const { asked, isRunning } = useDeskState((state) => state.pageDeletion)
  // The dialog still names its page while it fades out.
  const [named, setNamed] = useState(asked)
  if (asked !== null && asked !== named) setNamed(asked)
  const send = (event: PageDeletionEvent) => desk.send({ kind: 'page-deletion', event })
  return (
    <ConfirmDialog
      open={asked !== null}
      dangerous="delete-page"
      busy={isRunning}
      title={named === null ? '' : t('pagesDeleteTitle', { page: named.pageNumber })}
      confirmLabel={t('pagesDeleteConfirm')}
      onConfirm={() => send({ kind: 'page-deletion-confirmed' })}
      onCancel={() => send({ kind: 'page-deletion-cancelled' })}
    >
      {t('pagesDeleteLead')}
    </ConfirmDialog>
  )
}
