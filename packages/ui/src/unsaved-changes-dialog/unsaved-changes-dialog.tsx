import { overlayMessages } from '@lectern/messages'
import { Button } from '../button'
import { Dialog } from '../dialog'
import { useTranslate } from '../locale/use-translate'
import * as styles from './unsaved-changes-dialog.css'

export interface UnsavedChangesDialogProps {
  readonly open: boolean
  /** Names of the unsaved parts, a short label each: `Page 4`, `The title`. */
  readonly unsaved?: readonly string[] | undefined
  /** Saving is in progress. */
  readonly busy?: boolean | undefined
  readonly onSave: () => void
  /** Discards the changes. */
  readonly onDiscard: () => void
  /** Closes the dialog and keeps the changes unsaved. */
  readonly onKeepEditing: () => void
  /** A title other than the default: `Leave with unsaved changes?` */
  readonly title?: string | undefined
  readonly saveLabel?: string | undefined
  readonly discardLabel?: string | undefined
  readonly keepLabel?: string | undefined
}

/** Asks before changes are lost: save, discard or keep editing. The focus starts on the harmless choice. */
export function UnsavedChangesDialog({
  open,
  unsaved = [],
  busy = false,
  onSave,
  onDiscard,
  onKeepEditing,
  title,
  saveLabel,
  discardLabel,
  keepLabel,
}: UnsavedChangesDialogProps) {
  const t = useTranslate(overlayMessages)
  return (
    <Dialog
      open={open}
      size="m"
      onOpenChange={(next) => !next && !busy && onKeepEditing()}
      title={title ?? t('unsavedChangesTitle')}
      description={
        unsaved.length === 0 ? (
          t('unsavedChangesLead')
        ) : (
          <>
            {t('unsavedChangesList')}
            <ul className={styles.list}>
              {unsaved.map((what) => (
                <li key={what}>{what}</li>
              ))}
            </ul>
          </>
        )
      }
      actions={
        <>
          <Button tone="quiet" disabled={busy} onClick={onKeepEditing}>
            {keepLabel ?? t('unsavedChangesKeep')}
          </Button>
          <Button tone="quietCritical" disabled={busy} onClick={onDiscard}>
            {discardLabel ?? t('discard')}
          </Button>
          <Button tone="accent" busy={busy} onClick={onSave}>
            {saveLabel ?? t('save')}
          </Button>
        </>
      }
    />
  )
}
