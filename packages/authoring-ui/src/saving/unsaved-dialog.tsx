import { studioMessages } from '@lectern/messages'
import { useTranslate } from '@lectern/ui'
import { UnsavedChangesDialog } from '@lectern/ui/dialogs'
import { useState } from 'react'

export interface UnsavedDialogProps {
  readonly open: boolean
  /** The unsaved pages. */
  readonly pageNumbers: readonly number[]
  readonly busy: boolean
  readonly onSave: () => void
  readonly onDiscard: () => void
  readonly onStay: () => void
}

/** Asked before leaving pages with unsaved changes. */
export function UnsavedDialog({ open, pageNumbers, busy, onSave, onDiscard, onStay }: UnsavedDialogProps) {
  const t = useTranslate(studioMessages)
  // The dialog still names the pages while it fades out.
  const [named, setNamed] = useState(pageNumbers)
  if (open && named.join() !== pageNumbers.join()) setNamed(pageNumbers)
  return (
    <UnsavedChangesDialog
      open={open}
      unsaved={named.map((page) => t('stripPage', { page }))}
      busy={busy}
      title={t('unsavedTitle')}
      saveLabel={t('unsavedSave')}
      discardLabel={t('unsavedDiscard')}
      keepLabel={t('unsavedStay')}
      onSave={onSave}
      onDiscard={onDiscard}
      onKeepEditing={onStay}
    />
  )
}
