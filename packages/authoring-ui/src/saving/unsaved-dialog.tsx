import { studioMessages } from '@lectern/messages'
import { Button, Inline, useTranslate } from '@lectern/ui'
import { Dialog } from '@lectern/ui/dialogs'

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
    <Dialog
      open={open}
      size="s"
      onOpenChange={(next) => !next && onStay()}
      title={t('unsavedTitle')}
      description={t('unsavedLead')}
      actions={
        <Inline gap="s" justify="end">
          <Button tone="quiet" disabled={busy} onClick={onStay}>
            {t('unsavedStay')}
          </Button>
          <Button disabled={busy} onClick={onDiscard}>
            {t('unsavedDiscard')}
          </Button>
          <Button tone="accent" busy={busy} onClick={onSave}>
            {t('unsavedSave')}
          </Button>
        </Inline>
      }
    />
  )
}
