import { mainApi, type Chapter } from '@lectern/api-client/main'
import { bookDetailsMessages } from '@lectern/messages'
import { useToast, useTranslate } from '@lectern/ui'
import { ConfirmDialog } from '@lectern/ui/dialogs'
import { useState } from 'react'
import { basedOn } from './based-on'
import { useDescribeFailure } from './use-describe-failure'

export interface DeleteChapterDialogProps {
  readonly bookId: number
  /** The chapter to delete; null closes the dialog. */
  readonly chapter: Chapter | null
  /** Called after the call, whether it succeeded or not. */
  readonly onDone: () => Promise<unknown>
  readonly onClose: () => void
}

/** Asks before a chapter is deleted, deletes it and says so. */
export function DeleteChapterDialog({ bookId, chapter, onDone, onClose }: DeleteChapterDialogProps) {
  const t = useTranslate(bookDetailsMessages)
  const toast = useToast()
  const describeFailure = useDescribeFailure()
  const [deleteChapter, { isLoading }] = mainApi.useDeleteChapterMutation()
  // The dialog still names its chapter while it fades out.
  const [named, setNamed] = useState(chapter)
  if (chapter !== null && chapter !== named) setNamed(chapter)
  if (named === null) return null

  const remove = async () => {
    const { error } = await deleteChapter({ id: bookId, chapterId: named.id, ...basedOn(named) })
    await onDone()
    onClose()
    if (error === undefined) toast({ tone: 'success', message: t('chaptersDeleted', { chapter: named.name }) })
    else toast({ tone: 'critical', message: describeFailure(error) })
  }
  return (
    <ConfirmDialog
      open={chapter !== null}
      dangerous="delete-chapter"
      busy={isLoading}
      title={t('chaptersDeleteTitle', { chapter: named.name })}
      confirmLabel={t('chaptersDeleteConfirm')}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {t('chaptersDeleteLead', { count: named.pages.length })}
    </ConfirmDialog>
  )
}
