import { studioMessages } from '@lectern/messages'
import { useTranslate } from '@lectern/ui'
import { UnsavedChangesDialog } from '@lectern/ui/dialogs'

export interface UnsavedDialogProps {
  readonly open: boolean
  readonly busy: boolean
  readonly onSave: () => void
  readonly onDiscard: () => void
  readonly onStay: () => void
}

/** Asked before leaving pages with unsaved changes. */
export function UnsavedDialog({ open, busy, onSave, onDiscard, onStay }: UnsavedDialogProps) {
  const t = useTranslate(studioMessages)
  return (
    <UnsavedChangesDialog
      open={open}
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
