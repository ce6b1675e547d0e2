import { overlayMessages } from '@lectern/messages'
import { Button } from '../button'
import { Dialog } from '../dialog'
import { useTranslate } from '../locale/use-translate'
import * as styles from './unsaved-changes-dialog.css'

export interface UnsavedChangesDialogProps {
  readonly open: boolean
  /** What is unsaved, a short label each: `Page 4`, `The title`. */
  readonly unsaved?: readonly string[] | undefined
  /** Saving is under way. */
  readonly busy?: boolean | undefined
  readonly onSave: () => void
  /** Lets the changes go. */
  readonly onDiscard: () => void
  /** Nothing happens: the author stays, with the changes as they are. */
  readonly onKeepEditing: () => void
  /** The question, where it is a special one: `Leave with unsaved changes?` */
  readonly title?: string | undefined
  readonly saveLabel?: string | undefined
  readonly discardLabel?: string | undefined
  readonly keepLabel?: string | undefined
}

/** Asked before changes would be lost: they are saved, let go, or worked on. The focus starts on the harmless way. */
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
