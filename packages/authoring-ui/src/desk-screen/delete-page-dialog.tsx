import { studioMessages } from '@lectern/messages'
import { useTranslate } from '@lectern/ui'
import { ConfirmDialog } from '@lectern/ui/dialogs'
import { useState } from 'react'
import type { PageDeletionEvent } from '../pages/step-page-deletion'
import { useDesk, useDeskState } from './use-desk'

/** Asks before pages are deleted with everything on them. */
export function DeletePageDialog() {
  const desk = useDesk()
  const t = useTranslate(studioMessages)
  const { asked } = useDeskState((state) => state.pageDeletion)
  // The dialog still names its pages while it fades out.
  const [named, setNamed] = useState(asked)
  if (asked !== null && asked !== named) setNamed(asked)
  const send = (event: PageDeletionEvent) => desk.send({ kind: 'page-deletion', event })
  const first = named?.[0]
  const count = named?.length ?? 1
  return (
    <ConfirmDialog
      open={asked !== null}
      dangerous="delete-page"
      title={
        first === undefined
          ? ''
          : count === 1
            ? t('pagesDeleteTitle', { page: first.pageNumber })
            : t('pagesDeleteTitleMany', { count })
      }
      confirmLabel={t('pagesDeleteConfirm', { count })}
      onConfirm={() => send({ kind: 'page-deletion-confirmed' })}
      onCancel={() => send({ kind: 'page-deletion-cancelled' })}
    >
      {t('pagesDeleteLead', { count })}
    </ConfirmDialog>
  )
}
