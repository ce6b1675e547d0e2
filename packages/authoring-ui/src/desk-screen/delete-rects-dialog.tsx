import { studioMessages } from '@lectern/messages'
import { useTranslate } from '@lectern/ui'
import { ConfirmDialog } from '@lectern/ui/dialogs'
import type { RectDeletionEvent } from '../recognition/step-rect-deletion'
import { useDesk, useDeskState } from './use-desk'

/** Asks before all words and sentences of the chapter are deleted in this language. */
export function DeleteRectsDialog() {
  const desk = useDesk()
  const t = useTranslate(studioMessages)
  const isAsked = useDeskState((state) => state.rectDeletion.isAsked)
  const send = (event: RectDeletionEvent) => desk.send({ kind: 'rect-deletion', event })
  return (
    <ConfirmDialog
      open={isAsked}
      dangerous="delete-chapter-rects"
      title={t('wordsDeleteTitle')}
      confirmLabel={t('wordsDeleteConfirm')}
      onConfirm={() => send({ kind: 'rect-deletion-confirmed' })}
      onCancel={() => send({ kind: 'rect-deletion-cancelled' })}
    >
      {t('wordsDeleteLead')}
    </ConfirmDialog>
  )
}
