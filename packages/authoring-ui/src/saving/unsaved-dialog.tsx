import { studioMessages } from '@lectern/messages'
import { useTranslate } from '@lectern/ui'
import { UnsavedChangesDialog } from '@lectern/ui/dialogs'
import { useState } from 'react'

export interface UnsavedDialogProps {
  readonly open: boolean
  /** The unsaved pages. */
  readonly pageNumbers: readonly number[]
  /** Names of other unsaved things. */
  readonly itemNames?: readonly string[] | undefined
  readonly busy: boolean
  readonly onSave: () => void
  readonly onDiscard: () => void
  readonly onStay: () => void
}

/** Asked before leaving pages with unsaved changes. */
export function UnsavedDialog({
  open,
  pageNumbers,
  itemNames = [],
  busy,
  onSave,
  onDiscard,
  onStay,
}: UnsavedDialogProps) {
  const t = useTranslate(studioMessages)
  // The dialog still names them while it fades out.
  const unsaved = [...pageNumbers.map((page) => t('stripPage', { page })), ...itemNames]
  const [named, setNamed] = useState(unsaved)
  if (open && named.join() !== unsaved.join()) setNamed(unsaved)
  return (
    <UnsavedChangesDialog
      open={open}
      unsaved={named}
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
